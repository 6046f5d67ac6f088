import { expect, test } from 'vitest'
import type { OwnProfile } from '#features/profiles/contract.ts'
import { groupsFor } from './who-is-here.ts'

const blank = { industry: null, funding_stage: null, sdgs: [], country: null, investor_preferences: null }
const told = (profile: object) => groupsFor({ ...blank, ...profile } as unknown as OwnProfile)

test('founders see investors of their industry and stage, mentors, and members who share their goals', () => {
  expect(told({ user_type: 'startup', industry: 'CleanTech', funding_stage: 'seed', sdgs: [7, 13, 15], country: 'PL' })).toEqual([
    { what: 'investors', filters: { role: 'investor', industry: 'CleanTech', stage: 'seed' } },
    { what: 'mentors', filters: { role: 'mentor', industry: 'CleanTech' } },
    { what: 'goal', filters: { goal: 7 } },
    { what: 'goal', filters: { goal: 13 } },
  ])
})

test('investors see startups that match their preferences, by stage only if they chose exactly one', () => {
  const investor = (preferences: object) =>
    told({ user_type: 'investor', country: 'NO', investor_preferences: { stages: [], industries: [], ...preferences } })
  expect(investor({ industries: ['CleanTech', 'SaaS', 'EdTech'], stages: ['seed'] })).toEqual([
    { what: 'startups', filters: { role: 'startup', industry: 'CleanTech', stage: 'seed' } },
    { what: 'startups', filters: { role: 'startup', industry: 'SaaS', stage: 'seed' } },
    { what: 'country', filters: { country: 'NO' } },
  ])
  expect(investor({ industries: ['SaaS'], stages: ['seed', 'bridge'] })[0]?.filters).toEqual({ role: 'startup', industry: 'SaaS' })
})

test('members with an empty profile see no groups', () => {
  for (const user_type of ['startup', 'investor', 'mentor', 'advisor']) expect(told({ user_type })).toEqual([])
})
