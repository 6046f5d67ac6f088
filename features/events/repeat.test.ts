import { expect, test } from 'vitest'
import { mostDates } from './limits.ts'
import { datesOf, daysBetween, daysLater } from './repeat.ts'

test.each([
  ['2026-12-24', { rhythm: 'weekly', times: 3 }, ['2026-12-24', '2026-12-31', '2027-01-07']],
  ['2027-02-20', { rhythm: 'fortnightly', times: 3 }, ['2027-02-20', '2027-03-06', '2027-03-20']],
  ['2026-12-24', { rhythm: 'weekly', until: '2027-01-07' }, ['2026-12-24', '2026-12-31', '2027-01-07']],
  // The fourth Thursday.
  ['2026-11-26', { rhythm: 'monthly', times: 3 }, ['2026-11-26', '2026-12-24', '2027-01-28']],
  // The fifth Friday, or the last one.
  ['2027-01-29', { rhythm: 'monthly', times: 4 }, ['2027-01-29', '2027-02-26', '2027-03-26', '2027-04-30']],
  // The first Monday, where a month begins with it.
  ['2027-02-01', { rhythm: 'monthly', times: 3 }, ['2027-02-01', '2027-03-01', '2027-04-05']],
  ['2026-11-26', { rhythm: 'weekly', until: '2026-11-20' }, []],
] as const)('from %s, %j gives %j', (first, repeat, dates) => {
  expect(datesOf(first, repeat)).toEqual(dates)
})

test('a series has a limited number of dates', () => {
  expect(datesOf('2026-11-26', { rhythm: 'weekly', until: '2199-01-01' })).toHaveLength(mostDates)
  expect(datesOf('2026-11-26', { rhythm: 'weekly', times: 1_000 })).toHaveLength(mostDates)
})

test('days are counted and added on the calendar, across changes of the clocks', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  expect(daysLater('2027-03-27T18:30', 2)).toBe('2027-03-29T18:30')
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
})
