import { expect, test } from 'vitest'
import { atLeast, searchTerms } from './search-terms.ts'

test.each([
  ['Luca Bert', ["'luca':*", "'bert':*"]],
  ['  Kamińska ', ["'kaminska':*"]],
  ["O'Brien & Søn", ["'o':*", "'brien':*", "'son':*"]],
  ["a':* | 'b", ["'a':*", "'b':*"]],
  ['دانا', ["'دانا':*"]],
  ['', []],
  ['!?%_ 🌱', []],
])('the terms of %j', (text, terms) => expect(searchTerms(text)).toEqual(terms))

test('only the first eight words are used', () => expect(searchTerms('a b c d e f g h i')).toHaveLength(8))

test.each([
  ['münchen', "('munchen':* | 'munich' | 'muenchen':*)"],
  ['Münch', "('munch':* | 'munich' | 'muench':*)"],
  ['Köln', "('koln':* | 'cologne' | 'koeln':*)"],
  ['Mailand', "('mailand':* | 'milan')"],
  ['Londres', "('londres':* | 'london')"],
  ['Åbo', "('abo':* | 'turku')"],
  ['haag', "('haag':* | ('the' & 'hague'))"],
])('a city by its local name: %s', (text, term) => expect(searchTerms(text)).toEqual([term]))

test.each(['mail', 'den', 'am'])('%s is too short to match the cities Mailand and Den Haag', (text) =>
  expect(searchTerms(text)).toEqual([`'${text}':*`]),
)

test.each([
  ['Deutschland', "('deutschland':* | 'germany')"],
  ['España', "('espana':* | 'spain')"],
  ['Royaume-Uni', "('royaume':* | ('united' & 'kingdom'))", "'uni':*"],
])('a country by its name in the interface languages: %s', (text, ...terms) => expect(searchTerms(text)).toEqual(terms))

test.each([
  ['Müller', "('muller':* | 'mueller':*)"],
  ['Mueller', "('mueller':* | 'muller')"],
])('a German name with and without its umlaut: %s', (text, term) => expect(searchTerms(text)).toEqual([term]))

test('any combination of the given number of terms', () => {
  expect(atLeast(['a', 'b', 'c'], 3)).toBe('(a & b & c)')
  expect(atLeast(['a', 'b', 'c'], 2)).toBe('((a & b) | (a & c) | (b & c))')
  expect(atLeast(['a', 'b', 'c'], 1)).toBe('(a | b | c)')
})
