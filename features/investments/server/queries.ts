import { type Insertable, type UpdateObject, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import { containsWords } from '#platform/server/database/contains-words.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type OrganisationBriefRow, organisations, organisationsOf, presentOrganisation } from '#features/organisations/server/index.ts'
import type { InvestmentStatus } from '../vocabulary.ts'
import { type Holder, type HolderParameters, areHeldBy, keyOf } from './holder.ts'

export const investmentColumns = [
  'id',
  'user_id',
  'organisation_id',
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
  'updated_by',
] as const

export const investmentById = (reader: Reader, id: string) =>
  reader.selectFrom('investments').select(investmentColumns).where('id', '=', id).executeTakeFirst()
export type InvestmentRow = NonNullable<Awaited<ReturnType<typeof investmentById>>>

export const lockInvestment = (tx: Tx, id: string) =>
  tx.selectFrom('investments').select(['user_id', 'organisation_id']).where('id', '=', id).forUpdate().executeTakeFirst()

/** Serialises changes of the number of investments in a ledger, and of who is responsible for them. */
export const lockLedger = (tx: Tx, holder: Holder): Promise<void> => advisoryLock(tx, `investments of ${keyOf(holder)}`)

/** The number of investments in a ledger. */
export async function countInvestments(reader: Reader, holder: Holder): Promise<number> {
  const { count } = await reader
    .selectFrom('investments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(areHeldBy(holder))
    .executeTakeFirstOrThrow()
  return count
}

/** The order of a ledger's index, whose leading columns are known. */
const inOrder = ({ organisation }: HolderParameters) =>
  organisation === undefined ? sql`user_id, organisation_id, first_date desc, id desc` : sql`first_date desc, id desc`

type Asked = Holder & {
  limit: number
  status?: InvestmentStatus | undefined
  /** `wordPatterns` of a search by name. */
  patterns?: string | undefined
  date?: string | undefined
  id?: string | undefined
}

/** A page of a ledger's investments, most recent first. */
export const listedInvestments = namedStatement<Asked, InvestmentRow>(
  'investments.list',
  (_kysely, { member, organisation, limit, status, patterns, date, id }) =>
    sql<InvestmentRow>`
    select ${sql.join(investmentColumns.map((column) => sql.ref(column)))} from investments
    where ${areHeldBy({ member, organisation })}
      ${status ? sql`and status = ${status}` : sql``}
      ${patterns ? sql`and ${containsWords(sql`company_name`, patterns)}` : sql``}
      ${date && id ? sql`and (first_date, id) < (${date}::date, ${id}::uuid)` : sql``}
    order by ${inOrder({ organisation })} limit ${limit}`,
)

/** The details of a ledger's investments that a portfolio needs. */
export const holdingsOf = namedStatement<
  Holder,
  Pick<InvestmentRow, 'id' | 'status' | 'currency' | 'industry' | 'funding_stage' | 'country' | 'sdgs' | 'first_date'>
>(
  'investments.holdings',
  (_kysely, holder) => sql`
    select id, status, currency, industry, funding_stage, country, sdgs, first_date from investments
    where ${areHeldBy(holder)} order by ${inOrder(holder)}`,
)

/** The investments of a ledger with what tells their companies apart, the first ones first. */
export const companiesInLedger = namedStatement<
  Holder,
  Pick<InvestmentRow, 'id' | 'deal_id' | 'company_name' | 'status' | 'currency' | 'first_date'>
>(
  'investments.companies',
  (_kysely, holder) => sql`
    select id, deal_id, company_name, status, currency, first_date from investments where ${areHeldBy(holder)} order by first_date, id`,
)

/** A member's own most recent investment in a deal. */
export const investmentInDeal = (reader: Reader, member: string, dealId: string) =>
  reader
    .selectFrom('investments')
    .select('id')
    .where('deal_id', '=', dealId)
    .where(areHeldBy({ member }))
    .orderBy('first_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The same in each of the ledgers that a member shares, by name. */
export async function sharedInvestmentsInDeal(reader: Reader, member: string, dealId: string) {
  const { rows } = await sql<OrganisationBriefRow & { investment_id: string }>`
    select * from (
      select distinct on (o.id) i.id as investment_id, o.id, o.slug, o.name, o.kind, o.logo
      from investments i
      join ${organisationsOf(sql`${member}::uuid`)} mine on mine.organisation_id = i.organisation_id
      join ${organisations.as('o')} on o.id = i.organisation_id
      where i.deal_id = ${dealId} and o.kind <> 'startup'
      order by o.id, i.first_date desc, i.id desc
    ) each order by name, id`.execute(reader)
  return rows.map(({ investment_id, ...organisation }) => ({ investment_id, organisation: presentOrganisation(organisation) }))
}

/** The organisation in whose ledger an investment is. Also one that operators have hidden, for its people. */
export async function organisationOfInvestment(reader: Reader, { organisation_id }: Pick<InvestmentRow, 'organisation_id'>) {
  if (organisation_id === null) return null
  const found = await reader
    .selectFrom(organisations.as('o'))
    .select(['o.id', 'o.slug', 'o.name', 'o.kind', 'o.logo'])
    .where('o.id', '=', organisation_id)
    .executeTakeFirst()
  return found ? presentOrganisation(found) : null
}

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

/** @param by the author, in a shared ledger */
export async function updateInvestment(
  tx: Tx,
  id: string,
  by: string | null,
  fields: UpdateObject<Tables, 'investments'> = {},
): Promise<void> {
  await tx
    .updateTable('investments')
    .set({ ...fields, updated_by: by, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** To be called after its cash flows have changed. */
export const updateFirstDate = (tx: Tx, id: string, by: string | null): Promise<void> =>
  updateInvestment(tx, id, by, {
    first_date: sql<string>`coalesce((select min(f.date) from investment_flows f where f.investment_id = investments.id), first_date)`,
  })

export async function deleteInvestment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('investments').where('id', '=', id).execute()
}
