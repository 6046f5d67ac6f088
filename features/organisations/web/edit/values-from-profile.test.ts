import { expect, test } from 'vitest'
import type { OwnProfile } from '#features/profiles/contract.ts'
import { valuesFromProfile } from './values-from-profile.ts'

const profile = {
  user_type: 'startup',
  company_name: 'Terravolta',
  website: 'https://terravolta.example/',
  country: 'IT',
  industry: 'CleanTech',
  currency: 'CHF',
  funding_stage: 'seed',
  raising_amount: 180_000_000,
  current_valuation: null,
  founded_year: 2022,
  team_size: 14,
  sdgs: [7],
  sfdr_article: 'article-9',
  investor_preferences: {
    stages: ['seed'],
    industries: ['PropTech'],
    geography: [],
    min_investment: 100,
    max_investment: 200,
    currency: 'EUR',
    notifications_enabled: true,
  },
} as unknown as OwnProfile

test('a founder’s company takes what their profile says about it', () => {
  expect(valuesFromProfile(profile)).toMatchObject({
    kind: 'startup',
    name: 'Terravolta',
    countries: ['IT'],
    industries: ['CleanTech'],
    raising_amount: 180_000_000,
    currency: 'CHF',
    min_ticket: null,
  })
})

test('an investor’s fund takes tickets in their currency, and nothing of a startup', () => {
  expect(valuesFromProfile({ ...profile, user_type: 'investor' })).toMatchObject({
    kind: 'fund',
    industries: ['PropTech'],
    stages: ['seed'],
    min_ticket: 100,
    max_ticket: 200,
    currency: 'EUR',
    sfdr_article: 'article-9',
    raising_amount: null,
    team_size: null,
  })
})

test('the kind of a mentor’s organisation is open', () => {
  expect(valuesFromProfile({ ...profile, user_type: 'mentor', country: null, website: null })).toMatchObject({
    kind: null,
    name: 'Terravolta',
    countries: [],
    website: '',
  })
})
