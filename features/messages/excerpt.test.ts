import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptAround } from './excerpt.ts'

const filler = 'Lorem ipsum dolor sit amet. '

test('a short text is not cut', () => {
  expect(excerptAround('The term sheet is ready.', 'sheet')).toBe('The term sheet is ready.')
})

test.each([
  ['at the beginning', `Zeolites ${filler.repeat(20)}`, /^Zeolites Lorem.*[^…]…$/],
  ['in the middle', `${filler.repeat(20)}zeolites ${filler.repeat(20)}`, /^….{10,39}zeolites Lorem.*…$/],
  ['at the end', `${filler.repeat(20)}zeolites`, /^….*zeolites$/],
  ['with accents and in capitals', `${filler.repeat(20)}ZÉOLITES ${filler.repeat(20)}`, /ZÉOLITES/],
  ['only in another word', `${filler.repeat(20)}geozeolites ${filler.repeat(20)}`, /^Lorem ipsum/],
])('%s, the match is in the excerpt', (_, text, expected) => {
  const excerpt = excerptAround(text, 'zeolit')
  expect(excerpt).toMatch(expected)
  expect(Array.from(excerpt)).toHaveLength(160)
})

test('emoji are not cut in two', () => {
  const excerpt = excerptAround(`${'🌱'.repeat(200)} zeolites ${'🌍'.repeat(200)}`, 'zeolites')
  expect(excerpt.isWellFormed()).toBe(true)
  expect(excerpt).toMatch(/^…🌱{38} zeolites 🌍+…$/u)
})

test('an excerpt has limited length and is part of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.string({ maxLength: 10 }), (text, query) => {
      const excerpt = excerptAround(text, query)
      expect(Array.from(excerpt).length).toBeLessThanOrEqual(160)
      expect(text).toContain(excerpt.replace(/^…/, '').replace(/…$/, ''))
    }),
  )
})
