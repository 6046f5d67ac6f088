import type { Place } from './terms.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import { roughEuros, termsTouching } from './terms.ts'

/** What an investor says they look for in deals. An empty list and null say nothing. */
export interface Preferences {
  stages: readonly FundingStage[]
  industries: readonly Industry[]
  geography: readonly Place[]
  /** Tickets in minor units of `currency`. */
  min_investment: number | null
  max_investment: number | null
  currency: Currency
}

/** The same as what deals are found by. */
export interface Wish {
  /** Terms of `termsOf`: a deal has one of each group. */
  groups: readonly (readonly string[])[]
  /** In whole euros, about: a deal's tickets meet these. */
  tickets: { from: number | null; to: number | null }
}

/** @returns undefined for preferences that say nothing, to which no deal fits more than another */
export function wishOf({ stages, industries, geography, min_investment, max_investment, currency }: Preferences): Wish | undefined {
  const groups = [
    stages.map((stage) => `stage:${stage}`),
    industries.map((industry) => `industry:${industry}`),
    [...new Set(geography.flatMap(termsTouching))],
  ].filter((terms) => terms.length > 0)
  const tickets = { from: inEuros(min_investment, currency), to: inEuros(max_investment, currency) }
  return groups.length > 0 || tickets.from !== null || tickets.to !== null ? { groups, tickets } : undefined
}

const inEuros = (amount: number | null, currency: Currency) => (amount === null ? null : roughEuros(amount, currency))

interface Found {
  terms: readonly string[]
  min_euros: number
  max_euros: number
}

/** What `fits` of the list asks the database, about one deal. */
export const fits = ({ groups, tickets: { from, to } }: Wish, { terms, min_euros, max_euros }: Found): boolean =>
  groups.every((group) => group.some((term) => terms.includes(term))) &&
  (from === null || max_euros >= from) &&
  (to === null || min_euros <= to)
