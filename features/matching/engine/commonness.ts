import { usualAmount } from './default-community.ts'
import type { Commonness, MatchMember } from './member.ts'

export { defaultCommunity } from './default-community.ts'

/** How many of the most common values of a field are stored; all others count as rare. */
const maxValues = 5000

type Values = readonly (string | null)[]

/** The share of these members that has each value, with half a member added so that no share is 0. */
export function commonnessOf(members: readonly MatchMember[]): Commonness {
  const logs = members.flatMap(({ traits: { amount } }) =>
    amount !== null && amount > 0 && Number.isFinite(amount) ? [Math.log(amount)] : [],
  )
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  const rates = (valuesOf: (member: MatchMember) => Values) => ratesOf(members.map(valuesOf))
  return {
    members: members.length,
    labels: rates(({ traits }) => traits.labels),
    industries: rates(({ traits }) => traits.industries),
    stages: rates(({ traits }) => [traits.stage]),
    cities: rates(({ traits }) => [traits.city]),
    countries: rates(({ traits }) => [traits.country]),
    regions: rates(({ traits }) => traits.regions),
    goals: rates(({ traits }) => traits.goals.map(String)),
    amount:
      logs.length < 2
        ? usualAmount
        : { mean, variance: Math.max(0.25, logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length) },
  }
}

function ratesOf(valuesOfAll: readonly Values[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const values of valuesOfAll) {
    for (const value of new Set(values)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const commonest = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, maxValues)
  return Object.fromEntries(commonest.map(([value, count]) => [value, (count + 0.5) / (valuesOfAll.length + 1)]))
}
