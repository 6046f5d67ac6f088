import { expect, test } from 'vitest'
import { startOf, whenOf } from './when.ts'

const now = new Date('2026-11-20T12:00Z')
const event = {
  starts_at: '2026-11-26T07:30:00Z',
  ends_at: '2026-11-26T16:00:00Z',
  time_zone: 'Europe/Tallinn',
  all_day: false,
  format: 'on-site',
} as const
const spaced = (text: string) => text.replaceAll(/\s/g, ' ')
const inWords = (fields: object, zone: string) => spaced(whenOf({ ...event, ...fields }, { zone, locale: 'en-GB', now }))

test('on-site events are shown in their own time zone, with its name if the reader’s clock differs', () => {
  expect(inWords({}, 'Europe/Helsinki')).toBe('Thu 26 Nov, 09:30–18:00')
  expect(inWords({}, 'Europe/Berlin')).toBe('Thu 26 Nov, 09:30–18:00 EET')
})

test('so is their start beside the date', () => {
  const start = (fields: object, zone: string) => startOf({ ...event, ...fields }, { zone, locale: 'en-GB' })
  expect(start({}, 'Europe/Helsinki')).toBe('9:30')
  expect(start({}, 'Europe/Berlin')).toBe('9:30 EET')
  expect(start({ format: 'online' }, 'Europe/Berlin')).toBe('8:30')
  expect(start({ all_day: true }, 'Europe/Berlin')).toBe('')
})

test('online events are shown in the reader’s time zone', () => {
  expect(inWords({ format: 'online' }, 'Europe/Berlin')).toBe('Thu 26 Nov, 08:30–17:00')
  const late = { format: 'online', time_zone: 'America/Los_Angeles', starts_at: '2026-11-26T04:00:00Z' }
  expect(inWords({ ...late, ends_at: '2026-11-27T04:00:00Z' }, 'Europe/Berlin')).toBe('Thu 26 Nov, 05:00 – Fri 27 Nov, 05:00')
  const long = { ...late, ends_at: '2026-11-27T05:00:00Z' }
  expect(inWords(long, 'Europe/Berlin'), 'longer than a day, as in the calendar').toBe('Wed 25 Nov, 20:00 – Thu 26 Nov, 21:00 GMT-8')
})

test('all-day events end on their last day, wherever the reader is', () => {
  const days = { all_day: true, starts_at: '2027-03-27T22:00:00Z', ends_at: '2027-03-29T21:00:00Z' }
  expect(inWords(days, 'America/New_York')).toBe('Sun, 28 Mar – Mon, 29 Mar 2027')
})
