import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/index.ts'
import type { Announce, DomainEventPayloads, DomainEventType } from './domain-event.ts'

/**
 * Announces within a statement of a room's own, as one of its `with` parts: an event for each row of another part, `rows`, with
 * expressions on that row as its payload. Outside of `change`, `wake` is called once the statement is done.
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

/** Announces in a transaction that somebody else has begun; reactions find it when they look next. */
export const announceIn =
  (tx: Tx): Announce =>
  async (type, payload) => {
    await tx
      .insertInto('domain_events')
      .values({ type, payload: JSON.stringify(payload) })
      .execute()
  }
