import { expect, test } from 'vitest'
import { logFilters, validLogSearch } from './log-search.ts'

test('the address of the log keeps what is valid', () => {
  const by = '00000000-0000-4000-8000-00000000000a'
  const search = { by, room: 'reviews', q: 'two words', from: '2026-02-28', to: '2026-03-01' }
  expect(validLogSearch({ ...search, by: by.toUpperCase() })).toEqual(search)
  expect(validLogSearch({ by: 'x', room: 'a.b', q: ['x'], from: '2026-13-40', to: '0000-01-01' })).toEqual({})
})

test('a span of days begins at midnight and contains its last day', () => {
  const { from, until } = logFilters({ from: '2026-02-28', to: '2026-02-28' })
  expect(new Date(String(from))).toEqual(new Date(2026, 1, 28))
  expect(new Date(String(until))).toEqual(new Date(2026, 2, 1))
  expect(logFilters({})).toEqual({})
})
