import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/index.ts'
import type { Announce, DomainEventPayloads, DomainEventType } from './domain-event.ts'

/**
 * Announces events within a room's statement, as one of its `with` parts: one event for each row of the part `rows`, with expressions on
 * that row as payload. Outside `change`, call `wake` once the statement is done.
 */
export function announcement<Type extends DomainEventType>(
  type: Type,
  rows: string,
  payload: { [Field in keyof DomainEventPayloads[Type]]: Expression<DomainEventPayloads[Type][Field]> },
): RawBuilder<unknown> {
  const fields = Object.entries<Expression<unknown>>(payload).map(([field, value]) => sql`${sql.lit(field)}, ${value}`)
  return sql`
    insert into domain_events (type, payload)
    select ${sql.lit(type)}, jsonb_build_object(${sql.join(fields)}) from ${sql.table(rows)}`
}

/** Announces events in an existing transaction; reactions find them on their next poll. */
export const announceIn =
  (tx: Tx): Announce =>
  async (type, payload) => {
    await tx
      .insertInto('domain_events')
      .values({ type, payload: JSON.stringify(payload) })
      .execute()
  }
