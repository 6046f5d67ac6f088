import { foldedWords } from '#features/directory/search-words.ts'
import type { CountryCode } from '#features/places/countries.ts'
import { regionsOf } from '#features/places/regions.ts'
import { inEuros } from '#features/profiles/euros.ts'
import type { ValidDealInput } from './contract.ts'
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
      ...[deal.country, ...deal.geography].flatMap((place) => (place ? placesOf(place).map((each) => `place:${each}`) : [])),
    ]),
  ]
}

/** A region or country, with the regions that a country lies in. */
export const placesOf = (place: ValidDealInput['geography'][number]): string[] =>
  isCountry(place) ? [place, ...regionsOf(place)] : [place]

const isCountry = (place: string): place is CountryCode => /^[A-Z]{2}$/.test(place)

/** An amount as whole euros, about, to compare it with amounts of other currencies. */
export const roughEuros = (amount: number, currency: ValidDealInput['currency']): number => inEuros(amount, currency) ?? 0
