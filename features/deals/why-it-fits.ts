import { amountFor } from '#features/matching/engine/amounts.ts'
import { countryInEnglish, regionInEnglish, stageInEnglish } from '#features/matching/engine/english.ts'
import type { CountryCode } from '#features/places/countries.ts'
import { isRegion } from '#features/places/vocabulary.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import { type Place, placesNamed, placesTouching } from './terms.ts'
import type { Preferences } from './wish.ts'

interface Fitting {
  funding_stage: FundingStage
  industry: Industry
  /** In minor units. */
  min_investment: number
  max_investment: number
  currency: Currency
  country: CountryCode | null
  geography: Place[]
}

/** What a deal has of what an investor looks for, in a line: 'Seed, CleanTech, tickets from €25k, Italy'. */
export function whyItFits(wanted: Preferences, deal: Fitting): string {
  const place = placesNamed(deal).find((named) => placesTouching(named).some((each) => wanted.geography.includes(each)))
  const saysTickets = wanted.min_investment !== null || wanted.max_investment !== null
  return [
    ...(wanted.stages.length > 0 ? [stageInEnglish(deal.funding_stage)] : []),
    ...(wanted.industries.length > 0 ? [deal.industry] : []),
    ...(saysTickets ? [ticketsOf(deal, wanted.currency)] : []),
    ...(place ? [isRegion(place) ? regionInEnglish(place) : countryInEnglish(place)] : []),
  ].join(', ')
}

function ticketsOf({ min_investment, max_investment, currency }: Fitting, reader: Currency): string {
  const money = (minorUnits: number) => amountFor(reader, { amount: minorUnits / 100, currency })
  return min_investment > 0 ? `tickets from ${money(min_investment)}` : `tickets up to ${money(max_investment)}`
}
