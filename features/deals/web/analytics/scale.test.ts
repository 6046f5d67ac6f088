import { expect, test } from 'vitest'
import { roundTop, timeText } from './scale.ts'

test.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [9, 10],
  [10, 10],
  [41, 50],
  [412, 500],
])('what goes up to %i is shown up to %i', (most, top) => {
  expect(roundTop(most)).toBe(top)
})

test('time is told as clocks do', () => {
  expect([0, 3, 75, 3723].map(timeText)).toEqual(['0:00', '0:03', '1:15', '1:02:03'])
})
