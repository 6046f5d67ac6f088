import { expect, test, vi } from 'vitest'
import { dateOf, daysBetween, nameOfDay } from './name-of-day.ts'
import { followZone } from './reader.ts'

const now = new Date(2026, 10, 20, 14, 31)
const at = (day: number, hour = 9, minute = 5, month = 10, year = 2026) => new Date(year, month, day, hour, minute)

test('headings name the day as the reader does', () => {
  expect(nameOfDay(at(20), now, 'en-GB')).toBe('today')
  expect(nameOfDay(at(19, 23, 59), now, 'en-GB')).toBe('yesterday')
  expect(nameOfDay(at(18), now, 'en-GB')).toEqual({ date: 'Wednesday 18 November' })
  expect(nameOfDay(at(18), now, 'de')).toEqual({ date: 'Mittwoch, 18. November' })
  expect(nameOfDay(at(18, 9, 5, 10, 2024), now, 'en-GB')).toEqual({ date: 'Monday, 18 November 2024' })
})

test('days are calendar days, also across daylight saving changes', () => {
  expect(daysBetween(at(19, 23, 59), at(20, 0, 1))).toBe(1)
  expect(daysBetween(at(24, 12, 0, 9), at(26, 12, 0, 9))).toBe(2)
})

test('days are those of the time zone that the reader is in by now', () => {
  const page = new EventTarget()
  const travelTo = (zone: string) => {
    vi.stubEnv('TZ', zone)
    page.dispatchEvent(new Event('visibilitychange'))
  }
  vi.stubGlobal('document', page)
  const home = Intl.DateTimeFormat().resolvedOptions().timeZone
  followZone()
  const noon = new Date('2026-11-20T12:00:00Z')
  travelTo('Pacific/Kiritimati')
  expect(dateOf(noon)).toBe('2026-11-21')
  travelTo('Etc/GMT+12')
  expect(dateOf(noon)).toBe('2026-11-20')
  expect(page).toHaveProperty('cookie', expect.stringContaining('tz=Etc%2FGMT%2B12;'))
  travelTo(home)
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
