import { expect, test } from 'vitest'
import { daysUntil } from './next-event.ts'

const next = (starts_at: string, all_day = false) => ({ starts_at, all_day, time_zone: 'Europe/Tallinn' })
const now = Date.parse('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23T22:30:00Z', 0],
  ['2026-11-23T23:30:00Z', 1],
  ['2026-11-26T08:30:00Z', 3],
  ['2026-12-14T08:30:00Z', 21],
  ['2026-11-20T08:30:00Z', -3],
])('an event that begins at %s is %i days away in Berlin', (starts_at, days) => {
  expect(daysUntil(next(starts_at), now, 'Europe/Berlin')).toBe(days)
})

test('all-day events follow the time zone of the event', () => {
  expect(daysUntil(next('2026-11-23T22:00:00Z', true), now, 'Europe/Berlin')).toBe(1)
})
