import { foldName } from '#features/places/fold.ts'
import { regionsOf } from '#features/places/regions.ts'
import type { CountryCode } from '#features/places/countries.ts'
import { type Region, regions as allRegions } from '#features/places/vocabulary.ts'
import type { Currency, FundingStage, Industry, SfdrArticle, UserType } from '#features/profiles/vocabulary.ts'
import type { Shares, Stated, Traits } from './engine/member.ts'
import { inEuros } from '#features/profiles/euros.ts'

/** The profile fields used for matching. */
export interface MatchProfile {
  user_type: UserType
  industry: Industry | null
  city: string | null
  country: CountryCode | null
  latitude: number | null
  longitude: number | null
  expertise_areas: readonly string[]
  sdgs: readonly number[]
  funding_stage: FundingStage | null
  raising_amount: number | null
  currency: Currency
  years_experience: number | null
  sfdr_article: SfdrArticle | null
  /** An investor's preferences; null without any, and for all other members. */
  preferences: {
    stages: readonly FundingStage[]
    industries: readonly Industry[]
    geography: readonly (Region | CountryCode)[]
    min_investment: number | null
    max_investment: number | null
    currency: Currency
  } | null
}

/** A member's facts for the engine. Only a startup has a stage and a round: fields left over from another user type are ignored. */
export function traitsOf(profile: MatchProfile): Traits {
  const { user_type, industry, city, country, latitude, longitude, expertise_areas, sdgs, funding_stage, raising_amount, currency } =
    profile
  const isStartup = user_type === 'startup'
  // 'Circular Textiles' and 'circular textiles' are the same; labels without letters are ignored.
  const labels = new Map(expertise_areas.map((area): [string, string] => [foldName(area), area]).filter(([folded]) => folded))
  return {
    labels: [...labels.keys()],
    labelTexts: [...labels.values()],
    industries: named(industry ? [industry] : []),
    stage: isStartup ? funding_stage : null,
    amount: isStartup ? inEuros(raising_amount, currency) : null,
    ...(isStartup && raising_amount ? { raising: { amount: raising_amount / 100, currency } } : {}),
    currency: user_type === 'investor' ? (profile.preferences?.currency ?? currency) : currency,
    city: city && country && `${city}|${country}`,
    country,
    coordinates: city && latitude !== null && longitude !== null ? { latitude, longitude } : null,
    regions: country ? regionsNarrowFirst(country) : [],
    goals: sdgs,
    years: profile.years_experience,
    sfdr: user_type === 'investor' ? profile.sfdr_article : null,
  }
}

/** What a member says they look for. An investor who named no industries looks for their own. */
export function statedOf(profile: MatchProfile): Stated {
  const { user_type, industry, preferences } = profile
  const isInvestor = user_type === 'investor'
  const wanted = isInvestor ? preferences : null
  const industries = named(wanted?.industries.length ? wanted.industries : isInvestor && industry ? [industry] : [])
  return {
    labels: {},
    industries: evenly(industries),
    stages: evenly(wanted?.stages ?? []),
    cities: {},
    ...placesOf(wanted?.geography ?? []),
    amount: {
      low: wanted ? inEuros(wanted.min_investment, wanted.currency) : null,
      high: wanted ? inEuros(wanted.max_investment, wanted.currency) : null,
      ...(wanted ? { tickets: { low: whole(wanted.min_investment), high: whole(wanted.max_investment), currency: wanted.currency } } : {}),
    },
  }
}

/** Two members with 'Other' hardly share an industry. */
const named = (industries: readonly Industry[]) => industries.filter((industry) => industry !== 'Other')

const whole = (minorUnits: number | null) => (minorUnits ? minorUnits / 100 : null)

const evenly = (values: readonly string[]): Shares => Object.fromEntries(values.map((value) => [value, 1 / values.length]))

/** Places as they were named: the engine knows which countries are in which regions. */
function placesOf(geography: readonly (Region | CountryCode)[]): Pick<Stated, 'countries' | 'regions'> {
  const countries: Record<string, number> = {}
  const regions: Record<string, number> = {}
  const share = 1 / geography.length
  for (const place of geography) {
    if (isRegion(place)) regions[place] = share
    else countries[place] = share
  }
  return { countries, regions }
}

const isRegion = (place: Region | CountryCode): place is Region => allRegions.some((region) => region === place)

/** The regions of a country, the narrowest first, 'global' last. */
export const regionsNarrowFirst = (country: CountryCode): Region[] => {
  const [global, ...widening] = regionsOf(country).toReversed()
  return global ? [...widening, global] : []
}
