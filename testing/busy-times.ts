import { randomUUID } from 'node:crypto'
import type { Account, Feed } from '#features/busy-times/contract.ts'

/** A new calendar at a secret address. */
export const feedOf = (address: string, name = 'Work'): Feed => ({ id: randomUUID(), name, address, zone: 'Europe/Berlin' })

/** The calendars of an account on a CalDAV server. */
export const accountOf = (address: string, password = 'app-password', name = 'Private'): Account => ({
  ...feedOf(address, name),
  user: 'ada@example.org',
  password,
})

/** A time as calendars write it: '20270301T090000Z'. */
export const stamp = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** An entry of a calendar, with a title by which tests find out whether it got anywhere. */
export const entryOf = (uid: string, from: Date, until: Date, ...lines: string[]): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    ...(lines.some((line) => line.startsWith('SUMMARY')) ? [] : ['SUMMARY:Secret Surgery']),
    ...lines,
    'END:VEVENT',
  ].join('\r\n')

export const calendarOf = (...entries: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...entries, 'END:VCALENDAR', ''].join('\r\n')
