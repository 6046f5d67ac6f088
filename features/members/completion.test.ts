import { expect, test } from 'vitest'
import { completionOf } from './completion.ts'

const empty = { full_name: '', company_name: '', bio: '', location: null, industry: null }

test('completion is the share of the five fields that are filled', () => {
  expect(completionOf(empty)).toEqual({ completion: 0, missing: ['full_name', 'company_name', 'bio', 'location', 'industry'] })
  expect(completionOf({ ...empty, full_name: 'Luca', bio: ' ', industry: 'SaaS' })).toEqual({
    completion: 40,
    missing: ['company_name', 'bio', 'location'],
  })
  expect(completionOf({ full_name: 'a', company_name: 'b', bio: 'c', location: 'd', industry: 'e' })).toEqual({
    completion: 100,
    missing: [],
  })
})
