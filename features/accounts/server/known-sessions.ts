import type { Database } from '#platform/server/database/index.ts'
import { Recent } from '#platform/server/recent.ts'
import { isRenewalDue } from './authentication.ts'
import { type SessionRow, sessionByToken } from './queries.ts'
import { tokenHash } from './session-tokens.ts'

export interface KnownSessions {
  /** The live session of a token, as it was within the last second; undefined if there is none. */
  find(token: string): Promise<SessionRow | undefined>
  /** Clears the cache. */
  forget(): void
  stop(): Promise<void>
}

/** For how many milliseconds a session is cached if no notification of its end arrives, and how many sessions are. */
const limits = { time: 1_000, sessions: 10_000 }

/** Database notifications: sessions that ended, and members whose permissions changed (migrations 0008 and 0036). */
const channels = ['sessions_ended', 'members_changed']

/**
 * Caches sessions briefly, since a screen makes several requests at a time. The whole cache is cleared when the database reports that any
 * session ended, on whichever node; the lifetime is the fallback if that notification is lost.
 */
export async function knownSessions(database: Database, time = limits.time): Promise<KnownSessions> {
  const known = new Recent<string, { session: Promise<SessionRow | undefined>; until: number }>(limits.sessions)
  const forget = () => known.clear()
  const ends = await Promise.all(channels.map((channel) => database.listen(channel, forget, forget)))

  async function lookUp(token: string): Promise<SessionRow | undefined> {
    const [session] = await sessionByToken(database.kysely, { token_hash: tokenHash(token) })
    return session
  }

  return {
    async find(token) {
      const before = known.get(token)
      if (before && before.until > performance.now()) return before.session
      // Cached before the lookup, so that an entry cleared in the meantime is not put back.
      const entry = { session: lookUp(token), until: performance.now() + time }
      known.set(token, entry)
      const keep = (session?: SessionRow) => {
        if (known.get(token) === entry && !(session && isSettled(session))) known.delete(token)
      }
      entry.session.then(keep, () => keep())
      return entry.session
    },
    forget,
    async stop() {
      await Promise.all(ends.map((end) => end()))
    },
  }
}

/** Whether the session can be cached, that is, needs no update on its next request. */
const isSettled = ({ user_type, role, is_use_due, expiresAt }: SessionRow) =>
  user_type !== null && role !== null && !is_use_due && !isRenewalDue(expiresAt)
