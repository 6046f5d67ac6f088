import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundParts, fromFirstFound } from './highlight.ts'

test('words that begin like the searched ones are marked, regardless of accents', () => {
  const marked = foundParts('The radar readings, against reality. Rádar!', 'radar real').flatMap(({ text, isFound }) =>
    isFound ? [text] : [],
  )
  expect(marked).toEqual(['radar', 'reality', 'Rádar'])
})

test('the parts add up to the whole text', () => {
  const property = fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
    const parts = foundParts(text, query).map((part) => part.text)
    expect(parts.join('')).toBe(text)
  })
  fc.assert(property)
})

test('a row begins shortly before the match, at a word', () => {
  const shown = (text: string) =>
    fromFirstFound(foundParts(text, 'field'))
      .map((part) => part.text)
      .join('')
  expect(shown('And I would like to see the field data before Thursday.')).toBe('…would like to see the field data before Thursday.')
  expect(shown('The field data')).toBe('The field data')
  expect(shown('Field data')).toBe('Field data')
  expect(shown('x'.repeat(60) + ' field')).toMatch(/^…x*\s?field$/)
})
