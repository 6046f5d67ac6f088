import type { Database } from '#platform/server/database/index.ts'
import { Recent } from '#platform/server/recent.ts'
import { isRenewalDue } from './authentication.ts'
import { type SessionRow, sessionByToken } from './queries.ts'
import { tokenHash } from './session-tokens.ts'

export interface KnownSessions {
  /** The live session of a token, as it was within the last second; undefined if there is none. */
  find(token: string): Promise<SessionRow | undefined>
  /** Has every session looked up anew. */
  forget(): void
  stop(): Promise<void>
}

/** For how many milliseconds a session is remembered, should nothing be heard of its end, and how many sessions are. */
const limits = { time: 1_000, sessions: 10_000 }

/** What the database tells of: sessions that ended, and members who may do other things than before (migrations 0008 and 0036). */
const channels = ['sessions_ended', 'members_changed']

/**
 * Remembers for a moment whose sessions are, since a screen asks for several things at once. All are forgotten as soon as the database tells
 * of any that ended, whichever node ended it; the time is what bounds the wait if that does not arrive.
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
      // In its place before it is looked up: what is forgotten meanwhile is not put back.
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

/** Whether nothing is to be done for it before it is asked for again. */
const isSettled = ({ user_type, role, is_use_due, expiresAt }: SessionRow) =>
  user_type !== null && role !== null && !is_use_due && !isRenewalDue(expiresAt)
