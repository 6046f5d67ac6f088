import { expect, test } from 'vitest'
import { median, percentile } from './percentiles.ts'

const hundred = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1)

test('a percentile is one of the measured values', () => {
  expect([0, 1, 50, 99, 99.5, 100].map((percent) => percentile(hundred, percent))).toEqual([1, 1, 50, 99, 100, 100])
  expect([1, 50, 99].map((percent) => percentile([7], percent))).toEqual([7, 7, 7])
  expect(percentile([], 50)).toBeNaN()
})

test('the median is the middle one', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2)
})
