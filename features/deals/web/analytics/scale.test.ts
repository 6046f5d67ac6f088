import { expect, test } from 'vitest'
import { roundTimeTop, roundTop, timeText } from './scale.ts'

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 8],
  [10, 10],
  [41, 60],
  [412, 600],
])('a maximum of %i gives a scale up to %i', (most, top) => {
  expect(roundTop(most)).toBe(top)
})

test('time scales end at round times', () => {
  expect([0, 11, 59, 61, 4000].map(roundTimeTop)).toEqual([10, 20, 60, 120, 7200])
})

test('seconds are formatted like on a clock', () => {
  expect([0, 3, 75, 3723].map(timeText)).toEqual(['0:00', '0:03', '1:15', '1:02:03'])
})
