import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundParts, fromFirstFound } from './highlight.ts'

test('words that begin as those searched for are marked, however they are accented', () => {
  const marked = foundParts('The radar readings, against reality. Rádar!', 'radar real').flatMap(({ text, isFound }) =>
    isFound ? [text] : [],
  )
  expect(marked).toEqual(['radar', 'reality', 'Rádar'])
})

test('nothing of the text is lost', () => {
  const property = fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
    const parts = foundParts(text, query).map((part) => part.text)
    expect(parts.join('')).toBe(text)
  })
  fc.assert(property)
})

test('a row begins shortly before what was found, at a word', () => {
  const shown = (text: string) =>
    fromFirstFound(foundParts(text, 'field'))
      .map((part) => part.text)
      .join('')
  expect(shown('And I would like to see the field data before Thursday.')).toBe('…would like to see the field data before Thursday.')
  expect(shown('The field data')).toBe('The field data')
  expect(shown('Field data')).toBe('Field data')
  expect(shown('x'.repeat(60) + ' field')).toMatch(/^…x*\s?field$/)
})
