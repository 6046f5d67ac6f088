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

/** Counts one more member that was decided on. What they do not say counts nowhere. */
export function withSeen(seen: Seen, traits: Traits): Seen {
  const { amount } = traits
  const log = amount !== null && amount > 0 && Number.isFinite(amount) ? Math.log(amount) : null
  const industry = 1 / Math.max(1, traits.industries.length)
  return {
    count: seen.count + 1,
    labels: plus(seen.labels, traits.labels),
    industries: plus(seen.industries, traits.industries, industry),
    stages: plus(seen.stages, known(traits.stage)),
    cities: plus(seen.cities, known(traits.city)),
    countries: plus(seen.countries, known(traits.country)),
    regions: plus(seen.regions, traits.regions),
    amounts:
      log === null
        ? seen.amounts
        : { count: seen.amounts.count + 1, sum: seen.amounts.sum + log, squares: seen.amounts.squares + log * log },
  }
}

const known = (value: string | null) => (value === null ? [] : [value])

function plus(counts: Readonly<Record<string, number>>, values: readonly string[], weight = 1): Readonly<Record<string, number>> {
  if (values.length === 0) return counts
  const added = { ...counts }
  for (const value of new Set(values)) {
    // Defined, not assigned: a member may call something '__proto__'.
    Object.defineProperty(added, value, { value: numberAt(counts, value) + weight, enumerable: true, configurable: true, writable: true })
  }
  return added
}
