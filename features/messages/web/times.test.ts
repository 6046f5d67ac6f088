import { expect, test } from 'vitest'
import { daysBetween, formatMoment, formatTime, lastTime, nameOfDay } from './times.ts'

const now = new Date(2026, 10, 20, 14, 31)
const at = (day: number, hour = 9, minute = 5, month = 10, year = 2026) => new Date(year, month, day, hour, minute)

test.each([
  [at(20), '09:05'],
  [at(20, 23, 59), '23:59'],
  [at(19, 23, 59), 'yesterday'],
  [at(18), 'Wed'],
  [at(14), 'Sat'],
  [at(13), '13 Nov'],
  [at(3, 9, 5, 0), '3 Jan'],
  [at(24, 9, 5, 11, 2025), '24/12/2025'],
])('the list shows the time of the last message: %s', (time, expected) => expect(lastTime(time, now, 'en-GB')).toBe(expected))

test('day lines name the day as the reader does', () => {
  expect(nameOfDay(at(20), now, 'en-GB')).toBe('today')
  expect(nameOfDay(at(19, 23, 59), now, 'en-GB')).toBe('yesterday')
  expect(nameOfDay(at(18), now, 'en-GB')).toEqual({ date: 'Wednesday 18 November' })
  expect(nameOfDay(at(18), now, 'de')).toEqual({ date: 'Mittwoch, 18. November' })
  expect(nameOfDay(at(18, 9, 5, 10, 2024), now, 'en-GB')).toEqual({ date: 'Monday, 18 November 2024' })
})

test('a moment includes its day unless it is today', () => {
  expect(formatMoment(at(20), now, 'en-GB')).toBe('09:05')
  expect(formatMoment(at(18), now, 'en-GB')).toMatch(/^Wed,? 18 Nov, 09:05$/)
  expect(formatMoment(at(1), now, 'en-GB')).toBe('1 Nov, 09:05')
  expect(formatTime(at(20, 15), 'en-US')).toMatch(/^3:05\sPM$/)
})

test('days are calendar days, also across daylight saving changes', () => {
  expect(daysBetween(at(19, 23, 59), at(20, 0, 1))).toBe(1)
  expect(daysBetween(at(24, 12, 0, 9), at(26, 12, 0, 9))).toBe(2)
})
