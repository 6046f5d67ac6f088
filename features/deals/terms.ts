import { foldedWords } from '#platform/search-words.ts'
import { type CountryCode, countryCodes } from '#features/places/countries.ts'
import { regionsOf } from '#features/places/regions.ts'
import { type Region, isRegion, regions } from '#features/places/vocabulary.ts'
import { inEuros } from '#features/profiles/euros.ts'
import type { ValidDealInput } from './posting-contract.ts'
import type { DealStatus } from './statuses.ts'

type Termed = Pick<
  ValidDealInput,
  'title' | 'company_name' | 'description' | 'industry' | 'funding_stage' | 'country' | 'sdgs' | 'geography'
> & { status: DealStatus }

/** What one index of a deal has: its words, and what it can be filtered by ('stage:seed'). No word holds a colon. */
export function termsOf(deal: Termed): string[] {
  const words = foldedWords(`${deal.title} ${deal.company_name} ${deal.description}`)
  return [
    ...new Set([
      ...words,
      `industry:${deal.industry}`,
      `stage:${deal.funding_stage}`,
      `status:${deal.status}`,
      ...(deal.country ? [`country:${deal.country}`] : []),
      ...deal.sdgs.map((goal) => `goal:${goal}`),
      ...placesNamed(deal).flatMap(placeTerms),
    ]),
  ]
}

export type Place = ValidDealInput['geography'][number]

/** Where a deal's company is, and where it works. */
export const placesNamed = ({ country, geography }: Pick<Termed, 'country' | 'geography'>): Place[] => [
  ...(country ? [country] : []),
  ...geography,
]

/** A country lies in its regions; a region that is named is meant as a whole, with every country in it. */
const placeTerms = (place: Place): string[] =>
  isRegion(place) ? [`place:${place}`, `all:${place}`] : [place, ...regionsOf(place)].map((each) => `place:${each}`)

/** The terms that a deal has where it is about this place, or a part of it, or about something that it is a part of. */
export function termsTouching(place: Place): string[] {
  const within = isRegion(place) ? regions.filter((region) => overlap(region, place)) : regionsOf(place)
  return [`place:${place}`, ...within.map((region) => `all:${region}`)]
}

/** Every place of which a part lies in this one, or in which it lies. */
export const placesTouching = (place: Place): Place[] =>
  isRegion(place)
    ? [...regions.filter((region) => overlap(region, place)), ...countryCodes.filter((country) => lies(country, place))]
    : [place, ...regionsOf(place)]

const lies = (country: CountryCode, region: Region) => regionsOf(country).includes(region)
const overlap = (one: Region, other: Region) => countryCodes.some((country) => lies(country, one) && lies(country, other))

/** An amount as whole euros, about, to compare it with amounts of other currencies. */
export const roughEuros = (amount: number, currency: ValidDealInput['currency']): number => inEuros(amount, currency) ?? 0
