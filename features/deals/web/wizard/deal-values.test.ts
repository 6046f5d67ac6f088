import { expect, test } from 'vitest'
import { dealInput } from '../../posting-contract.ts'
import { checkValues } from './check-values.ts'
import { type DealValues, inputOf } from './deal-values.ts'

test('the server accepts what passes the wizard’s checks, also with spaces around it', () => {
  const values: DealValues = {
    organisation_id: null,
    company_name: ' Terravolta ',
    title: ' Soil carbon ',
    industry: 'CleanTech',
    funding_stage: 'seed',
    description: ' Measures soil carbon. ',
    impact: '',
    sdgs: [],
    funding_amount: 180_000_000,
    currency: 'EUR',
    valuation: null,
    min_investment: 2_500_000,
    max_investment: 15_000_000,
    progress: null,
    co_investment: false,
    geography: ['eu'],
    country: null,
    city: null,
    website: ' terravolta.example ',
    contact_person: ' Luca Bertolini ',
    contact_email: ' luca@terravolta.example ',
    readers: 'members',
  }
  expect(checkValues(values)).toEqual({})
  expect(dealInput.parse(inputOf(values))).toMatchObject({ title: 'Soil carbon', contact_email: 'luca@terravolta.example' })
  expect(dealInput.parse(inputOf({ ...values, contact_email: ' ' }))).toMatchObject({ contact_email: '' })
})
