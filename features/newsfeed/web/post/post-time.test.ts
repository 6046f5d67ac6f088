import { expect, test } from 'vitest'
import { postTime } from './post-time.ts'

const hour = 60 * 60_000
test.each([
  [-hour, { unit: 'now' }],
  [hour - 1, { unit: 'now' }],
  [hour, { unit: 'hours', n: 1 }],
  [24 * hour - 1, { unit: 'hours', n: 23 }],
  [24 * hour, { unit: 'days', n: 1 }],
  [7 * 24 * hour - 1, { unit: 'days', n: 6 }],
  [7 * 24 * hour, { unit: 'date' }],
])('%d ms ago', (passed, said) => expect(postTime(0, passed)).toEqual(said))
