import { expect, test } from 'vitest'
import { foldedWords, prefixQuery } from './search-words.ts'

test.each([
  ['Luca Bert', "'luca':* & 'bert':*"],
  ['  Kamińska ', "'kaminska':*"],
  ["O'Brien & Søn", "'o':* & 'brien':* & 'son':*"],
  ["a':* | 'b", "'a':* & 'b':*"],
  ['دانا', "'دانا':*"],
])('%s becomes %s', (text, query) => expect(prefixQuery(text)).toBe(query))

test.each(['', '  ', '!?%_', '🌱'])('%j has no words', (text) => expect(prefixQuery(text)).toBeNull())

test('only the first eight words count', () => expect(prefixQuery('a b c d e f g h i')?.split('&')).toHaveLength(8))

test.each([
  ['ΟΔΥΣΣΕΥΣ', 'Οδυσσεύς'],
  ['İSTANBUL', 'istanbul'],
  ['STRASSE', 'Straße'],
  ['ﬁnance', 'Finance'],
  ['Zoë', 'Zoe\u0308'],
])('%s and %s are the same word', (one, other) => expect(foldedWords(one)).toEqual(foldedWords(other)))

test('the beginning of a word starts the word, whatever its letters do at the end', () => {
  expect(foldedWords('ΟΔΥΣΣΕΥΣ')[0]?.startsWith(foldedWords('ΟΔΥΣ')[0] ?? '-')).toBe(true)
})

test('a word is cut at forty characters', () => expect(foldedWords('𐐷'.repeat(500))[0]).toHaveLength(80))
