import { sql } from 'kysely'
import type { Logger } from 'pino'
import '../tables.ts'
import type { Database, Tx } from '../database/index.ts'
import type { Announce, Reaction } from './domain-event.ts'
import { beginNow, runReaction } from './run-reaction.ts'

export { type Announce, type DomainEvent, type DomainEventType, type Reaction, reaction } from './domain-event.ts'

export interface DomainEvents {
  /** Runs a change in one transaction with what must follow it; reactions are woken once it is committed. */
  change<Result>(run: (tx: Tx, announce: Announce) => Promise<Result>): Promise<Result>
  /** Says that a statement of a room's own has committed events; `change` does so by itself. */
  wake(): void
  start(reactions: readonly Reaction[]): Promise<void>
  /** Resolves when every reaction has caught up with all that was committed before the call. */
  settled(): Promise<void>
  /** Deletes events older than an interval ('30 days') that all who are told of them have seen. */
  forget(age: string): Promise<void>
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

  /** Which reaction is told of which type, as a table. */
  function followed() {
    const names = reactions.flatMap(({ name, on }) => on.map(() => name))
    return sql`unnest(${names}::text[], ${reactions.flatMap(({ on }) => on)}::text[]) followed (reaction, type)`
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
    wake,
    async start(given) {
      await beginNow(
        database,
        given.filter((each) => each.fromNow),
      )
      reactions = given
      timer = setInterval(wake, pollInterval)
      timer.unref()
      wake()
    },
    async settled() {
      if (reactions.length === 0) return
      for (;;) {
        wake()
        await running
        const behind = await sql`
          select 1 from ${followed()}
          join reaction_positions p on p.reaction = followed.reaction and p.retry_at is null
          join domain_events e on e.type = followed.type and (e.transaction_id, e.id) > (p.transaction_id, p.event_id) limit 1`.execute(
          database.kysely,
        )
        if (behind.rows.length === 0 || stopped) return
      }
    },
    async forget(age) {
      if (reactions.length === 0) return
      await sql`
        delete from domain_events e where e.created_at < now() - ${age}::interval and not exists (
          select from ${followed()} left join reaction_positions p on p.reaction = followed.reaction
          where followed.type = e.type and (p.reaction is null or (p.transaction_id, p.event_id) < (e.transaction_id, e.id))
        )`.execute(database.kysely)
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
