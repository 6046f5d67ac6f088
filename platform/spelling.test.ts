import { expect, test } from 'vitest'
import { editDistance, likelyMeant } from './spelling.ts'

test.each([
  ['bertollini', 'bertolini', 1],
  ['kamnski', 'kaminski', 1],
  ['lcua', 'luca', 1],
  ['luka', 'luca', 1],
  ['agricluture', 'agriculture', 1],
  ['luca', 'luca', 0],
  ['', 'luca', 4],
  ['abcd', 'badc', 2],
])('the distance from %s to %s is %i edits', (typed, known, distance) => expect(editDistance(typed, known).whole).toBe(distance))

test('the typed word may be a prefix', () => expect(editDistance('bertoll', 'bertolini')).toEqual({ whole: 3, beginning: 1 }))

test('whole words are preferred to prefixes, the closest first', () => {
  expect(likelyMeant('mars', ['marketing', 'mary', 'mara'])).toEqual(['mary', 'mara'])
  expect(likelyMeant('sustainible', ['sustain', 'sustainably', 'sustainable'])).toEqual(['sustainable', 'sustainably'])
  expect(likelyMeant('bertoll', ['bertolini', 'berlin'])).toEqual(['bertolini'])
})

test('short words are not corrected', () => expect(likelyMeant('ana', ['anna', 'ina'])).toEqual([]))
