import { expect, test } from 'vitest'
import { foldedWords, hasWords } from './search-words.ts'

test.each([
  ['ΟΔΥΣΣΕΥΣ', 'Οδυσσεύς'],
  ['İSTANBUL', 'istanbul'],
  ['STRASSE', 'Straße'],
  ['ﬁnance', 'Finance'],
  ['Zoë', 'Zoe\u0308'],
])('%s and %s are the same word', (one, other) => expect(foldedWords(one)).toEqual(foldedWords(other)))

test('the beginning of a word matches the word, even where its last letters fold differently', () => {
  expect(foldedWords('ΟΔΥΣΣΕΥΣ')[0]?.startsWith(foldedWords('ΟΔΥΣ')[0] ?? '-')).toBe(true)
})

test.each([
  ['José Núñez', 'nun jose', true],
  ['Tastenkürzel', 'tastenkur', true],
  ['José Núñez', 'jose unez', false],
  ['José Núñez', '', true],
])('%s has the words %j: %s', (text, typed, has) => expect(hasWords(text, typed)).toBe(has))

test('a word is cut after forty characters', () => expect(foldedWords('𐐷'.repeat(500))[0]).toHaveLength(80))
