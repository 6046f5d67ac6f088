import { expect, test } from 'vitest'
import type { OwnProfile } from '../../contract.ts'
import { type FormValues, valuesOf } from '../edit/form-values.ts'
import { changesOf, normalised } from './step-fields.ts'

const saved = {
  first_name: 'Marit',
  last_name: 'Solberg',
  user_type: 'investor',
  company_name: 'Fjordkapital',
  industry: null,
  bio: '',
  country: 'NO',
  city_id: null,
  city: null,
  currency: 'EUR',
  website: 'https://fjord.example/',
  linkedin: null,
  expertise_areas: [],
  sdgs: [],
  own_fields: {},
  investor_preferences: null,
} as unknown as OwnProfile
const typed = (patch: Partial<FormValues>) => ({ ...valuesOf(saved), ...patch })

test('a step saves only its own fields, and nothing if they are unchanged', () => {
  expect(changesOf('you', typed({ city: { id: 3, name: 'Bergen' } }), saved)).toBeUndefined()
  expect(changesOf('place', typed({ city: { id: 3, name: 'Bergen' }, bio: 'Half a sent' }), saved)).toEqual({ country: 'NO', city_id: 3 })
  expect(changesOf('you', typed({ bio: 'Writes first tickets.', website: 'half,an' }), saved)).toEqual({
    user_type: 'investor',
    first_name: 'Marit',
    last_name: 'Solberg',
    company_name: 'Fjordkapital',
    bio: 'Writes first tickets.',
  })
})

test('investor preferences are saved together, with the first industry as the member’s own', () => {
  const values = typed({ industries: ['CleanTech', 'SaaS'], sdgs: [7, 13], bio: ' ' })
  expect(changesOf('work', { ...values, ...normalised(values) }, saved)).toMatchObject({
    industry: 'CleanTech',
    sdgs: [7, 13],
    investor_preferences: { industries: ['CleanTech', 'SaaS'], notifications_enabled: true },
  })
  expect(normalised(typed({ industry: 'FinTech', industries: ['CleanTech'] })).industry).toBe('FinTech')
  expect(normalised(typed({ user_type: 'startup', industries: ['CleanTech'] })).industry).toBeNull()
})
