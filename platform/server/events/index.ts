import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Tx } from '../database/index.ts'
import { announceIn } from './announcement.ts'
import type { Announce, Reaction } from './domain-event.ts'
import { followedBy, reactionsBehind, runReaction, takePlaces } from './run-reaction.ts'

export { portableColumns } from './portable-columns.ts'
export { announceIn, announcement } from './announcement.ts'
export { type Announce, type DomainEvent, type DomainEventType, type Reaction, reaction } from './domain-event.ts'

export interface DomainEvents {
  /** Runs a change in one transaction together with its events; reactions are woken after the commit. */
  change<Result>(run: (tx: Tx, announce: Announce) => Promise<Result>): Promise<Result>
  /** Signals that a statement outside `change` has committed events. */
  wake(): void
  start(reactions: readonly Reaction[]): Promise<void>
  /** Resolves when every reaction has processed everything that was committed before the call. */
  settled(): Promise<void>
  /** Deletes events older than an interval ('30 days') that all reactions have processed. */
  forget(age: string): Promise<void>
  stop(): Promise<void>
}

/** How often a node polls for events that it was not woken for, in milliseconds. */
const pollInterval = 2_000
/**
 * Events that arrive while others are processed are collected for a multiple of the processing time, up to a limit in milliseconds: a batch
 * costs little more than one event, and under load most of the time is left for requests.
 */
const gathering = { factor: 4, most: 1_000 }

export function domainEvents(database: Database, log: Logger): DomainEvents {
  let reactions: readonly Reaction[] = []
  let stopped = false
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let waitedFor = 0
  let hurry = () => {}

  /** Delays the next poll so that events can accumulate, unless `settled` is waiting. */
  const gather = (worked: number) =>
    new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, waitedFor ? 25 : Math.min(Math.max(25, gathering.factor * worked), gathering.most))
      hurry = () => {
        clearTimeout(timeout)
        resolve()
      }
    })

  async function catchUp() {
    do {
      again = false
      let waiting = false
      const began = performance.now()
      try {
        const behind = await reactionsBehind(database, reactions)
        for (const each of reactions) {
          if (stopped) return
          const isReadable = behind.get(each.name)
          if (isReadable === false || (isReadable && (await runReaction(database, each, log)))) waiting = true
        }
      } catch (error) {
        if (!stopped) log.error({ err: error }, 'reactions could not be run; retrying')
      }
      if (waiting || again) await gather(performance.now() - began)
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
          await announceIn(tx)(type, payload)
        }
        return run(tx, announce)
      })
      if (announced) wake()
      return result
    },
    wake,
    async start(given) {
      await takePlaces(database, given)
      reactions = given
      timer = setInterval(wake, pollInterval)
      timer.unref()
      wake()
    },
    async settled() {
      if (reactions.length === 0) return
      waitedFor += 1
      try {
        for (;;) {
          wake()
          hurry()
          await running
          const behind = await sql`
            select 1 from ${followedBy(reactions)}
            join reaction_positions p on p.reaction = followed.reaction and p.retry_at is null
            join domain_events e on e.type = followed.type and (e.transaction_id, e.id) > (p.transaction_id, p.event_id) limit 1`.execute(
            database.kysely,
          )
          if (behind.rows.length === 0 || stopped) return
        }
      } finally {
        waitedFor -= 1
      }
    },
    async forget(age) {
      if (reactions.length === 0) return
      await sql`
        delete from domain_events e where e.created_at < now() - ${age}::interval and not exists (
          select from ${followedBy(reactions)} join reaction_positions p on p.reaction = followed.reaction
          where followed.type = e.type and (p.transaction_id, p.event_id) < (e.transaction_id, e.id)
        )`.execute(database.kysely)
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      hurry()
      await running
    },
  }
}
