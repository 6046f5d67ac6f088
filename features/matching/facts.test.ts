import { describe, expect, test } from 'vitest'
import { inEuros } from '#features/profiles/euros.ts'
import { type MatchProfile, statedOf, traitsOf } from './facts.ts'

const blank: MatchProfile = {
  user_type: 'startup',
  industry: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  years_experience: null,
  expertise_areas: [],
  sdgs: [],
  funding_stage: null,
  raising_amount: null,
  currency: 'EUR',
  sfdr_article: null,
  preferences: null,
}
const preferences = { stages: [], industries: [], geography: [], min_investment: null, max_investment: null, currency: 'EUR' } as const

test('an empty profile contains no facts', () => {
  const { currency: _, ...traits } = traitsOf(blank)
  const lists = [...Object.values(traits), ...Object.values(statedOf(blank)).filter((value) => !('low' in value))]
  expect(lists.filter((value) => value !== null && Object.keys(value).length > 0)).toEqual([])
  expect(statedOf(blank).amount).toEqual({ low: null, high: null })
})

test('a startup has its stage, round, place, goals and labels', () => {
  const traits = traitsOf({
    ...blank,
    industry: 'CleanTech',
    city: 'Łódź',
    country: 'PL',
    expertise_areas: ['Heat Storage', 'heat storage', '!!'],
    sdgs: [7, 13],
    funding_stage: 'seed',
    raising_amount: 427_500_000,
    currency: 'PLN',
  })
  expect(traits).toMatchObject({
    labels: ['heat storage'],
    raising: { amount: 4_275_000, currency: 'PLN' },
    industries: ['CleanTech'],
    stage: 'seed',
    amount: 1_000_000,
    city: 'Łódź|PL',
    country: 'PL',
    regions: ['central-eastern-europe', 'eu', 'europe', 'global'],
    goals: [7, 13],
    sfdr: null,
  })
})

describe('an investor', () => {
  const investor = { ...blank, user_type: 'investor' } as const

  test('has no stage and no round, even if the profile still contains them', () => {
    expect(traitsOf({ ...investor, funding_stage: 'seed', raising_amount: 1 })).toMatchObject({ stage: null, amount: null })
  })

  test('looks for the values in the preferences, in equal shares', () => {
    const stated = statedOf({
      ...investor,
      preferences: {
        ...preferences,
        stages: ['seed', 'series-a'],
        industries: ['SaaS'],
        geography: ['dach', 'SE'],
        min_investment: 1_039_00,
        max_investment: 103_900_00,
        currency: 'USD',
      },
    })
    expect(stated).toMatchObject({
      stages: { seed: 0.5, 'series-a': 0.5 },
      industries: { SaaS: 1 },
      countries: { SE: 0.5 },
      regions: { dach: 0.5 },
      amount: { low: 1_000, high: 100_000 },
    })
  })

  test('without target industries looks for their own', () => {
    expect(statedOf({ ...investor, industry: 'Biotech', preferences }).industries).toEqual({ Biotech: 1 })
  })
})

test("the preferences of a former investor don't count for a founder", () => {
  expect(statedOf({ ...blank, preferences: { ...preferences, stages: ['seed'] } }).stages).toEqual({})
})

test.each([
  [null, null],
  [0, null],
  [1, null],
  [100, 1],
  [1e13, 1e11],
])('%d minor units are %d euros', (minor, euros) => expect(inEuros(minor, 'EUR')).toBe(euros))

test("'Other' is not a shared industry", () => {
  expect(traitsOf({ ...blank, industry: 'Other' }).industries).toEqual([])
  expect(statedOf({ ...blank, user_type: 'investor', preferences: { ...preferences, industries: ['Other', 'SaaS'] } }).industries).toEqual({
    SaaS: 1,
  })
})
