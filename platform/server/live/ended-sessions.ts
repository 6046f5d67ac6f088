import type { Services } from '../services.ts'

interface EndedSessionsParts {
  services: Pick<Services, 'database' | 'log'>
  standingSessions(ids: readonly string[]): Promise<readonly string[]>
  /** The sessions of this node's clients. */
  held(): ReadonlySet<string>
  onEnded(sessions: ReadonlySet<string>): void
  /** Polling interval in milliseconds. */
  interval?: number
}

interface EndedSessions {
  /** Whether a session has just ended: a client may have connected at that very moment. */
  hasEnded(session: string): boolean
  stop(): Promise<void>
}

/** Deleted sessions are reported by the database (migration 0008); polling finds expired ones. */
export async function followEndedSessions(parts: EndedSessionsParts): Promise<EndedSessions> {
  const { services, standingSessions, held, onEnded, interval = 25_000 } = parts
  const { database, log } = services
  let lately = new Set<string>()
  let before = new Set<string>()

  async function look() {
    before = lately
    lately = new Set()
    const sessions = held()
    if (sessions.size === 0) return
    try {
      const standing = new Set(await standingSessions([...sessions]))
      onEnded(new Set([...sessions].filter((session) => !standing.has(session))))
    } catch (error) {
      log.warn({ err: error }, 'the sessions of connected clients could not be checked; retrying')
    }
  }

  const end = await database.listen(
    'sessions_ended',
    (session) => {
      lately.add(session)
      onEnded(new Set([session]))
    },
    () => void look(),
  )
  const timer = setInterval(() => void look(), interval).unref()

  return {
    hasEnded: (session) => lately.has(session) || before.has(session),
    async stop() {
      clearInterval(timer)
      await end()
    },
  }
}
