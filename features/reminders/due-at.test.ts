import { describe, expect, test } from 'vitest'
import { dueAt } from './due-at.ts'

const berlin = (event_date: string) => ({ event_date: new Date(event_date), time_zone: 'Europe/Berlin' })
const day = 24 * 60

describe('a reminder is due', () => {
  test('so many minutes before, whatever the clocks do', () => {
    // 3:30 in summer time: half an hour after two o'clock became three.
    expect(dueAt(berlin('2026-03-29T01:30:00Z'), 120)).toEqual(new Date('2026-03-28T23:30:00Z'))
    expect(dueAt(berlin('2026-10-25T01:15:00Z'), 30)).toEqual(new Date('2026-10-25T00:45:00Z'))
  })

  test('at the same time a day or a week before, over both changes of the clocks', () => {
    // Ten o'clock each time.
    expect(dueAt(berlin('2026-03-29T08:00:00Z'), day)).toEqual(new Date('2026-03-28T09:00:00Z'))
    expect(dueAt(berlin('2026-10-25T09:00:00Z'), day)).toEqual(new Date('2026-10-24T08:00:00Z'))
    expect(dueAt(berlin('2026-10-28T09:00:00Z'), 7 * day)).toEqual(new Date('2026-10-21T08:00:00Z'))
    expect(dueAt(berlin('2026-06-17T08:00:00Z'), 2 * day)).toEqual(new Date('2026-06-15T08:00:00Z'))
  })

  test('an hour later, where the clocks skipped that time', () => {
    // Half past two did not come on 29 March.
    expect(dueAt(berlin('2026-03-30T00:30:00Z'), day)).toEqual(new Date('2026-03-29T01:30:00Z'))
  })
})
