import { expect, test } from 'vitest'
import { validDirectorySearch } from './search.ts'

test('keeps valid values', () => {
  const filters = { query: 'soil', role: 'mentor', industry: 'AI/ML', stage: 'series-c', country: 'XK', goal: 17 }
  expect(validDirectorySearch(filters)).toEqual(filters)
})

test.each<[Record<string, unknown>, object]>([
  [{ role: 'advisor', industry: 'Coal', stage: 'ipo', country: 'XX', goal: 18 }, {}],
  [{ role: ['mentor'], goal: 'life', query: { a: 1 } }, {}],
  [{ query: '   ' }, {}],
  [{ query: 2030 }, { query: '2030' }],
  [{ goal: '13' }, { goal: 13 }],
  [{ other: 'x' }, {}],
])('%j becomes %j', (search, filters) => expect(validDirectorySearch(search)).toEqual(filters))

test('keeps valid values of organisations', () => {
  const filters = { view: 'organisations', query: 'soil', kind: 'fund', industry: 'AI/ML', stage: 'series-c', country: 'XK', goal: 17 }
  const flags = { verified: true, measures_emissions: true, evidenced: true }
  expect(validDirectorySearch({ ...filters, ...flags })).toEqual({ ...filters, ...flags })
  expect(validDirectorySearch({ ...filters, verified: 'true' })).toEqual({ ...filters, verified: true })
})

test.each<[Record<string, unknown>, object]>([
  [{ view: 'organisations', kind: 'bank', verified: 'yes', role: 'mentor' }, { view: 'organisations' }],
  [{ view: 'organisations', verified: false }, { view: 'organisations' }],
  [{ view: 'people', kind: 'fund', verified: true, evidenced: true, goal: 13 }, { goal: 13 }],
  [{ view: 'nobody' }, {}],
])('%j, whose filters are those of its view, becomes %j', (search, filters) => expect(validDirectorySearch(search)).toEqual(filters))

test('cuts a long text', () => expect(validDirectorySearch({ query: 'x'.repeat(500) }).query).toHaveLength(100))
