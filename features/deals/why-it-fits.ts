import { amountFor } from '#features/matching/engine/amounts.ts'
import type { CountryCode } from '#features/places/countries.ts'
import { placeInText } from '#features/places/region-texts.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import { industryTexts, stageTexts } from '#features/profiles/vocabulary-texts.ts'
import type { TextValue } from '#platform/contract.ts'
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

/** The reasons why a deal matches an investor's preferences, in one line: 'Seed, CleanTech, tickets from €25k, Italy'. */
export function whyItFits(wanted: Preferences, deal: Fitting) {
  const place = placesNamed(deal).find((named) => placesTouching(named).some((each) => wanted.geography.includes(each)))
  const saysTickets = wanted.min_investment !== null || wanted.max_investment !== null
  return {
    all: [
      ...(wanted.stages.length > 0 ? [stageTexts[deal.funding_stage]] : []),
      ...(wanted.industries.length > 0 ? [industryTexts[deal.industry]] : []),
      ...(saysTickets ? [ticketsOf(deal, wanted.currency)] : []),
      ...(place ? [placeInText(place)] : []),
    ],
    joined: 'comma',
  } satisfies TextValue
}

const tickets = {
  from: /*i18n*/ { id: 'vocabulary.tickets.from', message: 'tickets from {amount}' },
  fromAbout: /*i18n*/ { id: 'vocabulary.tickets.fromAbout', message: 'tickets from {amount} (about {about})' },
  upTo: /*i18n*/ { id: 'vocabulary.tickets.upTo', message: 'tickets up to {amount}' },
  upToAbout: /*i18n*/ { id: 'vocabulary.tickets.upToAbout', message: 'tickets up to {amount} (about {about})' },
}

function ticketsOf({ min_investment, max_investment, currency }: Fitting, reader: Currency) {
  const end = min_investment > 0 ? 'from' : 'upTo'
  const told = amountFor(reader, { amount: (min_investment || max_investment) / 100, currency })
  return 'id' in told ? { ...tickets[`${end}About`], parameters: told.parameters } : { ...tickets[end], parameters: { amount: told } }
}
