import { describe, expect, test } from 'vitest'
import { dueAt } from './due-at.ts'

const berlin = (event_date: string) => ({ event_date: new Date(event_date), time_zone: 'Europe/Berlin' })
const day = 24 * 60

describe('a reminder is due', () => {
  test('a number of minutes before, whatever the clocks do', () => {
    // 03:30 summer time: half an hour after the clocks went from 02:00 to 03:00.
    expect(dueAt(berlin('2026-03-29T01:30:00Z'), 120)).toEqual(new Date('2026-03-28T23:30:00Z'))
    expect(dueAt(berlin('2026-10-25T01:15:00Z'), 30)).toEqual(new Date('2026-10-25T00:45:00Z'))
  })

  test('at the same local time a day or a week before, across both clock changes', () => {
    // 10:00 local time in each case.
    expect(dueAt(berlin('2026-03-29T08:00:00Z'), day)).toEqual(new Date('2026-03-28T09:00:00Z'))
    expect(dueAt(berlin('2026-10-25T09:00:00Z'), day)).toEqual(new Date('2026-10-24T08:00:00Z'))
    expect(dueAt(berlin('2026-10-28T09:00:00Z'), 7 * day)).toEqual(new Date('2026-10-21T08:00:00Z'))
    expect(dueAt(berlin('2026-06-17T08:00:00Z'), 2 * day)).toEqual(new Date('2026-06-15T08:00:00Z'))
  })

  test('an hour later, if the clocks skipped that time', () => {
    // 02:30 was skipped on 29 March.
    expect(dueAt(berlin('2026-03-30T00:30:00Z'), day)).toEqual(new Date('2026-03-29T01:30:00Z'))
  })
})
