import { expect, test } from 'vitest'
import { addDays, addMonths, firstDayOf, startOfMonthView, startOfWeek, todayIn } from './calendar-dates.ts'

test('a month starts with the week of its first day, and weeks follow the locale', () => {
  expect([firstDayOf('en-US'), firstDayOf('de-DE'), firstDayOf('de'), firstDayOf('ar-EG')]).toEqual([0, 1, 1, 6])
  expect(startOfMonthView('2026-11-20', 0)).toBe('2026-11-01')
  expect(startOfMonthView('2026-11-20', 1)).toBe('2026-10-26')
  expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16')
  expect(startOfWeek('2026-11-22', 0)).toBe('2026-11-22')
})

test('adding days and months works across month ends and clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect([addMonths('2026-01-31', 1), addMonths('2028-01-31', 1), addMonths('2026-01-15', -1)]).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2025-12-15',
  ])
})

test('today follows the clock of the time zone', () => {
  const night = new Date('2026-11-20T23:30:00Z')
  expect([todayIn('UTC', night), todayIn('Europe/Tallinn', night)]).toEqual(['2026-11-20', '2026-11-21'])
})
