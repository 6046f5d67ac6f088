import { type Insertable, type Updateable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { InvestmentStatus } from '../vocabulary.ts'

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

/** Serialises changes of the number of investments in a member's ledger. @returns that number */
export async function lockLedger(tx: Tx, member: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('investments of ' || ${member}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('investments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', member)
    .executeTakeFirstOrThrow()
  return count
}

interface Asked {
  member: string
  limit: number
  status?: InvestmentStatus | undefined
  /** For `ilike`. */
  pattern?: string | undefined
  date?: string | undefined
  id?: string | undefined
}

/** A page of a member's investments, most recent first. */
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

/** The details of a member's investments that a portfolio needs. */
export const holdingsOf = namedStatement<
  { member: string },
  Pick<InvestmentRow, 'id' | 'status' | 'currency' | 'industry' | 'funding_stage' | 'country' | 'sdgs' | 'first_date'>
>(
  'investments.holdings',
  (_kysely, { member }) => sql`
    select id, status, currency, industry, funding_stage, country, sdgs, first_date from investments
    where user_id = ${member} order by first_date desc, id desc`,
)

/** A member's most recent investment in a deal. */
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

/** @returns false if the id is already taken */
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

/** To be called after its cash flows have changed. */
export const updateFirstDate = (tx: Tx, id: string): Promise<void> =>
  updateInvestment(tx, id, {
    first_date: sql<string>`coalesce((select min(f.date) from investment_flows f where f.investment_id = investments.id), first_date)`,
  } as never)

export async function deleteInvestment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('investments').where('id', '=', id).execute()
}
