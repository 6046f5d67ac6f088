import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { organisationsOfDeals } from '#features/deals/server/index.ts'
import { type Holder, ledgerConverter, ledgerInvestments } from '#features/investments/server/index.ts'
import { investmentProblems } from '#features/investments/problems.ts'
import type { Convert } from '#features/investments/rates.ts'
import { isPlanned } from '#features/investments/vocabulary.ts'
import { type Currency, currencies } from '#features/profiles/vocabulary.ts'
import { type Company, type MissingRate, companiesOf, weigh } from '../companies.ts'
import { figuresFinder } from '../figures.ts'
import { firstYear } from '../limits.ts'
import { latestYear, quarterEnds } from '../quarters.ts'
import type { StatementInput } from '../statement.ts'
import { enteredFigures } from './figure-queries.ts'
import { impactFigures } from './reported-figures.ts'

export interface OfLedger {
  /** None for the actor's own. */
  organisation_id?: string | undefined
}
export interface OfYear extends OfLedger {
  year: number
}

/** The companies in a ledger, and the years in which something was invested, latest first. */
export interface LedgerCompanies {
  companies: Company[]
  years: number[]
  today: string
}

export async function companiesInLedger(reader: Reader, actor: Actor, holder: Holder): Promise<LedgerCompanies> {
  const investments = await ledgerInvestments(reader, holder)
  const organisations = await organisationsOfDeals(
    reader,
    actor.id,
    investments.flatMap(({ deal_id }) => deal_id ?? []),
  )
  const held = investments.map(({ deal_id, ...investment }) => ({
    ...investment,
    organisation_id: (deal_id !== null && organisations.get(deal_id)) || null,
  }))
  const today = new Date().toISOString().slice(0, 10)
  // The first investment of the order has the first date.
  const first = investments.find(({ status }) => !isPlanned(status))?.first_date
  const since = first === undefined ? Infinity : Math.max(firstYear, Number(first.slice(0, 4)))
  const years: number[] = []
  for (let year = latestYear(today); year >= since; year -= 1) years.push(year)
  return { companies: companiesOf(held), years, today }
}

/** The company that an investment of the ledger is in. @throws Refusal gone */
export function companyWith(companies: readonly Company[], investmentId: string): Company {
  const found = companies.find(({ investmentIds }) => investmentIds.includes(investmentId))
  if (!found) throw new Refusal(investmentProblems.gone)
  return found
}

/** A year of a ledger, ready to be calculated. */
export interface LedgerYear {
  year: number
  quarters: number
  input: StatementInput
  /** Without these rates, nothing can be weighted. */
  missingRates: MissingRate[]
  /** Filled while figures are read: without these, they are missing. */
  missingForFigures: Map<string, MissingRate>
}

const isCurrency = (text: string): text is Currency => currencies.some((each) => each === text)

/** Reads what the statements of several years are calculated from. */
export async function readYears(
  reader: Reader,
  actor: Actor,
  holder: Holder,
  { companies, today }: LedgerCompanies,
  years: readonly number[],
): Promise<LedgerYear[]> {
  const organisationIds = companies.flatMap(({ organisationId }) => organisationId ?? [])
  const ids = companies.flatMap(({ investmentIds }) => investmentIds)
  const [reported, rows] = await Promise.all([
    impactFigures(reader, actor.id, organisationIds, years),
    ids.length === 0 ? [] : enteredFigures(reader, { ids, years }),
  ])
  const entered = rows.map(({ investment_id, row_key, currency, ...figure }) => ({
    ...figure,
    investmentId: investment_id,
    row: row_key,
    currency: currency ?? undefined,
  }))
  const find = figuresFinder(reported, entered)
  const held = new Set(companies.flatMap(({ holdings }) => holdings.map(({ currency }) => currency)))
  const stated = new Set([...reported, ...entered].flatMap(({ currency }) => (currency && isCurrency(currency) ? currency : [])))
  const days = years.flatMap((year) => quarterEnds(year, today))
  const convert = await ledgerConverter(
    reader,
    holder,
    'EUR',
    days.flatMap((date) => [...new Set([...held, ...stated])].map((currency) => ({ currency, date }))),
  )
  return years.map((year) => yearOf(year, quarterEnds(year, today), companies, find, convert))
}

/** Amounts of figures are converted at the rate of the last day on which the year's investments are valued. */
function yearOf(
  year: number,
  days: readonly string[],
  companies: readonly Company[],
  find: ReturnType<typeof figuresFinder>,
  convert: Convert,
): LedgerYear {
  const { weighted, missing } = weigh(companies, days, convert)
  const missingForFigures = new Map<string, MissingRate>()
  const date = days.at(-1) ?? `${year}-12-31`
  const toEuros = (amount: number, currency: string) => {
    const cents = Math.round(amount * 100)
    const converted = isCurrency(currency) && Number.isSafeInteger(cents) ? convert(cents, currency, date) : undefined
    if (converted === undefined) missingForFigures.set(currency, { currency, date })
    return converted === undefined ? undefined : converted / 100
  }
  return {
    year,
    quarters: days.length,
    input: { companies: weighted, figuresOf: ({ company }) => find(company, year), toEuros },
    missingRates: missing,
    missingForFigures,
  }
}
