import fc from 'fast-check'
import { expect, test } from 'vitest'
import { medianDays, privateCell, publicCell, publicParts, roundedCell } from './cells.ts'

test('what members do is rounded to fives, and neither few nor nearly all are told apart', () => {
  expect([0, 1, 4].map((count) => privateCell(count, 40))).toEqual(['few', 'few', 'few'])
  expect([36, 39, 40].map((count) => privateCell(count, 40))).toEqual(['nearlyAll', 'nearlyAll', 'nearlyAll'])
  expect([5, 7, 8, 12].map((count) => privateCell(count, 40))).toEqual([5, 5, 10, 10])
  expect([0, 5, 9].map((count) => privateCell(count, 9))).toEqual(['hidden', 'hidden', 'hidden'])
  expect([4, 5, 18].map(roundedCell)).toEqual(['few', 5, 20])
  expect([0, 1, 4, 5, 18].map(publicCell)).toEqual([0, 'few', 'few', 5, 18])
})

test('a median is rounded up, and only shown of ten or more', () => {
  expect([0.2, 6, 12, 91, null].map((days) => medianDays(days, 10))).toEqual([1, 7, 14, 180, null])
  expect([5, 'few', 'hidden', 'nearlyAll'].map((cell) => medianDays(3, cell as 5))).toEqual([null, null, null, 3])
})

test('one more act changes a number by five or none at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 500 }), fc.nat(499), (group, count) => {
      fc.pre(count < group)
      const [before, after] = [privateCell(count, group), privateCell(count + 1, group)]
      return typeof before !== 'number' || typeof after !== 'number' || after === before || after === before + 5
    }),
  )
  expect([privateCell(7, 20), privateCell(8, 20)]).toEqual([5, 10])
})

test('a part that is too small cannot be calculated from the total and the others', () => {
  expect(publicParts([17, 3, 0, 12])).toEqual([17, 'few', 0, 'hidden'])
  expect(publicParts([17, 3, 2, 12])).toEqual([17, 'few', 'few', 'hidden'])
  expect(publicParts([17, 12])).toEqual([17, 12])
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 4, maxLength: 4 }), (counts) => {
      const cells = publicParts(counts)
      const hidden = counts.filter((_, at) => typeof cells[at] !== 'number')
      if (hidden.length === 0) return
      const others = counts.filter((count, at) => typeof cells[at] === 'number' && count > 0)
      // Either enough is hidden, or everything is.
      expect(others.length === 0 || (hidden.length > 1 && hidden.reduce((sum, count) => sum + count, 0) >= 10)).toBe(true)
    }),
  )
})
