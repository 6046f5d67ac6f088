import type { Seen, Traits } from './member.ts'
import { numberAt } from './number-at.ts'

export const nothingSeen: Seen = {
  count: 0,
  labels: {},
  industries: {},
  stages: {},
  cities: {},
  countries: {},
  regions: {},
  amounts: { count: 0, sum: 0, squares: 0 },
}

/** Counts one more member who was decided about. Missing traits are not counted. */
export const withSeen = (seen: Seen, traits: Traits): Seen => withHinted(seen, traits, 1)

/** Counts a member with a fraction, for a hint rather than a decision; a negative weight removes it. */
export function withHinted(seen: Seen, traits: Traits, weight: number): Seen {
  const { amount } = traits
  const log = amount !== null && amount > 0 && Number.isFinite(amount) ? Math.log(amount) : null
  const industry = weight / Math.max(1, traits.industries.length)
  return {
    count: Math.max(0, seen.count + weight),
    labels: plus(seen.labels, traits.labels, weight),
    industries: plus(seen.industries, traits.industries, industry),
    stages: plus(seen.stages, known(traits.stage), weight),
    cities: plus(seen.cities, known(traits.city), weight),
    countries: plus(seen.countries, known(traits.country), weight),
    regions: plus(seen.regions, traits.regions, weight),
    amounts: log === null ? seen.amounts : plusAmount(seen.amounts, log, weight),
  }
}

function plusAmount({ count, sum, squares }: Seen['amounts'], log: number, weight: number): Seen['amounts'] {
  if (count + weight <= 0) return nothingSeen.amounts
  return { count: count + weight, sum: sum + weight * log, squares: squares + weight * log * log }
}

const known = (value: string | null) => (value === null ? [] : [value])

function plus(counts: Readonly<Record<string, number>>, values: readonly string[], weight: number): Readonly<Record<string, number>> {
  if (values.length === 0) return counts
  const added = { ...counts }
  for (const value of new Set(values)) {
    // Defined, not assigned: a member may use the word '__proto__'.
    Object.defineProperty(added, value, {
      value: Math.max(0, numberAt(counts, value) + weight),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return added
}
