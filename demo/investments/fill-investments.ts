import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Services } from '#platform/server/services.ts'
import { takeSubjects } from '#features/documents/server/subjects.ts'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { insertImpactFigures } from './impact-figures.ts'
import { type LedgerRows, planLedger } from './plan-investments.ts'
import { type PortfolioCompany, planSharedLedgers } from './plan-shared-ledgers.ts'

const day = 24 * 60 * 60 * 1000
/** How many investors have a portfolio besides the printed one. */
const others = 6

/**
 * Creates portfolios: investments made elsewhere over several years, in deals of the platform, and one that the printed investor is
 * reviewing; also ledgers that the people of funds share. The printed investor has rounded rates of their own for the last quarters, so that
 * statements in one currency can be seen; nobody else has any: for those, import the file of the European Central Bank.
 */
export async function fillInvestments(
  { database }: Pick<Services, 'database'>,
  members: readonly DemoMember[],
  accounts: number,
  { organisations = [], now = new Date() }: { organisations?: readonly DemoOrganisation[]; now?: Date } = {},
): Promise<void> {
  const [founder, printed] = members
  const investors = members
    .slice(accounts)
    .filter(({ profile, profile_completed }) => profile_completed && profile.user_type === 'investor')
  const keeping = [...(printed ? [printed] : []), ...investors.slice(0, others)]
  await database.transaction(async (tx) => {
    const rows = keeping.flatMap((investor) => planLedger(investor, now))
    const dealt = await inDeals(tx, [...keeping, ...investors.slice(others)], now)
    const reviewed = founder && printed ? await underReview(tx, founder, printed, now) : []
    const shared = planSharedLedgers(organisations, await confirmedPortfolios(tx), now)
    await insertLedgers(tx, [...rows, ...dealt, ...reviewed, ...shared])
    if (printed) {
      await insertOwnRates(tx, printed.id, now)
      await insertImpactFigures(tx, printed.id, now)
    }
  })
}

/** Units per euro, as somebody would enter them to report in one currency. */
const ownRates: Partial<Record<Currency, string>> = {
  CHF: '0.94',
  CZK: '25',
  DKK: '7.46',
  GBP: '0.86',
  HUF: '400',
  NOK: '11.7',
  PLN: '4.25',
  SEK: '11.1',
  USD: '1.12',
}
/** For how many quarters, so that two years can be compared. */
const quarters = 12

/** Rates at the ends of quarters, for the member's own ledger and those that their organisations share. */
async function insertOwnRates(tx: Tx, memberId: string, now: Date): Promise<void> {
  const dates = Array.from({ length: quarters }, (_, back) => {
    const end = new Date(Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3 - 3 * back, 0))
    return end.toISOString().slice(0, 10)
  })
  const mine = await tx.selectFrom('organisation_members').select('organisation_id').where('member_id', '=', memberId).execute()
  const holders = [{ user_id: memberId, organisation_id: null }, ...mine.map(({ organisation_id }) => ({ user_id: null, organisation_id }))]
  await tx
    .insertInto('exchange_rates')
    .values(
      holders.flatMap((holder) =>
        dates.flatMap((date) =>
          Object.entries(ownRates).map(([currency, rate]) => ({ ...holder, currency: currency as Currency, date, rate })),
        ),
      ),
    )
    .execute()
}

/** Companies that both they and their fund count to its portfolio. */
async function confirmedPortfolios(tx: Tx): Promise<PortfolioCompany[]> {
  return tx
    .selectFrom('organisation_portfolio')
    .select(['fund_id', 'company_id'])
    .where('fund_stated', '=', true)
    .where('company_stated', '=', true)
    .orderBy('company_id')
    .execute()
}

async function insertLedgers(tx: Tx, rows: readonly LedgerRows[]): Promise<void> {
  await takeSubjects(
    tx,
    'investments',
    rows.map(({ investment }) => investment.id),
  )
  await tx
    .insertInto('investments')
    .values(rows.map(({ investment }) => investment))
    .execute()
  await tx
    .insertInto('investment_flows')
    .values(rows.flatMap(({ flows }) => flows))
    .execute()
  await tx
    .insertInto('investment_valuations')
    .values(rows.flatMap(({ valuations }) => valuations))
    .execute()
}

interface DealtRow {
  deal_id: string
  investor_id: string
  at: Date
  company_name: string
  industry: Industry | null
  funding_stage: FundingStage | null
  country: CountryCode | null
  sdgs: number[]
  currency: Currency
  min_investment: number
  max_investment: number
  /** The investor's smallest ticket according to their profile. */
  ticket: number | null
}

/** Investments that were reported to founders on the platform; valued at cost. */
async function inDeals(tx: Tx, investors: readonly DemoMember[], now: Date): Promise<LedgerRows[]> {
  const { rows } = await sql<DealtRow>`
    select i.deal_id, i.investor_id, i."timestamp" as at, d.company_name, d.industry, d.funding_stage, d.country, d.sdgs, d.currency, d.min_investment,
      d.max_investment, p.min_investment as ticket
    from deal_interactions i join deal_flows d on d.id = i.deal_id left join investor_preferences p on p.user_id = i.investor_id
    where i.action_type = 'invested' and i.investor_id = any(${investors.map(({ id }) => id)}::uuid[])
    order by i.deal_id, i.investor_id`.execute(tx)
  return rows.map((dealt) => dealRows(dealt, 'invested', new Date(Math.min(dealt.at.getTime(), now.getTime() - day))))
}

/** The deal of the printed founder, which the printed investor is reviewing. */
async function underReview(tx: Tx, founder: DemoMember, investor: DemoMember, now: Date): Promise<LedgerRows[]> {
  const { rows } = await sql<DealtRow>`
    select d.id as deal_id, d.company_name, d.industry, d.funding_stage, d.country, d.sdgs, d.currency, d.min_investment, d.max_investment,
      p.min_investment as ticket
    from deal_flows d left join investor_preferences p on p.user_id = ${investor.id} where d.user_id = ${founder.id} order by d.created_at desc limit 1`.execute(
    tx,
  )
  const at = new Date(now.getTime() - 3 * day)
  return rows.map((row) => dealRows({ ...row, investor_id: investor.id, at }, 'reviewing', at))
}

function dealRows(dealt: DealtRow, status: 'invested' | 'reviewing', at: Date): LedgerRows {
  const { deal_id, investor_id, min_investment, max_investment, ticket, company_name, industry, funding_stage, country, sdgs, currency } =
    dealt
  const id = uuidFrom(`investment of ${investor_id} in ${deal_id}`)
  const date = at.toISOString().slice(0, 10)
  // Within the limits of both sides.
  const amount = Math.min(max_investment, Math.max(min_investment, ticket ?? 0) * randomFrom(id).int(1, 2))
  const investment: Insertable<Tables['investments']> = {
    id,
    user_id: investor_id,
    deal_id,
    company_name,
    industry,
    funding_stage,
    country,
    sdgs,
    currency,
    instrument: 'shares',
    status,
    note: '',
    first_date: date,
  }
  return {
    investment,
    flows: [{ id: uuidFrom(`flow of ${id}`), investment_id: id, kind: 'investment', date, amount, note: '' }],
    valuations: [],
  }
}
