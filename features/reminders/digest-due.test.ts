import { expect, test } from 'vitest'
import { digestDue } from './digest-due.ts'

const at = (time: string, zone: string, frequency: 'daily' | 'weekly' | 'monthly') => digestDue(new Date(time), zone, frequency)

test('each digest is due in the morning of the member’s time zone', () => {
  expect(at('2026-11-23T06:59:00Z', 'Europe/Berlin', 'weekly'), 'a minute before eight').toBeUndefined()
  expect(at('2026-11-23T07:00:00Z', 'Europe/Berlin', 'weekly')).toBe('2026-11-23')
  expect(at('2026-11-23T10:59:00Z', 'Europe/Berlin', 'weekly'), 'held up until noon').toBe('2026-11-23')
  expect(at('2026-11-23T11:00:00Z', 'Europe/Berlin', 'weekly')).toBeUndefined()
  expect(at('2026-11-24T07:00:00Z', 'Europe/Berlin', 'weekly'), 'no Monday').toBeUndefined()
  expect(at('2026-11-22T19:30:00Z', 'Pacific/Auckland', 'weekly'), 'Monday there, Sunday here').toBe('2026-11-23')
  expect(at('2026-12-01T07:00:00Z', 'Europe/Berlin', 'monthly')).toBe('2026-12-01')
  expect(at('2026-12-02T07:00:00Z', 'Europe/Berlin', 'monthly')).toBeUndefined()
  expect(at('2026-12-02T03:15:00Z', 'Asia/Kathmandu', 'daily'), 'a zone of three quarters of an hour').toBe('2026-12-02')
})

test('each day has one, also across clock changes', () => {
  for (const [first, zone] of [
    ['2026-03-27', 'Europe/Berlin'],
    ['2026-10-23', 'Europe/Berlin'],
    ['2026-10-30', 'America/New_York'],
  ] as const) {
    const found = new Set<string>()
    const mornings = []
    for (let minute = 0; minute < 5 * 24 * 60; minute += 5) {
      const now = new Date(Date.parse(first) + minute * 60_000)
      const due = digestDue(now, zone, 'daily')
      if (!due || found.has(due)) continue
      found.add(due)
      mornings.push(new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(now))
    }
    expect([found.size, ...new Set(mornings)]).toEqual([5, '08:00'])
  }
})
