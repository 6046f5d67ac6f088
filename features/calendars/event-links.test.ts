import { expect, test } from 'vitest'
import { type CalendarEvent, googleLink, outlookLink, placeOf } from './event-links.ts'

const event: CalendarEvent = {
  title: 'Impact & Co: 50 % + more',
  description: 'First line\nSecond line',
  starts_at: new Date('2026-03-29T07:00:00Z'),
  ends_at: new Date('2026-03-29T09:30:00Z'),
  time_zone: 'Europe/Berlin',
  all_day: false,
  place: 'Café am Ufer, Berlin',
  url: 'https://esg.example/dashboard/tab/events/1',
}
const wholeDays: CalendarEvent = {
  ...event,
  all_day: true,
  // Two days; the second is an hour shorter.
  starts_at: new Date('2026-03-27T23:00:00Z'),
  ends_at: new Date('2026-03-29T22:00:00Z'),
}
const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

test('Google links use instants in UTC, or dates with an exclusive end', () => {
  expect(fieldsOf(googleLink(event))).toEqual({
    action: 'TEMPLATE',
    text: 'Impact & Co: 50 % + more',
    dates: '20260329T070000Z/20260329T093000Z',
    details: 'First line\nSecond line\n\nhttps://esg.example/dashboard/tab/events/1',
    location: 'Café am Ufer, Berlin',
    ctz: 'Europe/Berlin',
  })
  expect(fieldsOf(googleLink(wholeDays))['dates']).toBe('20260328/20260330')
})

test('Outlook links are the same for both kinds of account', () => {
  expect(outlookLink(event, 'personal')).toMatch(/^https:\/\/outlook\.live\.com\/calendar\/0\/action\/compose\?path=/)
  expect(outlookLink(event, 'work')).toMatch(/^https:\/\/outlook\.office\.com\/calendar\/0\/action\/compose\?path=/)
  expect(fieldsOf(outlookLink(event, 'work'))).toMatchObject({
    rru: 'addevent',
    subject: 'Impact & Co: 50 % + more',
    startdt: '2026-03-29T07:00:00Z',
    enddt: '2026-03-29T09:30:00Z',
    allday: 'false',
  })
  expect(fieldsOf(outlookLink(wholeDays, 'personal'))).toMatchObject({ startdt: '2026-03-28', enddt: '2026-03-30', allday: 'true' })
})

test('spaces become %20, a plus stays a plus, and values cannot break out of their field', () => {
  for (const link of [googleLink(event), outlookLink(event, 'work')]) {
    expect(link).toContain('Impact%20%26%20Co%3A%2050%20%25%20%2B%20more')
    expect(link).not.toMatch(/[+\s]/)
  }
  const hostile = { ...event, title: `"><script>&text=x#\uD800`, description: 'y'.repeat(20_000) }
  expect(fieldsOf(googleLink(hostile))['text']).toBe('"><script>&text=x#\uFFFD')
  expect(googleLink(hostile).length).toBeLessThan(2_000)
})

test('a location does not repeat itself', () => {
  const place = { format: 'on-site', venue: 'Telliskivi, Tallinn', address: '', city: 'Tallinn' }
  expect(placeOf(place, 'Online')).toBe('Telliskivi, Tallinn')
  expect(placeOf({ ...place, venue: 'Telliskivi', address: 'Telliskivi 60a' }, 'Online')).toBe('Telliskivi, Telliskivi 60a, Tallinn')
  expect(placeOf({ format: 'online', venue: '', address: '', city: null }, 'Online')).toBe('Online')
  expect(placeOf({ format: 'on-site', venue: '', address: '', city: null }, 'Online')).toBe('')
})
