import { expect, test } from 'vitest'
import { type Ago, ago } from './relative-time.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test.each<[number, Ago]>([
  [-5 * minute, { unit: 'now' }],
  [0, { unit: 'now' }],
  [59 * second, { unit: 'now' }],
  [minute, { unit: 'minutes', n: 1 }],
  [hour - 1, { unit: 'minutes', n: 59 }],
  [hour, { unit: 'hours', n: 1 }],
  [day - 1, { unit: 'hours', n: 23 }],
  [day, { unit: 'days', n: 1 }],
  [400 * day, { unit: 'days', n: 400 }],
])('%i milliseconds ago', (passed, expected) => {
  const now = Date.UTC(2026, 10, 20)
  expect(ago(now - passed, now)).toEqual(expected)
})

test.each<[number, Ago]>([
  [7 * day - 1, { unit: 'days', n: 6 }],
  [7 * day, { unit: 'weeks', n: 1 }],
  [400 * day, { unit: 'weeks', n: 57 }],
])('%i milliseconds ago, in weeks at the longest', (passed, expected) => {
  const now = Date.UTC(2026, 10, 20)
  expect(ago(now - passed, now, 'weeks')).toEqual(expected)
})
