import { expect, test } from 'vitest'
import { validMatchingSearch } from './search.ts'

test('search parameters contain a valid role and list, and nothing else', () => {
  expect(validMatchingSearch({ role: 'mentor', list: 'bookmarks', page: 3 })).toEqual({ role: 'mentor', list: 'bookmarks' })
  expect(validMatchingSearch({ role: 'advisor', list: 1 })).toEqual({})
  expect(validMatchingSearch({})).toEqual({})
})
