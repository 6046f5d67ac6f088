import type { Place } from './terms.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import { roughEuros, termsTouching } from './terms.ts'

/** An investor's preferences for deals. An empty list or null means any. */
export interface Preferences {
  stages: readonly FundingStage[]
  industries: readonly Industry[]
  geography: readonly Place[]
  /** Tickets in minor units of `currency`. */
  min_investment: number | null
  max_investment: number | null
  currency: Currency
}

/** Preferences as search terms. */
export interface Wish {
  /** Terms of `termsOf`: a deal has to have one of each group. */
  groups: readonly (readonly string[])[]
  /** In whole euros at approximate rates: the range of a deal's tickets has to overlap this one. */
  tickets: { from: number | null; to: number | null }
}

/** @returns undefined for empty preferences, which match no deal better than another */
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

/** The same rule for one deal as the database query of the list's `fits` filter. */
export const fits = ({ groups, tickets: { from, to } }: Wish, { terms, min_euros, max_euros }: Found): boolean =>
  groups.every((group) => group.some((term) => terms.includes(term))) &&
  (from === null || max_euros >= from) &&
  (to === null || min_euros <= to)
