import { regionsOf } from '#features/places/regions.ts'
import type { CountryCode } from '#features/places/countries.ts'
import type { Commonness, MatchMember, Shares, Traits } from './member.ts'
import { numberAt } from './number-at.ts'
import { bounded, logRatio } from './ratio.ts'
import { ticketRatio } from './ticket.ts'

/** How well one member fits what another looks for, field by field: above 0 speaks for it, below 0 against it, 0 is neutral. */
export interface Fit {
  labels: number
  industries: number
  stage: number
  ticket: number
  city: number
  country: number
  region: number
}

type Field = 'labels' | 'industries' | 'stages' | 'cities' | 'countries' | 'regions'

export function fitOf(seeker: MatchMember, found: MatchMember, usual: Commonness): Fit {
  const { traits } = found
  const places = placeFit(seeker, traits, usual)
  return {
    labels: best(seeker, 'labels', traits.labels, usual),
    industries: mean(seeker, 'industries', traits.industries, usual),
    stage: traits.stage === null ? 0 : one(seeker, 'stages', traits.stage, usual),
    ticket: ticketRatio(seeker, traits.amount, usual),
    city: places.city,
    country: places.country,
    region: places.region,
  }
}

/** How common a value is; one that was never seen counts as half as common as one seen once. */
export const usualAt = (usual: Commonness, field: Field | 'goals', value: string) =>
  numberAt(usual[field], value) || 0.5 / (usual.members + 1)

/** The sum of the stated shares: 1, or 0 if there are none. */
function sumOf(shares: Shares): number {
  let sum = 0
  for (const value in shares) sum += numberAt(shares, value)
  return sum
}

function one(seeker: MatchMember, field: Field, value: string, usual: Commonness): number {
  const shares = seeker.stated[field]
  return ratioAt(seeker, field, value, numberAt(shares, value), sumOf(shares), usualAt(usual, field, value))
}

function ratioAt({ taste }: MatchMember, field: Field, value: string, share: number, all: number, usual: number): number {
  const { accepted, rejected } = taste
  if (all === 0 && accepted.count === 0 && rejected.count === 0) return 0
  return logRatio({
    share,
    said: all,
    accepted: numberAt(accepted[field], value),
    accepts: accepted.count,
    rejected: numberAt(rejected[field], value),
    rejects: rejected.count,
    usual,
  })
}

/** One wanted label is enough. */
function best(seeker: MatchMember, field: Field, values: readonly string[], usual: Commonness): number {
  let most = -Infinity
  for (const value of values) most = Math.max(most, one(seeker, field, value, usual))
  return values.length === 0 ? 0 : most
}

function mean(seeker: MatchMember, field: Field, values: readonly string[], usual: Commonness): number {
  let sum = 0
  for (const value of values) sum += one(seeker, field, value, usual)
  return values.length === 0 ? 0 : sum / values.length
}

/**
 * Places are nested. Naming a region implies its countries in proportion to how common they are, and a country its cities;
 * naming a country also implies its region.
 */
function placeFit(seeker: MatchMember, { city, country, regions }: Traits, usual: Commonness) {
  const { stated, taste } = seeker
  if (country === null) return nowhere
  const all = sumOf(stated.cities) + sumOf(stated.countries) + sumOf(stated.regions)
  if (all === 0 && taste.accepted.count === 0 && taste.rejected.count === 0) return nowhere
  const usualCountry = usualAt(usual, 'countries', country)
  const region = regions[0]
  const usualRegion = region === undefined ? 1 : usualAt(usual, 'regions', region)

  let ofCountry = numberAt(stated.countries, country)
  let ofRegion = 0
  if (all > 0) {
    for (const wider of regions) {
      const share = numberAt(stated.regions, wider)
      if (share === 0) continue
      const usualWider = usualAt(usual, 'regions', wider)
      ofCountry += share * Math.min(1, usualCountry / usualWider)
      ofRegion += share * Math.min(1, usualRegion / usualWider)
    }
    for (const name in stated.countries) if (region !== undefined && liesIn(name, region)) ofRegion += numberAt(stated.countries, name)
    for (const name in stated.cities) {
      const itsCountry = name.slice(name.lastIndexOf('|') + 1)
      if (itsCountry === country) ofCountry += numberAt(stated.cities, name)
      if (region !== undefined && liesIn(itsCountry, region)) ofRegion += numberAt(stated.cities, name)
    }
  }
  const usualCity = city === null ? 1 : usualAt(usual, 'cities', city)
  const ofCity = city === null ? 0 : numberAt(stated.cities, city) + (ofCountry * usualCity) / usualCountry
  return {
    city: city === null ? 0 : ratioAt(seeker, 'cities', city, Math.min(all, ofCity), all, usualCity),
    country: ratioAt(seeker, 'countries', country, Math.min(all, ofCountry), all, usualCountry),
    region: region === undefined ? 0 : bounded(ratioAt(seeker, 'regions', region, Math.min(all, ofRegion), all, usualRegion)),
  }
}

const nowhere = { city: 0, country: 0, region: 0 }

const liesIn = (country: string, region: string) => (regionsOf(country as CountryCode) as readonly string[]).includes(region)
