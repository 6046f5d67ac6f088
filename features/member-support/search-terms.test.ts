import { expect, test } from 'vitest'
import { memberQuery, memberTerms } from './search-terms.ts'

test('a member is found by the words of their name, their address and its domain', () => {
  expect(memberTerms({ full_name: 'Łukasz O’Brien', email: 'Lukasz.O@Example.org' })).toEqual([
    'lukasz',
    'o',
    'brien',
    'lukasz.o@example.org',
    'example.org',
  ])
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['?!', null],
  ['Łukasz', "(('lukasz':*))"],
  ['ada lovelace', "(('ada':*)) & (('lovelace':*))"],
  ['ada@', "('ada@':*)"],
  ['@example.org', "('example.org':*)"],
  ["o'b.", "('o\\'b.':* | ('o':* & 'b':*))"],
])('searches %j as %j', (text, query) => expect(memberQuery(text)).toBe(query))
