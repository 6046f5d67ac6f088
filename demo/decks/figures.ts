import type { FundingStage, SustainableDevelopmentGoal } from '#features/profiles/vocabulary.ts'
import { inEuros, roundPrice } from '../money.ts'
import type { Random } from '../random.ts'
import type { DeckCompany } from './company.ts'
import { goals } from './goals.ts'
import { industryTexts } from './industry-texts.ts'

/** All figures of a deck. Derived figures are computed, so that pages agree. Amounts are in minor units. */
export interface Figures {
  /** Paying customers, or signed letters of intent before the first sale. */
  customers: number
  /** Average annual revenue per customer. */
  price: number
  /** `customers` times `price`. */
  yearly: number
  /** The last one is a quarter of `yearly`; empty before the first sale. */
  quarters: { label: string; amount: number }[]
  /** The next three years; the last one is the obtainable market. */
  plan: { year: number; customers: number; amount: number }[]
  /** The total market, and the one where the company sells first. */
  market: { all: Segment; first: Segment }
  offers: { name: string; unit: string; amount: number; share: number }[]
  /** Shares add up to 100. */
  funds: { name: string; share: number; amount: number }[]
  /** Stake of the new investors after the round, in per cent. */
  stake: number | null
  /** In months. */
  runway: number
  impact: { goal: SustainableDevelopmentGoal; now: number; planned: number }[]
}

interface Segment {
  customers: number
  amount: number
}

interface Stage {
  /** Annual revenue relative to the round. */
  revenue: readonly [least: number, most: number]
  customers: readonly [least: number, most: number]
  growth: number
  runway: readonly [least: number, most: number]
}

const stages: Record<FundingStage, Stage> = {
  'pre-seed': { revenue: [0.1, 0.3], customers: [2, 5], growth: 3.2, runway: [12, 18] },
  seed: { revenue: [0.06, 0.2], customers: [5, 24], growth: 2.7, runway: [16, 22] },
  'series-a': { revenue: [0.16, 0.4], customers: [22, 90], growth: 2.2, runway: [18, 26] },
  'series-b': { revenue: [0.3, 0.6], customers: [70, 300], growth: 1.8, runway: [20, 28] },
  'series-c': { revenue: [0.5, 0.9], customers: [220, 800], growth: 1.5, runway: [22, 30] },
  bridge: { revenue: [0.2, 0.6], customers: [8, 60], growth: 1.7, runway: [8, 12] },
}

/** What a member of the team costs a month with everything else, in euros. */
export const monthlyCosts = 6_500

/** Businesses with private customers have many of them, who pay little each. */
const sellsToPeople = /^(?:people|households|commuters|travellers|newcomers)/
/** More customers than this are small ones, each with a small effect. */
const mostLarge = 1_000
const offerShares = [
  [60, 25, 15],
  [55, 30, 15],
  [70, 20, 10],
  [50, 30, 20],
] as const
const fundShares = [
  [40, 25, 15, 10, 10],
  [35, 25, 20, 15, 5],
  [45, 20, 15, 10, 10],
  [30, 25, 20, 15, 10],
  [40, 20, 20, 15, 5],
] as const

export function drawFigures(random: Random, company: DeckCompany): Figures {
  const { amount, valuation, currency, stage, industry, business, date } = company
  const { revenue, customers: usual, growth, runway } = stages[stage]
  const texts = industryTexts[industry]
  const between = ([least, most]: readonly [number, number]) => least + random.next() * (most - least)

  const usually = Math.round(between(usual)) * (sellsToPeople.test(business.customers) ? 100 : 1)
  const customers = company.known.customers ?? usually
  const price = roundPrice(inEuros((amount * between(revenue)) / customers, currency), currency)
  const yearly = customers * price
  const year = date.getUTCFullYear()

  const plan: Figures['plan'] = []
  let planned = customers
  for (let ahead = 1; ahead <= 3; ahead += 1) {
    planned = twoDigits(planned * (1 + (growth - 1) * 0.88 ** (ahead - 1)) * (0.95 + random.next() * 0.1))
    plan.push({ year: year + ahead, customers: planned, amount: planned * price })
  }
  const segment = (count: number) => ({ customers: count, amount: count * price })
  const first = twoDigits(planned * between([7, 22]))
  const offers = random.pick(offerShares)
  const funds = random.pick(fundShares)
  return {
    customers,
    price,
    yearly,
    quarters: stage === 'pre-seed' ? [] : quartersBefore(random, company, yearly, growth),
    plan,
    market: { first: segment(first), all: segment(twoDigits(first * between([4, 9]))) },
    offers: texts.offers.map(([name, unit], index) => {
      const share = offers[index] ?? 0
      return { name, unit, share, amount: (price * share) / 100 }
    }),
    funds: texts.funds.map((name, index) => ({ name, share: funds[index] ?? 0, amount: (amount * (funds[index] ?? 0)) / 100 })),
    stake: valuation && Math.round((amount / (valuation + amount)) * 1_000) / 10,
    runway: runwayOf(company, yearly, runway),
    impact: company.goals.map((goal) => {
      const each = between(goals[goal].perCustomer) / (sellsToPeople.test(business.customers) || customers > mostLarge ? 20 : 1)
      const now = company.known.counted?.[goal] ?? Math.max(1, twoDigits(customers * each))
      return { goal, now, planned: Math.max(2, twoDigits((now / customers) * planned)) }
    }),
  }
}

/** How long the round lasts at today's costs and revenue, within what is usual at the stage. */
function runwayOf({ amount, currency, teamSize }: DeckCompany, yearly: number, [least, most]: Stage['runway']): number {
  const burn = teamSize * monthlyCosts - inEuros(yearly, currency) / 12
  const months = burn > 0 ? inEuros(amount, currency) / burn : most
  return Math.round(Math.min(most, Math.max(least, months)))
}

/** Completed quarters: two years at most, and none from the company's first months. */
function quartersBefore(random: Random, { date, foundedYear }: DeckCompany, yearly: number, growth: number): Figures['quarters'] {
  const ended = date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3) - 1
  const count = Math.max(4, Math.min(8, ended - (foundedYear * 4 + 2)))
  const each = growth ** 0.25
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    const quarter = ended - back
    const unsteady = back === 0 ? 1 : 0.92 + random.next() * 0.13
    return {
      label: `Q${(quarter % 4) + 1} ${String(Math.floor(quarter / 4)).slice(-2)}`,
      amount: Math.round(((yearly / 4) * unsteady) / each ** back),
    }
  })
}

/** Rounds estimates to two significant digits. */
function twoDigits(number: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return Math.round(number / step) * step
}
