import { regionsOf } from '#features/places/regions.ts'
import type { CountryCode } from '#features/places/countries.ts'
import { foldName } from '#features/places/fold.ts'
import { memberOf, noStanding, noTaste, noTraits, nothingStated } from '#features/matching/engine/blank-member.ts'
import type { MatchMember, Shares, Stated, Traits } from '#features/matching/engine/member.ts'
import { nothingSeen, withSeen } from '#features/matching/engine/seen.ts'
import { alpha2 } from './countries.ts'
import type { Investor, Startup } from './dataset.ts'
import { fadingSince, monthsBetween } from './months.ts'

/** Translates the data into the product's terms, without weighting anything. */

/** Only the band of the amount sought is known; the band's middle is used. */
const bands: readonly (readonly [below: number, middle: number])[] = [
  [250e3, 120e3],
  [1e6, 500e3],
  [3e6, 1.8e6],
  [10e6, 5.5e6],
  [30e6, 17e6],
  [Infinity, 50e6],
]
/** Dollars to the euro: the European Central Bank's average of 2012. */
const dollarsPerEuro = 1.2848
const euros = (usd: number) => Math.round(usd / dollarsPerEuro)
export const askedUsd = (usd: number | null): number | null => (usd === null ? null : (bands.find(([below]) => usd < below)?.[1] ?? null))
const askedEuros = (usd: number | null) => {
  const middle = askedUsd(usd)
  return middle === null ? null : euros(middle)
}

const place = (country: string | null, city: string | null) => {
  const code = country ? alpha2(country) : null
  return {
    country: code,
    city: code && city ? `${city}|${code}` : null,
    regions: code
      ? regionsOf(code as CountryCode)
          .filter((region) => region !== 'global')
          .toReversed()
      : [],
  }
}

const stageOf = (stage: string) => stage.replaceAll('_', '-')

export const startupTraits = (startup: Startup, stage: string | null, usd: number | null): Traits => ({
  ...noTraits,
  ...place(startup.country, startup.city),
  labels: [...new Set([startup.market, ...startup.tags].flatMap((label) => (label ? [foldName(label)] : [])))],
  industries: startup.industries,
  stage: stage && stageOf(stage),
  amount: askedEuros(usd),
})

export function startupMember(traits: Traits, backers: number): MatchMember {
  const standing = { ...noStanding, accepts: backers, wanted: backers, connections: backers }
  return memberOf('startup', { traits, stated: nothingStated }, { taste: noTaste, standing })
}

/** What an investor could say in their own profile. */
export function statedBy(investor: Investor): Stated {
  const { round_usd_p10: low, round_usd_p90: high } = investor
  return {
    ...nothingStated,
    labels: named(investor.focus_markets, foldName),
    industries: investor.focus_industries,
    stages: named(investor.stages, stageOf),
    countries: named(investor.geography, alpha2),
    amount: { low: low === null ? null : euros(low), high: high === null ? null : euros(high), of: 'rounds' },
  }
}

const named = (shares: Shares, nameOf: (name: string) => string): Shares =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [nameOf(name), share]))

/** An investor before any decision: their profile and location. */
export const newInvestor = (investor: Investor, stated: Stated): MatchMember =>
  memberOf('investor', { traits: { ...noTraits, ...place(investor.hq_country, investor.hq_city) }, stated })

/** The same investor after these deals as accepted cards: each startup once, as it was when they first invested. */
export function afterDeals(
  member: MatchMember,
  deals: Investor['history'],
  startups: ReadonlyMap<string, Startup>,
  now: string,
  connections: number,
): MatchMember {
  const first = new Map<string, Traits>()
  for (const [, id, stage, usd] of deals) {
    const startup = startups.get(id)
    if (startup && !first.has(id)) first.set(id, startupTraits(startup, stage, usd))
  }
  const months = deals.map(([month]) => month)
  const last = months.toSorted().at(-1)
  return {
    ...member,
    taste: { ...member.taste, accepted: [...first.values()].reduce(withSeen, nothingSeen) },
    standing: {
      ...noStanding,
      accepts: first.size,
      recentAccepts: fadingSince(months, now, 6),
      steadyAccepts: fadingSince(months, now, 18),
      monthsSince: last === undefined ? null : monthsBetween(last, now),
      wanted: first.size,
      connections,
    },
  }
}
