import { type Insertable, type Updateable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { FlowKind, InvestmentStatus } from '../vocabulary.ts'

const columns = [
  'id',
  'user_id',
  'deal_id',
  'company_name',
  'instrument',
  'status',
  'currency',
  'industry',
  'funding_stage',
  'country',
  'sdgs',
  'note',
  'first_date',
  'updated_at',
] as const

export const investmentById = (reader: Reader, id: string) =>
  reader.selectFrom('investments').select(columns).where('id', '=', id).executeTakeFirst()
export type InvestmentRow = NonNullable<Awaited<ReturnType<typeof investmentById>>>

export const lockInvestment = (tx: Tx, id: string) =>
  tx.selectFrom('investments').select('user_id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Lets changes of how much a member's ledger holds follow each other. @returns how many investments it has */
export async function holdLedger(tx: Tx, member: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('investments of ' || ${member}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('investments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', member)
    .executeTakeFirstOrThrow()
  return count
}

/** Where the page before ended. */
export interface ListedAfter {
  first_date: string
  id: string
}

interface Asked {
  member: string
  limit: number
  status?: InvestmentStatus | undefined
  /** A pattern of `like`. */
  pattern?: string | undefined
  date?: string | undefined
  id?: string | undefined
}

/** A page of a member's investments, the last made first. */
export const listedInvestments = namedStatement<Asked, InvestmentRow>(
  'investments.list',
  (_kysely, { member, limit, status, pattern, date, id }) =>
    sql<InvestmentRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from investments
    where user_id = ${member}
      ${status ? sql`and status = ${status}` : sql``}
      ${pattern ? sql`and company_name ilike ${pattern}` : sql``}
      ${date && id ? sql`and (first_date, id) < (${date}::date, ${id}::uuid)` : sql``}
    order by first_date desc, id desc limit ${limit}`,
)

/** All that a portfolio is made of, but the money. */
export const holdingsOf = namedStatement<
  { member: string },
  Pick<InvestmentRow, 'id' | 'status' | 'currency' | 'industry' | 'funding_stage' | 'country' | 'sdgs' | 'first_date'>
>(
  'investments.holdings',
  (_kysely, { member }) => sql`
    select id, status, currency, industry, funding_stage, country, sdgs, first_date from investments
    where user_id = ${member} order by first_date desc, id desc`,
)

/** A flow, or a valuation, without what was noted of it. */
export interface EntryRow {
  investment_id: string
  kind: FlowKind | 'valuation'
  date: string
  amount: number
}

/** All flows and valuations of some investments. */
export const entriesOf = namedStatement<{ ids: readonly string[] }, EntryRow>(
  'investments.entries',
  (_kysely, { ids }) => sql`
    select investment_id, kind, date, amount from investment_flows where investment_id = any(${ids}::uuid[])
    union all select investment_id, 'valuation', date, value from investment_valuations where investment_id = any(${ids}::uuid[])`,
)

export const flowsOf = (reader: Reader, id: string) =>
  reader
    .selectFrom('investment_flows')
    .select(['id', 'kind', 'date', 'amount', 'note'])
    .where('investment_id', '=', id)
    .orderBy('date')
    .orderBy('id')
    .execute()

export const valuationsOf = (reader: Reader, id: string) =>
  reader
    .selectFrom('investment_valuations')
    .select(['id', 'date', 'value', 'note'])
    .where('investment_id', '=', id)
    .orderBy('date')
    .execute()

/** The last that a member made in a deal. */
export const investmentInDeal = (reader: Reader, member: string, dealId: string) =>
  reader
    .selectFrom('investments')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('user_id', '=', member)
    .orderBy('first_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** @returns false if there is one of this id already */
export async function insertInvestment(tx: Tx, investment: Insertable<Tables['investments']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('investments')
    .values(investment)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateInvestment(tx: Tx, id: string, fields: Updateable<Tables['investments']>): Promise<void> {
  await tx
    .updateTable('investments')
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** After its flows have changed. */
export const keepFirstDate = (tx: Tx, id: string): Promise<void> =>
  updateInvestment(tx, id, {
    first_date: sql<string>`coalesce((select min(f.date) from investment_flows f where f.investment_id = investments.id), first_date)`,
  } as never)

export async function deleteInvestment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('investments').where('id', '=', id).execute()
}

/** How many flows an investment has, and all their amounts together. */
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

type Flow = Tables['investment_flows']
type Valuation = Tables['investment_valuations']

/** @returns false if there is one of this id already */
export async function insertFlow(tx: Tx, flow: Flow): Promise<boolean> {
  const inserted = await tx
    .insertInto('investment_flows')
    .values(flow)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const flowById = (tx: Tx, id: string) => tx.selectFrom('investment_flows').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns whether the investment has such a flow */
export async function updateFlow(tx: Tx, { id, investment_id, ...fields }: Flow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('investment_flows')
    .set(fields)
    .where('id', '=', id)
    .where('investment_id', '=', investment_id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteFlow(tx: Tx, investmentId: string, id: string): Promise<void> {
  await tx.deleteFrom('investment_flows').where('id', '=', id).where('investment_id', '=', investmentId).execute()
}

/** @returns false if there is one of this id, or of this day */
export async function insertValuation(tx: Tx, valuation: Valuation): Promise<boolean> {
  const inserted = await tx
    .insertInto('investment_valuations')
    .values(valuation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const valuationById = (tx: Tx, id: string) =>
  tx.selectFrom('investment_valuations').selectAll().where('id', '=', id).executeTakeFirst()

export const valuationOfDay = (tx: Tx, investmentId: string, date: string) =>
  tx.selectFrom('investment_valuations').select('id').where('investment_id', '=', investmentId).where('date', '=', date).executeTakeFirst()

/** @returns whether the investment has such a valuation */
export async function updateValuation(tx: Tx, { id, investment_id, ...fields }: Valuation): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('investment_valuations')
    .set(fields)
    .where('id', '=', id)
    .where('investment_id', '=', investment_id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteValuation(tx: Tx, investmentId: string, id: string): Promise<void> {
  await tx.deleteFrom('investment_valuations').where('id', '=', id).where('investment_id', '=', investmentId).execute()
}
