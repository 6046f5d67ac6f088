import { expect, test } from 'vitest'
import { termOf } from './read-query.ts'

const zeolites = { typed: 'zeolites', forms: [['zeolites'], ['en~zeolit'], ['zeolithe']], prefix: null }

test('a word is compared by its stems, which every text with the word has as well', () => {
  expect(termOf({ ...zeolites, isStop: false })).toBe("('en~zeolit' | 'zeolithe')")
  expect(termOf({ ...zeolites, isStop: false, prefix: 'zeolites' })).toBe("('zeolites':* | 'en~zeolit' | 'zeolithe')")
})

test('a word that says nothing in some language has no stem there', () => {
  expect(termOf({ ...zeolites, isStop: true })).toBe("('zeolites' | 'en~zeolit' | 'zeolithe')")
})
