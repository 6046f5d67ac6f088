import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Bulk, MemberFilters } from '../contract.ts'
import type { BulkAct } from '../vocabulary.ts'
import { matchingListings } from './list-queries.ts'

const shown = ['id', 'act', 'state', 'total', 'done', 'skipped'] as const

/** An operator's act on many members. */
export const bulkOf = (reader: Reader, operatorId: string, id: string): Promise<Bulk | undefined> =>
  reader.selectFrom('bulk_acts').select(shown).where('id', '=', id).where('operator_id', '=', operatorId).executeTakeFirst()

/** Locks an act until the transaction ends. */
export const lockBulk = (tx: Tx, id: string) => tx.selectFrom('bulk_acts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface NewBulk {
  id: string
  operator_id: string
  act: BulkAct
  days: number | null
  group_id: string | null
  reason: string
}

/** @returns false if there is an act with this id */
export async function insertBulk(tx: Tx, bulk: NewBulk): Promise<boolean> {
  const inserted = await tx
    .insertInto('bulk_acts')
    .values({ ...bulk, total: 0, state: 'running' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Chooses the members of an act: these, or all that match. @returns how many */
export async function insertBulkMembers(tx: Tx, id: string, who: { ids: readonly string[] } | { filters: MemberFilters }): Promise<number> {
  const chosen =
    'ids' in who
      ? matchingListings(tx, {}).where('l.member_id', '=', sql<string>`any(${who.ids}::uuid[])`)
      : matchingListings(tx, who.filters)
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('bulk_act_members')
    .columns(['bulk_id', 'member_id'])
    .expression(chosen.select([sql<string>`${id}::uuid`.as('bulk_id'), 'l.member_id']))
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

export async function updateBulk(tx: Tx, id: string, change: Partial<Pick<Bulk, 'state' | 'total' | 'done' | 'skipped'>>): Promise<Bulk> {
  return tx.updateTable('bulk_acts').set(change).where('id', '=', id).returning(shown).executeTakeFirstOrThrow()
}

/** Takes the next members off the list. */
export async function takeBulkMembers(tx: Tx, id: string, limit: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('bulk_act_members')
    .where('bulk_id', '=', id)
    .where('member_id', 'in', (query) =>
      query.selectFrom('bulk_act_members').select('member_id').where('bulk_id', '=', id).orderBy('member_id').limit(limit),
    )
    .returning('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** Deletes acts of the day before, with their lists of members. */
export async function deleteOldBulks(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('bulk_acts')
    .where(sql<boolean>`created_at < now() - interval '1 day' and state <> 'running' or created_at < now() - interval '7 days'`)
    .execute()
}
