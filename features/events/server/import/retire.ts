import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { settleDuplicates } from './settle-duplicates.ts'
import type { ImportedFrom } from './upsert.ts'

/** Events of a source that are still to begin, by id, one batch. Some sources no longer list those that have begun. */
export const eventsAhead = (tx: Tx, { kind, sourceId }: ImportedFrom, after: string | undefined, limit: number) =>
  tx
    .selectFrom('events')
    .select(['id', 'external_id'])
    .where('source', '=', kind)
    // An index serves this, but not "is not distinct from".
    .where('source_id', sourceId === null ? 'is' : '=', sourceId)
    .where('status', '<>', 'retired')
    .where('event_date', '>', sql<Date>`now()`)
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Retires events that their source no longer has. */
export async function retireEvents(tx: Tx, announce: Announce, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const before = await tx.selectFrom('events').select(['id', 'status', 'sameness']).where('id', 'in', ids).forUpdate().execute()
  await tx
    .updateTable('events')
    .set({ status: 'retired', duplicate_of: null, sequence: sql<number>`sequence + 1`, updated_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute()
  await announce('event.saved', { event_ids: ids })
  for (const { id, status } of before) if (status === 'scheduled') await announce('event.cancelled', { event_id: id })
  await settleDuplicates(
    tx,
    announce,
    before.map(({ sameness }) => sameness),
  )
}
