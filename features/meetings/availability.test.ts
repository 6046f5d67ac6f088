import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { type Availability, type Hours, type Span, freeSlots, isFreeSlot } from './availability.ts'

const everyDay = (hours: readonly Hours[]) => Array.from({ length: 7 }, () => hours)
const office: Availability = {
  zone: 'Europe/Lisbon',
  week: [...Array.from({ length: 5 }, () => [{ from: '09:00', until: '11:00' }]), [], []],
  exceptions: [],
  length: 30,
  before: 0,
  after: 0,
  notice: 0,
  perDay: null,
  perWeek: null,
  daysAhead: 900,
}
const at = (time: string) => new Date(time)
const longAgo = at('2026-01-01T00:00:00Z')

/** The free slots of a day in UTC, as times. */
function slotsOn(date: string, changes: Partial<Availability> = {}, rest: { busy?: Span[]; now?: Date; meetings?: Date[] } = {}): string[] {
  const from = at(`${date}T00:00:00Z`)
  const until = new Date(from.getTime() + 86_400_000)
  return freeSlots({ ...office, ...changes }, { from, until, now: longAgo, busy: [], ...rest }).map((slot) =>
    new Date(slot).toISOString().slice(11, 16),
  )
}

describe('free slots', () => {
  test('lie within the hours of the weekday', () => {
    // Lisbon is on UTC in winter.
    expect(slotsOn('2026-12-01')).toEqual(['09:00', '09:30', '10:00', '10:30'])
    expect(slotsOn('2026-12-05'), 'a Saturday').toEqual([])
    expect(slotsOn('2026-12-01', { length: 90 })).toEqual(['09:00', '09:30'])
    expect(slotsOn('2026-12-01', { length: 15 })).toHaveLength(8)
  })

  test('follow the clock of the member’s zone when it changes', () => {
    // Both zones go back an hour on 25 October; Lisbon and Helsinki are two hours apart before and after.
    expect(slotsOn('2026-10-23')).toEqual(['08:00', '08:30', '09:00', '09:30'])
    expect(slotsOn('2026-10-26')).toEqual(['09:00', '09:30', '10:00', '10:30'])
    expect(slotsOn('2026-10-23', { zone: 'Europe/Helsinki' })).toEqual(['06:00', '06:30', '07:00', '07:30'])
    expect(slotsOn('2026-10-26', { zone: 'Europe/Helsinki' })).toEqual(['07:00', '07:30', '08:00', '08:30'])
  })

  test('last their length in the nights in which the clocks change', () => {
    const night = { zone: 'Europe/Helsinki', week: everyDay([{ from: '02:00', until: '05:00' }]), length: 60 }
    const slotsOfNight = (date: string) => {
      const from = new Date(Date.parse(date) - 3 * 3_600_000)
      return freeSlots({ ...office, ...night }, { from, until: new Date(from.getTime() + 86_400_000), now: longAgo, busy: [] })
    }
    expect(slotsOfNight('2027-03-27')).toHaveLength(5)
    // 03:00 to 04:00 is skipped: two hours instead of three.
    expect(slotsOfNight('2027-03-28')).toEqual(['2027-03-28T00:00:00Z', '2027-03-28T00:30:00Z', '2027-03-28T01:00:00Z'].map(Date.parse))
    // 03:00 to 04:00 comes twice: four hours.
    expect(slotsOfNight('2026-10-25')).toHaveLength(7)
  })

  test('change on single dates', () => {
    const exceptions = [
      { date: '2026-12-01', hours: [] },
      { date: '2026-12-05', hours: [{ from: '10:00', until: '11:00' }] },
    ]
    expect(slotsOn('2026-12-01', { exceptions })).toEqual([])
    expect(slotsOn('2026-12-05', { exceptions })).toEqual(['10:00', '10:30'])
  })

  test('avoid what the member is busy with, and the time kept free around it', () => {
    const busy = [{ from: at('2026-12-01T09:45:00Z'), until: at('2026-12-01T10:00:00Z') }]
    expect(slotsOn('2026-12-01', {}, { busy })).toEqual(['09:00', '10:00', '10:30'])
    expect(slotsOn('2026-12-01', { before: 10 }, { busy })).toEqual(['09:00', '10:30'])
    expect(slotsOn('2026-12-01', { after: 20 }, { busy })).toEqual(['10:00', '10:30'])
  })

  test('keep notice, and end after some days', () => {
    expect(slotsOn('2026-12-01', { notice: 60 }, { now: at('2026-12-01T08:45:00Z') })).toEqual(['10:00', '10:30'])
    expect(slotsOn('2026-12-04', { daysAhead: 3 }, { now: at('2026-12-01T08:45:00Z') })).toHaveLength(4)
    expect(slotsOn('2026-12-04', { daysAhead: 2 }, { now: at('2026-12-01T08:45:00Z') })).toEqual([])
  })

  test('end when a day or a week is full', () => {
    const meetings = [at('2026-12-01T15:00:00Z'), at('2026-12-02T15:00:00Z')]
    expect(slotsOn('2026-12-01', { perDay: 1 }, { meetings })).toEqual([])
    expect(slotsOn('2026-12-03', { perDay: 1 }, { meetings })).toHaveLength(4)
    expect(slotsOn('2026-12-04', { perWeek: 2 }, { meetings })).toEqual([])
    expect(slotsOn('2026-12-07', { perWeek: 2 }, { meetings }), 'the next Monday').toHaveLength(4)
  })

  test('are the only ones that can be booked', () => {
    const wanted = { now: longAgo, busy: [] }
    expect(isFreeSlot(office, at('2026-12-01T09:30:00Z'), wanted)).toBe(true)
    expect(isFreeSlot(office, at('2026-12-01T09:40:00Z'), wanted)).toBe(false)
    expect(isFreeSlot(office, at('2026-12-01T11:00:00Z'), wanted)).toBe(false)
  })
})

