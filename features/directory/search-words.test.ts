import { expect, test } from 'vitest'
import { prefixQuery } from './search-words.ts'

test.each([
  ['Luca Bert', "'luca':* & 'bert':*"],
  ['  Kamińska ', "'kaminska':*"],
  ["O'Brien & Søn", "'o':* & 'brien':* & 'son':*"],
  ["a':* | 'b", "'a':* & 'b':*"],
  ['دانا', "'دانا':*"],
])('%s becomes %s', (text, query) => expect(prefixQuery(text)).toBe(query))

test.each(['', '  ', '!?%_', '🌱'])('%j has no words', (text) => expect(prefixQuery(text)).toBeNull())

test('only the first eight words count', () => expect(prefixQuery('a b c d e f g h i')?.split('&')).toHaveLength(8))
