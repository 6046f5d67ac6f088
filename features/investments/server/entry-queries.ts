import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { EntryKind } from '../vocabulary.ts'

/** A cash flow or a valuation, without its note. */
export interface EntryRow {
  investment_id: string
  kind: EntryKind
  date: string
  amount: number
}

/** All cash flows and valuations of several investments. */
export const entriesOf = namedStatement<{ ids: readonly string[] }, EntryRow>(
  'investments.entries',
  (_kysely, { ids }) => sql`
    select investment_id, kind, date, amount from investment_flows where investment_id = any(${ids}::uuid[])
    union all select investment_id, 'valuation', date, value from investment_valuations where investment_id = any(${ids}::uuid[])`,
)

export const flowsOf = (reader: Reader, id: string) =>
  reader
    .selectFrom('investment_flows')
    .select(['id', 'kind', 'date', 'amount', 'note', 'updated_by', 'updated_at'])
    .where('investment_id', '=', id)
    .orderBy('date')
    .orderBy('id')
    .execute()

export const valuationsOf = (reader: Reader, id: string) =>
  reader
    .selectFrom('investment_valuations')
    .select(['id', 'date', 'value', 'note', 'updated_by', 'updated_at'])
    .where('investment_id', '=', id)
    .orderBy('date')
    .execute()

/** Cash flows and valuations have a table each, alike but for their amounts. */
type EntryTable = 'investment_flows' | 'investment_valuations'

/** The stored columns of an entry, with its author in a shared ledger. */
interface Saved {
  investment_flows: Insertable<Tables['investment_flows']>
  investment_valuations: Insertable<Tables['investment_valuations']>
}

export const entryById = (tx: Tx, table: EntryTable, id: string) => tx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()

/** @returns false if the id, or the date of a valuation, is already taken */
export async function insertEntry<Table extends EntryTable>(tx: Tx, table: Table, entry: Saved[Table]): Promise<boolean> {
  const inserted = await tx
    .insertInto<EntryTable>(table)
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** @returns false if the investment has no such entry */
export async function updateEntry<Table extends EntryTable>(
  tx: Tx,
  table: Table,
  { id, investment_id, ...fields }: Saved[Table],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable<EntryTable>(table)
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('investment_id', '=', investment_id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteEntry(tx: Tx, table: EntryTable, { id, investment_id }: { id: string; investment_id: string }): Promise<void> {
  await tx.deleteFrom(table).where('id', '=', id).where('investment_id', '=', investment_id).execute()
}

/** The number of cash flows of an investment and the sum of their amounts. */
export async function flowTotals(tx: Tx, id: string): Promise<{ count: number; amount: number }> {
  return tx
    .selectFrom('investment_flows')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('investment_id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function countValuations(tx: Tx, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('investment_valuations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('investment_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

export const valuationOfDay = (tx: Tx, investmentId: string, date: string) =>
  tx.selectFrom('investment_valuations').select('id').where('investment_id', '=', investmentId).where('date', '=', date).executeTakeFirst()
