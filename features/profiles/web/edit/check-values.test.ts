import { describe, expect, test } from 'vitest'
import { profileInput } from '../../contract.ts'
import { longestText, numberRanges } from '../../limits.ts'
import { checkValues } from './check-values.ts'
import type { FormValues } from './form-values.ts'

const valid: FormValues = {
  first_name: 'Marit',
  last_name: 'Solberg',
  user_type: 'investor',
  company_name: '',
  industry: null,
  bio: '',
  expertise_areas: [],
  sdgs: [],
  funding_stage: null,
  raising_amount: null,
  current_valuation: null,
  currency: 'EUR',
  founded_year: null,
  team_size: null,
  industries: [],
  stages: [],
  geography: [],
  min_investment: null,
  max_investment: null,
  ticket_currency: 'EUR',
  notifications_enabled: true,
  sfdr_article: null,
  portfolio_size: null,
  investment_focus: '',
  investment_criteria: '',
  years_experience: null,
  country: null,
  city: null,
  website: '',
  linkedin: '',
  email_visibility: 'connections',
}
const wrongFields = (patch: Partial<FormValues>) => Object.keys(checkValues({ ...valid, ...patch }))

test('an empty form only lacks a name, and a single name is enough', () => {
  expect(wrongFields({})).toEqual([])
  expect(wrongFields({ first_name: ' ', last_name: '' })).toEqual(['first_name'])
})

test('addresses must be valid', () => {
  expect(checkValues({ ...valid, website: 'obieg,example' }).website).toMatchObject({ message: 'Please enter a valid website URL' })
  expect(wrongFields({ website: 'javascript:alert(1)', linkedin: 'obieg.example/in/obieg' })).toEqual(['website', 'linkedin'])
  expect(wrongFields({ website: ' obieg.example ', linkedin: 'linkedin.com/in/obieg' })).toEqual([])
})

test('the largest ticket is not below the smallest', () => {
  expect(wrongFields({ min_investment: 200, max_investment: 100 })).toEqual(['max_investment'])
  expect(wrongFields({ min_investment: 100, max_investment: 100 })).toEqual([])
  expect(wrongFields({ min_investment: 200 })).toEqual([])
})

test('fields of another type are not checked', () => {
  expect(wrongFields({ user_type: 'startup', min_investment: 200, max_investment: 100, portfolio_size: -1 })).toEqual([])
})

describe('limits match the contract', () => {
  const refusals = (input: object) =>
    profileInput.safeParse({ first_name: 'A', last_name: 'B', user_type: 'mentor', ...input }).error?.issues ?? []

  test.each(Object.entries(longestText))('%s has at most %i characters', (field, most) => {
    const text = (length: number) => 'https://linkedin.com/'.padEnd(length, 'x')
    expect(refusals({ [field]: text(most) })).toEqual([])
    expect(refusals({ [field]: text(most + 1) })).toMatchObject([{ path: [field] }])
  })

  test.each(Object.entries(numberRanges))('%s lies within its range', (field, [least, most]) => {
    for (const inside of [least, most]) expect(refusals({ [field]: inside })).toEqual([])
    for (const outside of [least - 1, most + 1]) expect(refusals({ [field]: outside })).toMatchObject([{ path: [field] }])
  })
})
