import { sql } from 'kysely'
import type { Logger } from 'pino'
import '../tables.ts'
import type { Database, Tx } from '../database/index.ts'
import type { Announce, Reaction } from './domain-event.ts'
import { runReaction } from './run-reaction.ts'

export { type Announce, type Reaction, reaction } from './domain-event.ts'

export interface DomainEvents {
  /** Runs a change in one transaction with what must follow it; reactions are woken once it is committed. */
  change<Result>(run: (tx: Tx, announce: Announce) => Promise<Result>): Promise<Result>
  start(reactions: readonly Reaction[]): void
  /** Resolves when every reaction has caught up with all that was committed before the call. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** How often a node looks for events that no wake-up told it of, in milliseconds. */
const pollInterval = 2_000

export function domainEvents(database: Database, log: Logger): DomainEvents {
  let reactions: readonly Reaction[] = []
  let stopped = false
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  async function catchUp() {
    do {
      again = false
      let waiting = false
      for (const each of reactions) {
        if (stopped) return
        try {
          waiting = (await runReaction(database, each, log)) || waiting
        } catch (error) {
          if (!stopped) log.error({ err: error, reaction: each.name }, 'a reaction could not be run; it is tried again')
        }
      }
      if (waiting) await new Promise((resolve) => setTimeout(resolve, 25))
      again ||= waiting
    } while (again && !stopped)
  }

  function wake() {
    if (stopped || reactions.length === 0) return
    again = true
    running ??= catchUp().finally(() => {
      running = undefined
      if (again) wake()
    })
  }

  return {
    async change(run) {
      let announced = false
      const result = await database.transaction(async (tx) => {
        const announce: Announce = async (type, payload) => {
          announced = true
          await tx
            .insertInto('domain_events')
            .values({ type, payload: JSON.stringify(payload) })
            .execute()
        }
        return run(tx, announce)
      })
      if (announced) wake()
      return result
    },
    start(given) {
      reactions = given
      timer = setInterval(wake, pollInterval)
      timer.unref()
      wake()
    },
    async settled() {
      const names = reactions.flatMap((each) => each.on)
      if (names.length === 0) return
      for (;;) {
        wake()
        await running
        const behind = await sql`
          select 1 from reaction_positions p join domain_events e on (e.transaction_id, e.id) > (p.transaction_id, p.event_id)
          where e.type = any(${names}) and p.retry_at is null limit 1`.execute(database.kysely)
        if (behind.rows.length === 0 || stopped) return
      }
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
