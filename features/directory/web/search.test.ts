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

test('cuts a long text', () => expect(validDirectorySearch({ query: 'x'.repeat(500) }).query).toHaveLength(100))
