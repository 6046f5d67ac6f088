import { expect, test } from 'vitest'
import { endsSameDay, roundsOf } from './rounds.ts'

const day = { day: '2026-03-28', zone: 'Europe/Lisbon', first_start: '09:00', length: 20, break_minutes: 5, rounds: 3 }

test('rounds follow each other with breaks, by the clock of the zone', () => {
  expect(roundsOf(day).map(({ starts_at }) => starts_at.toISOString().slice(11, 16))).toEqual(['09:00', '09:25', '09:50'])
  expect(roundsOf({ ...day, zone: 'Asia/Kolkata' })[0]?.starts_at.toISOString()).toBe('2026-03-28T03:30:00.000Z')
})

test('a day ends at midnight at the latest, also when the clocks change', () => {
  expect(endsSameDay(day)).toBe(true)
  expect(endsSameDay({ ...day, first_start: '23:40', rounds: 1 })).toBe(true)
  expect(endsSameDay({ ...day, first_start: '23:40', rounds: 2 })).toBe(false)
  // An hour is missing on this night.
  expect(endsSameDay({ ...day, day: '2026-03-29', first_start: '00:30', length: 60, break_minutes: 0, rounds: 20 })).toBe(true)
  expect(endsSameDay({ ...day, day: '2026-03-29', first_start: '03:00', length: 60, break_minutes: 0, rounds: 20 })).toBe(true)
  expect(endsSameDay({ ...day, first_start: '09:00', length: 60, break_minutes: 60, rounds: 9 })).toBe(false)
})

test('times that do not exist are refused', () => {
  expect(() => roundsOf({ ...day, day: '2026-02-30' })).toThrow('out of range')
})
