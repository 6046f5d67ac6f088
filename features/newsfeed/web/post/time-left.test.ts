import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const hour = 60 * 60_000

test.each([
  [-1, { unit: 'soon' }],
  [0.9 * hour, { unit: 'soon' }],
  [1.4 * hour, { unit: 'hours', n: 1 }],
  [23.4 * hour, { unit: 'hours', n: 23 }],
  [23.9 * hour, { unit: 'days', n: 1 }],
  [71.9 * hour, { unit: 'days', n: 3 }],
])('%d ms before the end', (left, shown) => expect(timeLeft(1_000 * hour + left, 1_000 * hour)).toEqual(shown))
