import { recordOf } from '#platform/record-of.ts'
import { type Currency, type FundingStage, currencies, fundingStages } from '#features/profiles/vocabulary.ts'
import { yearOf } from './days.ts'
import type { Portfolio, Returns } from './portfolio-contract.ts'
import type { Convert } from './rates.ts'
import { type Position, paymentsOf, positionOf, returnsOf } from './returns.ts'
import type { Flow, Valuation } from './value.ts'
import { type Breakdown, type InvestmentStatus, breakdowns, isPlanned } from './vocabulary.ts'

/** An investment with its cash flows and valuations. */
export interface Holding {
  currency: Currency
  status: InvestmentStatus
  first_date: string
  industry: string | null
  funding_stage: FundingStage | null
  country: string | null
  sdgs: readonly number[]
  flows: readonly Flow[]
  valuations: readonly Valuation[]
}

/** A holding that counts on the day: in its own currency, and in the base currency if all rates are known. */
interface Counted {
  holding: Holding
  own: Position
  base: Position | undefined
}

/** The groups that a holding belongs to. With several goals, it counts in full for each. */
const keysOf: Record<Breakdown, (holding: Holding) => readonly string[]> = {
  year: ({ first_date }) => [first_date.slice(0, 4)],
  sector: ({ industry }) => [industry ?? ''],
  stage: ({ funding_stage }) => [funding_stage ?? ''],
  country: ({ country }) => [country ?? ''],
  goal: ({ sdgs }) => (sdgs.length > 0 ? sdgs.map(String) : ['']),
}

/** The maximum number of missing rates in a response. */
const mostMissing = 20

/**
 * The value and returns of investments on a day. Planned investments count in no figure. Amounts in different currencies are added up
 * only in a base currency: each flow at the rate of its day, holdings at the rate of `at`.
 */
export function portfolioOf(
  holdings: readonly Holding[],
  { at, base }: { at: string; base?: { currency: Currency; convert: Convert } | undefined },
): Portfolio {
  const missing = new Map<string, { currency: Currency; date: string }>()
  const counted: Counted[] = []
  for (const holding of holdings) {
    if (isPlanned(holding.status)) continue
    const own = positionOf(holding.flows, holding.valuations, at)
    if (own.moved.length === 0 && own.value === 0) continue
    const toBase = (amount: number, date: string) =>
      base?.convert(amount, holding.currency, date, (currency) => missing.set(currency + date, { currency, date }))
    counted.push({ holding, own, base: base && inBase(holding, own, at, toBase) })
  }
  const inTotal = (all: readonly Counted[]) => (base ? baseReturns(all, at) : null)
  return {
    at,
    count: holdings.length,
    planned: plannedOf(holdings),
    currencies: perCurrency(counted, at),
    base: base
      ? {
          currency: base.currency,
          returns: inTotal(counted),
          missing: [...missing.values()]
            .toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
            .slice(0, mostMissing),
        }
      : null,
    breakdowns: recordOf(breakdowns, (by) =>
      grouped(counted, by).map(([key, members]) => ({ key, currencies: perCurrency(members, at), base: inTotal(members) })),
    ),
    years: yearsOf(counted),
  }
}

/** Converts everything before it gives up, so that all missing rates are noted. @returns undefined if a rate is missing */
function inBase(
  { flows }: Holding,
  own: Position,
  at: string,
  convert: (amount: number, date: string) => number | undefined,
): Position | undefined {
  const until = flows.filter(({ date }) => date <= at)
  const converted = until.flatMap((flow) => {
    const amount = convert(flow.amount, flow.date)
    return amount === undefined ? [] : [{ ...flow, amount }]
  })
  const value = own.value === 0 ? 0 : convert(own.value, at)
  if (value === undefined || converted.length < until.length) return undefined
  return { ...paymentsOf(converted, at), value, isCost: own.isCost }
}

/** null if a rate is missing, or if a sum is too large to be exact. */
function baseReturns(counted: readonly Counted[], at: string): Returns | null {
  const positions = counted.flatMap(({ base }) => (base ? [base] : []))
  if (positions.length < counted.length) return null
  const returns = returnsOf(positions, at)
  const sums = [returns.invested, returns.fees, returns.distributions, returns.value]
  return sums.every((sum) => Number.isSafeInteger(sum)) ? returns : null
}

function perCurrency(counted: readonly Counted[], at: string): Portfolio['currencies'] {
  return currencies.flatMap((currency) => {
    const members = counted.filter(({ holding }) => holding.currency === currency)
    if (members.length === 0) return []
    return [
      {
        currency,
        investments: members.length,
        returns: returnsOf(
          members.map(({ own }) => own),
          at,
        ),
      },
    ]
  })
}

function grouped(counted: readonly Counted[], by: Breakdown): [string, Counted[]][] {
  const groups = new Map<string, Counted[]>()
  for (const each of counted) {
    for (const key of keysOf[by](each.holding)) {
      const group = groups.get(key)
      if (group) group.push(each)
      else groups.set(key, [each])
    }
  }
  return [...groups].toSorted(([one, inOne], [other, inOther]) => {
    if (one === '' || other === '') return one === other ? 0 : one === '' ? 1 : -1
    if (by === 'year' || by === 'goal') return Number(one) - Number(other)
    if (by === 'stage') return fundingStages.indexOf(one as FundingStage) - fundingStages.indexOf(other as FundingStage)
    return inOther.length - inOne.length || (one < other ? -1 : 1)
  })
}

function plannedOf(holdings: readonly Holding[]): Portfolio['planned'] {
  return currencies.flatMap((currency) => {
    const planned = holdings.filter((holding) => holding.currency === currency && isPlanned(holding.status))
    if (planned.length === 0) return []
    const amount = planned
      .flatMap(({ flows }) => flows)
      .reduce((sum, flow) => (flow.kind === 'investment' || flow.kind === 'follow-on' ? sum + flow.amount : sum), 0)
    return [{ currency, investments: planned.length, amount }]
  })
}

function yearsOf(counted: readonly Counted[]): Portfolio['years'] {
  const years = new Map<string, Portfolio['years'][number]>()
  for (const { holding, own } of counted) {
    for (const { day, amount } of own.moved) {
      const year = yearOf(day)
      const key = year + holding.currency
      const sums = years.get(key) ?? { year, currency: holding.currency, paid_in: 0, distributions: 0 }
      if (amount < 0) sums.paid_in -= amount
      else sums.distributions += amount
      years.set(key, sums)
    }
  }
  return [...years.values()].toSorted(
    (one, other) => one.year - other.year || currencies.indexOf(one.currency) - currencies.indexOf(other.currency),
  )
}
