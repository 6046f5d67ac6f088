import { expect, test } from 'vitest'
import { formatMoment, formatTime, lastTime } from './times.ts'

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

test('a moment includes its day unless it is today', () => {
  expect(formatMoment(at(20), now, 'en-GB')).toBe('09:05')
  expect(formatMoment(at(18), now, 'en-GB')).toMatch(/^Wed,? 18 Nov, 09:05$/)
  expect(formatMoment(at(1), now, 'en-GB')).toBe('1 Nov, 09:05')
  expect(formatTime(at(20, 15), 'en-US')).toMatch(/^3:05\sPM$/)
})