const step = 5
const minute = 60_000

/** The same, minute by minute with another library: runs of time in which the clock shows the same hours of the same date. */
function slotsByClock(
  { zone, week, exceptions, length, before, after }: Availability,
  { from, until }: Span,
  busy: readonly Span[],
): number[] {
  const hoursAt = (instant: number): string | undefined => {
    const local = DateTime.fromMillis(instant, { zone })
    const [date, time] = [local.toFormat('yyyy-MM-dd'), local.toFormat('HH:mm')]
    const hours = exceptions.find((exception) => exception.date === date)?.hours ?? week[local.weekday - 1] ?? []
    const found = hours.findIndex((part) => part.from <= time && time < part.until)
    return found === -1 ? undefined : `${date} ${found}`
  }
  const margin = 2 * 86_400_000
  const slots: number[] = []
  let run: { name: string; start: number } | undefined
  for (let instant = from.getTime() - margin; instant < until.getTime() + margin; instant += step * minute) {
    const name = hoursAt(instant)
    if (name === run?.name) continue
    if (run) for (let start = run.start; start + length * minute <= instant; start += (length <= 15 ? 15 : 30) * minute) slots.push(start)
    run = name === undefined ? undefined : { name, start: instant }
  }
  const isBusy = (start: number) =>
    busy.some((span) => span.from.getTime() < start + (length + after) * minute && start - before * minute < span.until.getTime())
  return slots.filter((start) => start >= from.getTime() && start + length * minute <= until.getTime() && !isBusy(start))
}

const zones = [
  'Europe/Lisbon',
  'Europe/Helsinki',
  'Atlantic/Azores',
  'Africa/Casablanca',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
]
/** Around which clocks change somewhere, and a day without changes. */
const days = [
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2026-07-01',
  '2026-02-15',
  '2026-03-08',
]

const dayHours = fc
  .uniqueArray(fc.integer({ min: 0, max: 288 }), { minLength: 0, maxLength: 4 })
  .map((marks) => marks.toSorted((one, other) => one - other))
  .map((marks) =>
    marks.flatMap((mark, place) => {
      const next = marks[place + 1]
      return place % 2 === 0 && next !== undefined ? [{ from: clock(mark * step), until: clock(next * step) }] : []
    }),
  )
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

test('agree with another library, minute by minute, across clock changes of many zones', () => {
  const availability = fc.record({
    zone: fc.constantFrom(...zones),
    week: fc.tuple(dayHours, dayHours, dayHours, dayHours, dayHours, dayHours, dayHours),
    exceptions: fc.uniqueArray(fc.record({ date: fc.constantFrom(...days), hours: dayHours }), {
      maxLength: 2,
      selector: ({ date }) => date,
    }),
    length: fc.constantFrom(15, 30, 45, 60, 90),
    before: fc.constantFrom(0, 10),
    after: fc.constantFrom(0, 15),
  })
  const around = fc.record({
    day: fc.constantFrom(...days),
    hours: fc.integer({ min: -36, max: 12 }),
    long: fc.integer({ min: 1, max: 60 }),
  })
  const busyHours = fc.array(fc.record({ from: fc.integer({ min: -30, max: 60 }), long: fc.integer({ min: 1, max: 90 }) }), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(availability, around, busyHours, (chosen, { day, hours, long }, blocks) => {
      const from = new Date(Date.parse(day) + hours * 60 * minute)
      const span = { from, until: new Date(from.getTime() + long * 60 * minute) }
      const busy = blocks.map((block) => {
        const start = from.getTime() + block.from * 60 * minute
        return { from: new Date(start), until: new Date(start + block.long * minute) }
      })
      const slots = freeSlots({ ...office, ...chosen }, { ...span, now: longAgo, busy })
      expect(slots).toEqual(slotsByClock({ ...office, ...chosen }, span, busy))
    }),
    { numRuns: 150 },
  )
})
