import { type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/index.ts'
import type { DomainEvent, Reaction } from './domain-event.ts'

const usuallyAtOnce = 1_000
/** A failing reaction is retried after 1, 2, 4 … seconds, at most this many. */
const longestPause = 300

/**
 * Processes the next unread events of a reaction.
 * @returns whether there are more that cannot be read yet, because an older transaction is still open
 */
export async function runReaction(database: Database, reaction: Reaction, log: Logger): Promise<boolean> {
  for (;;) {
    const outcome = await nextBatch(database, reaction).catch((error: unknown) => postpone(database, reaction, error, log))
    if (outcome !== 'more') return outcome === 'waiting'
  }
}

/** Gives new reactions their position: before all stored events, or after everything committed so far. */
export async function takePlaces(database: Database, reactions: readonly Reaction[]): Promise<void> {
  await sql`
    insert into reaction_positions (reaction, transaction_id)
    select name, case when from_now then pg_snapshot_xmin(pg_current_snapshot()) else '0' end
    from unnest(${reactions.map(({ name }) => name)}::text[], ${reactions.map(({ fromNow }) => fromNow ?? false)}::bool[]) given (name, from_now)
    on conflict do nothing`.execute(database.kysely)
}

/** Which reaction follows which event type, as a table. */
export function followedBy(reactions: readonly Reaction[]): RawBuilder<unknown> {
  const names = reactions.flatMap(({ name, on }) => on.map(() => name))
  return sql`unnest(${names}::text[], ${reactions.flatMap(({ on }) => on)}::text[]) followed (reaction, type)`
}

/**
 * The reactions with unread events, and whether the first of these can be read yet: one query is cheaper than running each reaction, and
 * most are asked while the transaction that woke them, or another one, is still open.
 */
export async function reactionsBehind(database: Database, reactions: readonly Reaction[]): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ reaction: string; is_readable: boolean }>`
    select followed.reaction, bool_or(${isReadable}) as is_readable
    from ${followedBy(reactions)}
    join reaction_positions p on p.reaction = followed.reaction
    cross join lateral (
      select transaction_id from domain_events
      where type = followed.type and (transaction_id, id) > (p.transaction_id, p.event_id)
      order by transaction_id, id limit 1) e
    where coalesce(p.retry_at <= now(), true)
    group by followed.reaction`.execute(database.kysely)
  return new Map(rows.map(({ reaction, is_readable }) => [reaction, is_readable]))
}

/** Ids are drawn before commit, so only events can be read that no open transaction can still precede. */
const isReadable = sql`e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())`

/** Processes one batch and moves the position in one transaction; the row lock on the position keeps other nodes out. */
async function nextBatch(database: Database, reaction: Reaction): Promise<'more' | 'waiting' | 'done'> {
  const names = [...reaction.on] as string[]
  const atOnce = reaction.atOnce ?? usuallyAtOnce
  return database.transaction(async (tx) => {
    const { rows } = await sql<DomainEvent & { transaction_id: string; readable: boolean }>`
      with position as materialized (
        select transaction_id, event_id from reaction_positions
        where reaction = ${reaction.name} and coalesce(retry_at <= now(), true) for update
      )
      select e.*, ${isReadable} as readable
      from position, unnest(${names}::text[]) of_type, lateral (
        select id, type, payload, created_at, transaction_id from domain_events
        where type = of_type and (transaction_id, id) > (position.transaction_id, position.event_id)
        order by transaction_id, id limit ${atOnce}
      ) e
      order by transaction_id, id limit ${atOnce}`.execute(tx)
    const firstUnreadable = rows.findIndex((row) => !row.readable)
    const events = firstUnreadable < 0 ? rows : rows.slice(0, firstUnreadable)
    const last = events.at(-1)
    if (last) {
      await reaction.react(tx, events)
      // A power cut may undo work and position, always together, and the batch is repeated. So do not wait for the disk.
      await sql`
        update reaction_positions set transaction_id = ${last.transaction_id}::xid8, event_id = ${last.id}, failures = 0, retry_at = null, last_error = null
        where reaction = ${reaction.name} returning set_config('synchronous_commit', 'off', true)`.execute(tx)
    }
    if (firstUnreadable >= 0) return 'waiting'
    return rows.length === atOnce ? 'more' : 'done'
  })
}

async function postpone(database: Database, reaction: Reaction, error: unknown, log: Logger): Promise<'done'> {
  const message = error instanceof Error ? error.message : String(error)
  const { rows } = await sql<{ failures: number }>`
    update reaction_positions set failures = failures + 1, last_error = ${message},
      retry_at = now() + least(power(2, least(failures, 20)), ${longestPause}) * interval '1 second'
    where reaction = ${reaction.name} returning failures`.execute(database.kysely)
  log.error({ err: error, reaction: reaction.name, failures: rows[0]?.failures }, 'a reaction failed; it will be retried')
  return 'done'
}
