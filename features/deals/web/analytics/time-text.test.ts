import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

test('seconds are formatted like on a clock', () => {
  expect([0, 3, 75, 3723].map(timeText)).toEqual(['0:00', '0:03', '1:15', '1:02:03'])
})
