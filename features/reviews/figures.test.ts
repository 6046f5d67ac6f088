import { expect, test } from 'vitest'
import { averageRating, matchSuccessOf, meaningfulAverage } from './figures.ts'

test('the average rating is meaningful from three reviews', () => {
  expect(averageRating([0, 0, 0, 0, 0])).toBeNull()
  expect(averageRating([1, 0, 0, 0, 1])).toBe(3)
  expect(averageRating([0, 1, 0, 0, 2])).toBe(4)
  expect(meaningfulAverage([1, 0, 0, 0, 1])).toBeNull()
  expect(meaningfulAverage([0, 1, 0, 0, 2])).toBe(4)
})

test('match success is the average times 20, in whole per cent', () => {
  expect(matchSuccessOf([0, 0, 0, 0, 0])).toBeNull()
  expect(matchSuccessOf([0, 0, 0, 0, 7])).toBe(100)
  expect(matchSuccessOf([0, 1, 0, 0, 2])).toBe(80)
  expect(matchSuccessOf([0, 0, 1, 2, 0])).toBe(73)
})
