import type { MatchMember, Shares } from './member.ts'
import { numberAt } from './number-at.ts'

/**
 * Whether the investor's criteria exclude the startup's stage or place. Unknown values exclude nobody, and neither do criteria between
 * other groups: they describe investments.
 */
export function isRuledOut(one: MatchMember, other: MatchMember): boolean {
  return excludes(one, other) || excludes(other, one)
}

function excludes({ group, stated }: MatchMember, other: MatchMember): boolean {
  if (group !== 'investor' || other.group !== 'startup') return false
  const { stage, city, country, regions } = other.traits
  if (stage !== null && saysAnything(stated.stages) && numberAt(stated.stages, stage) === 0) return true
  const namedPlaces = saysAnything(stated.countries) || saysAnything(stated.regions) || saysAnything(stated.cities)
  if (!namedPlaces || country === null) return false
  return !(
    numberAt(stated.countries, country) > 0 ||
    (city !== null && numberAt(stated.cities, city) > 0) ||
    numberAt(stated.regions, 'global') > 0 ||
    regions.some((region) => numberAt(stated.regions, region) > 0)
  )
}

function saysAnything(shares: Shares): boolean {
  for (const name in shares) if (numberAt(shares, name) > 0) return true
  return false
}
