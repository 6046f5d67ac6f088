import { expect, test } from 'vitest'
import { type OwnProfile, profileInput } from '../../contract.ts'
import { fieldOfPath, inputOf } from './form-input.ts'
import { valuesOf } from './form-values.ts'

const saved: OwnProfile = {
  id: '3f0c8f5e-6f1d-4a0e-9c55-0b8f6f0c2d11',
  email: 'luca@terravolta.example',
  full_name: 'Luca Bertolini',
  first_name: 'Luca',
  last_name: 'Bertolini',
  user_type: 'startup',
  company_name: 'Terravolta',
  industry: 'CleanTech',
  bio: 'Soil carbon without lab samples.',
  country: 'IT',
  city_id: 3165524,
  city: 'Turin',
  location: 'Turin, Italy',
  website: 'https://terravolta.example/',
  linkedin: null,
  expertise_areas: ['Remote sensing', 'Agronomy'],
  sdgs: [13, 15],
  funding_stage: 'seed',
  founded_year: 2022,
  team_size: 14,
  years_experience: null,
  portfolio_size: null,
  raising_amount: 180_000_000,
  current_valuation: 950_000_050,
  currency: 'EUR',
  investment_focus: null,
  investment_criteria: null,
  sfdr_article: null,
  investor_preferences: null,
  profile_picture: null,
  cover_photo: null,
  own_fields: {},
  email_visibility: 'connections',
  joined_as_advisor: false,
  supplied: [],
  profile_completed: true,
  completion: 100,
  missing: [],
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}
const preferences = {
  stages: ['seed' as const],
  industries: ['CleanTech' as const],
  geography: ['nordics' as const, 'IT' as const],
  min_investment: 2_500_000,
  max_investment: 15_000_000,
  currency: 'SEK' as const,
  notifications_enabled: false,
}

test('saved values are sent back unchanged, to the cent', () => {
  const sent = profileInput.parse(inputOf(valuesOf(saved), saved))
  expect(saved).toMatchObject(sent)
})

test('investor preferences keep their own currency and notification setting', () => {
  const investor: OwnProfile = { ...saved, user_type: 'investor', investor_preferences: preferences }
  expect(valuesOf(investor)).toMatchObject({ ticket_currency: 'SEK', currency: 'EUR', min_investment: 2_500_000 })
  expect(profileInput.parse(inputOf(valuesOf(investor), investor)).investor_preferences).toEqual(preferences)
})

test('emptied fields are sent as null or empty', () => {
  const emptied = { ...valuesOf(saved), website: '  ', bio: '', raising_amount: null, country: null, city: null, industry: null, sdgs: [] }
  expect(profileInput.parse(inputOf(emptied, saved))).toMatchObject({
    website: null,
    bio: '',
    raising_amount: null,
    country: null,
    city_id: null,
    industry: null,
    sdgs: [],
  })
})

test('fields of another type keep their saved values', () => {
  const changed = { ...valuesOf(saved), user_type: 'mentor' as const, years_experience: 12, raising_amount: 5, investment_focus: 'Water' }
  const sent = inputOf(changed, saved)
  expect(sent).toMatchObject({ user_type: 'mentor', years_experience: 12, raising_amount: 180_000_000, investment_focus: null })
  expect(sent.investor_preferences).toBeNull()
})

test.each([
  ['website', 'website'],
  ['city_id', 'city'],
  ['expertise_areas.3', 'expertise_areas'],
  ['investor_preferences.max_investment', 'max_investment'],
  ['investor_preferences.geography.0', 'geography'],
  ['investor_preferences.currency', 'ticket_currency'],
  ['investor_preferences', undefined],
  ['', undefined],
])('the path %j belongs to the field %j', (path, field) => {
  expect(fieldOfPath(path, valuesOf(saved))).toBe(field)
})
