import { describe, expect, it, test } from 'vitest'
import { europeanCountries } from '#features/places/regions.ts'
import { regions } from '#features/places/vocabulary.ts'
import type { ValidDealInput } from './posting-contract.ts'
import { type Place, placesTouching, roughEuros, termsOf } from './terms.ts'
import { inWords } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { whyItFits } from './why-it-fits.ts'
import { type Preferences, fits, wishOf } from './wish.ts'

const deal = {
  title: 'Soil carbon without lab samples',
  company_name: 'Terravolta',
  description: 'Measures soil carbon from satellite radar.',
  industry: 'CleanTech',
  funding_stage: 'seed',
  min_investment: 2_500_000,
  max_investment: 15_000_000,
  currency: 'EUR',
  country: 'IT',
  geography: ['IT'],
  sdgs: [],
  status: 'active',
} satisfies Partial<ValidDealInput> & { status: 'active' }
const nothing: Preferences = { stages: [], industries: [], geography: [], min_investment: null, max_investment: null, currency: 'EUR' }

function isFitting(wanted: Partial<Preferences>, fields: Partial<Pick<ValidDealInput, 'country' | 'geography' | 'currency'>> = {}) {
  const wish = wishOf({ ...nothing, ...wanted })
  if (!wish) return undefined
  const about = { ...deal, ...fields }
  return fits(wish, {
    terms: termsOf(about),
    min_euros: roughEuros(about.min_investment, about.currency),
    max_euros: roughEuros(about.max_investment, about.currency),
  })
}

test.each<[Partial<Preferences>, boolean | undefined]>([
  [{}, undefined],
  [{ stages: ['seed', 'series-a'] }, true],
  [{ stages: ['series-a'] }, false],
  [{ stages: ['seed'], industries: ['Biotech'] }, false],
  [{ industries: ['Biotech', 'CleanTech'] }, true],
  [{ geography: ['southern-europe'] }, true],
  [{ geography: ['FR'] }, false],
  [{ min_investment: 15_000_000 }, true],
  [{ min_investment: 15_000_100 }, false],
  [{ max_investment: 2_500_000 }, true],
  [{ max_investment: 2_499_900 }, false],
  // About 87,000 euros.
  [{ min_investment: 100_000_000, currency: 'SEK' }, true],
])('a seed round of CleanTech in Italy with tickets from 25,000 to 150,000 euros fits %j: %s', (wanted, expected) => {
  expect(isFitting(wanted)).toBe(expected)
})

describe('places', () => {
  const places: Place[] = [...regions, ...europeanCountries, 'KE', 'US']

  it('match if they overlap, in either direction', () => {
    expect(isFitting({ geography: ['AT'] }, { country: null, geography: ['dach'] })).toBe(true)
    expect(isFitting({ geography: ['dach'] }, { country: 'AT', geography: ['AT'] })).toBe(true)
    expect(isFitting({ geography: ['eu'] }, { country: null, geography: ['nordics'] })).toBe(true)
    expect(isFitting({ geography: ['baltics'] }, { country: null, geography: ['nordics'] })).toBe(false)
    expect(isFitting({ geography: ['global'] }, { country: 'KE', geography: ['KE'] })).toBe(true)
  })

  it('give the same result from the terms of deals and from investors’ places', () => {
    for (const named of places) {
      const touched = placesTouching(named)
      const about = { country: null, geography: [named] }
      for (const wanted of places) {
        expect(isFitting({ geography: [wanted] }, about), `${wanted} of a deal about ${named}`).toBe(touched.includes(wanted))
      }
    }
  })
})

test.each<[Partial<Preferences>, string]>([
  [
    { stages: ['seed'], industries: ['CleanTech'], geography: ['southern-europe'], min_investment: 1_000_000 },
    'Seed, CleanTech, tickets from €25k, Italy',
  ],
  [{ industries: ['CleanTech'] }, 'CleanTech'],
  [{ max_investment: 100_000_000, currency: 'SEK' }, 'tickets from €25k (about SEK\u00A0290k)'],
])('the reasons for %j only mention given preferences: %s', (wanted, expected) => {
  expect(inWords(whyItFits({ ...nothing, ...wanted }, deal), speakerIn('en'))).toBe(expected)
})
