import { expect, test } from 'vitest'
import { completionOf, saysEnough } from './completion.ts'

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

test('a profile is complete enough with a name, a sentence and any one of the fields for industry or expertise', () => {
  const said = { full_name: 'Luca', bio: 'Grows soil.', industry: 'SaaS', expertise_areas: [], wantedIndustries: [] }
  expect(saysEnough(said)).toBe(true)
  expect(saysEnough({ ...said, full_name: ' ' })).toBe(false)
  expect(saysEnough({ ...said, bio: ' ' })).toBe(false)
  expect(saysEnough({ ...said, industry: null })).toBe(false)
  expect(saysEnough({ ...said, industry: null, expertise_areas: ['Agronomy'] })).toBe(true)
  expect(saysEnough({ ...said, industry: null, wantedIndustries: ['CleanTech'] })).toBe(true)
})
