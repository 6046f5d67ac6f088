import { expect, test } from 'vitest'
import { validHubSearch } from './search.ts'

test('keeps valid parameters and drops all others', () => {
  const all = {
    tab: 'analytics',
    query: 'soil',
    stage: 'seed',
    industry: 'CleanTech',
    status: 'all',
    country: 'IT',
    goal: 13,
    from: 50_000,
  }
  expect(validHubSearch({ ...all, to: '900000', fits: true, order: 'largest' })).toEqual({
    ...all,
    to: 900_000,
    fits: true,
    order: 'largest',
  })
  expect(
    validHubSearch({
      tab: 'browse',
      query: {},
      stage: 'Seed',
      industry: ['CleanTech'],
      status: 'any',
      country: 'XX',
      goal: 18,
      from: -1,
      to: '1e99',
      fits: 'yes',
      order: 'newest',
      other: 1,
    }),
  ).toEqual({})
})
