import type { Insertable } from 'kysely'
import type { CountryCode } from '#features/places/countries.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { startupName } from '../companies.ts'
import type { DemoMember } from '../member.ts'
import { drawAmount } from '../money.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { type DemoHolding, outcomes, skerryHoldings, trades } from './holdings.ts'

/** The rows of one investment. */
export interface LedgerRows {
  investment: Insertable<Tables['investments']>
  flows: Insertable<Tables['investment_flows']>[]
  valuations: Insertable<Tables['investment_valuations']>[]
}

const day = 24 * 60 * 60 * 1000
const month = 30.44 * day

/** A weekday so many months ago, '2024-05-17'. */
function dayBefore(now: Date, monthsAgo: number): string {
  const at = new Date(now.getTime() - Math.max(monthsAgo * month, day))
  const weekend = at.getUTCDay() === 6 ? 1 : at.getUTCDay() === 0 ? 2 : 0
  return new Date(at.getTime() - weekend * day).toISOString().slice(0, 10)
}

/** An investor's investments outside the platform: fixed ones for the printed account, drawn ones for others. */
export function planLedger(investor: DemoMember, now: Date): LedgerRows[] {
  const holdings = investor.email === 'investor@demo.example' ? skerryHoldings : drawHoldings(investor)
  return holdings.map((holding) => rowsOf(investor.id, holding, now))
}

/** Converts a holding of a member to rows, and thousands to minor units. */
export function rowsOf(user_id: string, { flows, valuations, note = '', ...fields }: DemoHolding, now: Date): LedgerRows {
  const id = uuidFrom(`investment of ${user_id} in ${fields.company_name}`)
  const flowRows = flows.map(([kind, monthsAgo, thousands, said = ''], index) => ({
    id: uuidFrom(`flow ${index} of ${id}`),
    investment_id: id,
    kind,
    date: dayBefore(now, monthsAgo),
    amount: Math.round(thousands * 1_000) * 100,
    note: said,
  }))
  return {
    investment: { ...fields, id, user_id, deal_id: null, note, first_date: flowRows.map(({ date }) => date).toSorted()[0] ?? '' },
    flows: flowRows,
    valuations: valuations.map(([monthsAgo, thousands, said = ''], index) => ({
      id: uuidFrom(`valuation ${index} of ${id}`),
      investment_id: id,
      date: dayBefore(now, monthsAgo),
      value: Math.round(thousands * 1_000) * 100,
      note: said,
    })),
  }
}

const homes: Partial<Record<CountryCode, Currency>> = { GB: 'GBP', SE: 'SEK', CH: 'CHF' }

/** Five to nine investments of one to five years, most of them in the home currency, others in euros. */
function drawHoldings(investor: DemoMember): DemoHolding[] {
  const random = randomFrom(`portfolio of ${investor.id}`)
  const { profile } = investor
  const home = (profile.country && homes[profile.country]) ?? 'EUR'
  const names = new Set<string>()
  return Array.from({ length: random.int(5, 9) }, () => {
    const isAtHome = home === 'EUR' || random.chance(0.6)
    const currency = isAtHome ? home : 'EUR'
    let company_name = startupName(random, trades)
    while (names.has(company_name)) company_name = startupName(random, trades)
    names.add(company_name)
    return {
      company_name,
      country: isAtHome ? profile.country : random.pick(['DE', 'NL', 'FR', 'ES', 'FI'] as const),
      industry: random.pick(profile.investor_preferences?.industries.length ? profile.investor_preferences.industries : ['CleanTech']),
      funding_stage: random.pick(['pre-seed', 'seed', 'seed', 'series-a'] as const),
      currency,
      instrument: random.weighted([
        ['shares', 5],
        ['convertible', 2],
        ['safe', 1],
      ] as const),
      ...drawCourse(random, currency),
      sdgs: random.sample(profile.sdgs.length > 0 ? profile.sdgs : [7, 9, 12, 13], 2).toSorted((one, other) => one - other),
    }
  })
}

/**
 * Cash flows and valuations of a drawn investment.
 * @param least first ticket, as `most` in thousands of euros
 * @param oldest in months
 * @param isHeld never sold or written off
 */
export function drawCourse(
  random: Random,
  currency: Currency,
  { least = 25, most = 300, oldest = 62, isHeld = false }: { least?: number; most?: number; oldest?: number; isHeld?: boolean } = {},
): Pick<DemoHolding, 'flows' | 'valuations' | 'status'> {
  const age = random.int(15, oldest)
  const thousands = drawAmount(random, currency, least, most) / 100_000
  const fitting = outcomes.filter(
    ([, yearly, paidBack]) => (!paidBack || age > paidBack.afterMonths) && !(isHeld && (paidBack || yearly.includes(0))),
  )
  const index = random.weighted(fitting.map(([weight], at) => [at, weight] as const))
  const [, yearly = [], paidBack] = fitting[index] ?? []
  const end = paidBack ? age - paidBack.afterMonths : 0
  const years = yearly.flatMap((times, year): [number, number][] => {
    const at = age - 12 * (year + 1)
    return at > end ? [[at, Math.round(thousands * times)]] : []
  })
  const isOver = paidBack !== undefined || years.some(([, value]) => value === 0)
  // No valuations after a write-off.
  const lost = years.findIndex(([, value]) => value === 0)
  const valued = lost < 0 ? years : years.slice(0, lost + 1)
  return {
    status: isOver ? 'completed' : random.pick(['invested', 'active', 'funded'] as const),
    flows: [
      ['investment', age, thousands],
      ...(paidBack ? ([['distribution', end, Math.round(thousands * paidBack.times), 'Sale of all shares']] as const) : []),
    ],
    valuations: paidBack
      ? [...valued, [end, 0, 'Sold']]
      : valued.map(([at, value]) => (value === 0 ? [at, 0, 'Written off'] : [at, value])),
  }
}
