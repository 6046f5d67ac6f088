import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { type EventRow, updateEvent } from './queries.ts'

/** Cancels upcoming events that nobody can host any more. Those who registered are told. @returns the events */
export async function cancelEvents(tx: Tx, condition: RawBuilder<SqlBool>): Promise<EventRow[]> {
  const events = await tx
    .selectFrom('events')
    .selectAll()
    .where(condition)
    .where('status', '=', 'scheduled')
    .where('end_date', '>', sql<Date>`now()`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const { id, sequence } of events) {
    await updateEvent(tx, id, { status: 'cancelled', sequence: sequence + 1 })
    await announceIn(tx)('event.cancelled', { event_id: id })
  }
  return events
}
