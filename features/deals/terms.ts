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

/** The terms in a deal's search index: its words and its filters ('stage:seed'). Words never contain a colon. */
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

/** The places where a deal's company is based and works. */
export const placesNamed = ({ country, geography }: Pick<Termed, 'country' | 'geography'>): Place[] => [
  ...(country ? [country] : []),
  ...geography,
]

/** A country implies its regions. A region implies every country in it ('all:'). */
const placeTerms = (place: Place): string[] =>
  isRegion(place) ? [`place:${place}`, `all:${place}`] : [place, ...regionsOf(place)].map((each) => `place:${each}`)

/** The terms of deals about this place, a part of it, or a region that contains or overlaps it. */
export function termsTouching(place: Place): string[] {
  const within = isRegion(place) ? regions.filter((region) => overlap(region, place)) : regionsOf(place)
  return [`place:${place}`, ...within.map((region) => `all:${region}`)]
}

/** Every place that overlaps this one. */
export const placesTouching = (place: Place): Place[] =>
  isRegion(place)
    ? [...regions.filter((region) => overlap(region, place)), ...countryCodes.filter((country) => lies(country, place))]
    : [place, ...regionsOf(place)]

const lies = (country: CountryCode, region: Region) => regionsOf(country).includes(region)
const overlap = (one: Region, other: Region) => countryCodes.some((country) => lies(country, one) && lies(country, other))

/** An amount in whole euros at approximate rates, for comparing currencies. */
export const roughEuros = (amount: number, currency: ValidDealInput['currency']): number => inEuros(amount, currency) ?? 0
