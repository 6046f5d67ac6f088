import { expect, test } from 'vitest'
import { endOf, instantOf, isTimeZone, localDate, timesOf } from './zoned-time.ts'

test('a skipped time moves an hour later, and a repeated time means the first one', () => {
  expect(instantOf('2027-03-28T02:30', 'Europe/Berlin').toISOString()).toBe('2027-03-28T01:30:00.000Z')
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('a day with a clock change has 23 or 25 hours', () => {
  const hours = (date: string) => (endOf(date, 'Europe/Berlin').getTime() - instantOf(date, 'Europe/Berlin').getTime()) / 3_600_000
  expect(['2027-03-28', '2026-10-25', '2026-11-22'].map(hours)).toEqual([23, 25, 24])
})

test('all-day events end at midnight after the last day, and invalid dates are rejected', () => {
  const times = timesOf({ starts: '2026-12-31', ends: '2027-01-01', time_zone: 'Europe/Tallinn' })
  expect(times).toMatchObject({ all_day: true, ends_at: new Date('2027-01-01T22:00Z') })
  expect(timesOf({ starts: '2027-02-30T10:00', ends: '2027-03-01T10:00', time_zone: 'UTC' })).toBeUndefined()
  expect(localDate(new Date('2026-11-20T23:30Z'), 'Europe/Tallinn')).toBe('2026-11-21')
  expect(['Europe/Kyiv', 'Europe/Atlantis', ''].map(isTimeZone)).toEqual([true, false, false])
})
