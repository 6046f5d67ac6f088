import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarOf } from '#testing/busy-times.ts'
import { blocksIn } from './blocks.ts'

const day = 24 * 60 * 60_000
/** Clocks change in New York on 14 March and in Berlin on 28 March. */
const span = { from: new Date('2027-03-01T12:00:00Z'), until: new Date('2027-05-30T12:00:00Z') }

const zoneLines = (id: string, [winter, summer]: [string, string], starts: string, [spring, autumn]: [string, string]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${id}`,
  ...['BEGIN:STANDARD', `DTSTART:${autumn}`, `TZOFFSETFROM:${summer}`, `TZOFFSETTO:${winter}`, 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', `DTSTART:${spring}`, `TZOFFSETFROM:${winter}`, `TZOFFSETTO:${summer}`, 'END:DAYLIGHT'],
  // The year before, so that there is a time before both.
  ...['BEGIN:STANDARD', `DTSTART:${starts}`, `TZOFFSETFROM:${summer}`, `TZOFFSETTO:${winter}`, 'END:STANDARD'],
  'END:VTIMEZONE',
]
const described = [
  ...zoneLines('Europe/Berlin', ['+0100', '+0200'], '20261025T030000', ['20270328T020000', '20271031T030000']),
  ...zoneLines('America/New_York', ['-0500', '-0400'], '20261101T020000', ['20270314T020000', '20271107T020000']),
]

/** What ical.js makes of a calendar with its own engine for rules, changes and zones: the minutes at which its owner is busy. */
function minutesByIcalJs(text: string, zoneOfDays: string): Set<number> {
  const root = new ICAL.Component(ICAL.parse(text) as never)
  const zones = new Map(
    root
      .getAllSubcomponents('vtimezone')
      .map((component) => [String(component.getFirstPropertyValue('tzid')), new ICAL.Timezone(component)]),
  )
  const instantOf = (time: ICAL.Time): number => {
    if (!time.isDate) return time.toJSDate().getTime()
    const midnight = ICAL.Time.fromData({ year: time.year, month: time.month, day: time.day, hour: 0, minute: 0, second: 0 })
    midnight.zone = zones.get(zoneOfDays) ?? ICAL.Timezone.utcTimezone
    return midnight.toJSDate().getTime()
  }
  const busy = new Set<number>()
  const entries = root.getAllSubcomponents('vevent')
  const uidOf = (component: ICAL.Component) => component.getFirstPropertyValue('uid')
  for (const component of entries.filter((each) => !each.hasProperty('recurrence-id'))) {
    // By itself it would apply a change to every series of the calendar.
    const exceptions = entries.filter((each) => each.hasProperty('recurrence-id') && uidOf(each) === uidOf(component))
    const event = new ICAL.Event(component, { exceptions })
    const iterator = event.iterator()
    for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      const [from, until] = [instantOf(startDate), instantOf(endDate)]
      if (from > span.until.getTime() + 7 * day) break
      const value = (name: string) => String(item.component.getFirstPropertyValue(name) ?? '').toUpperCase()
      if (value('transp') === 'TRANSPARENT' || value('status') === 'CANCELLED') continue
      if (until <= span.from.getTime() || from >= span.until.getTime()) continue
      for (let at = from; at < until; at += 60_000) busy.add(at / 60_000)
    }
  }
  return busy
}

function minutesOf(text: string, zone: string): Set<number> {
  const busy = new Set<number>()
  for (const { from, until } of blocksIn([text], zone, span) ?? []) {
    for (let at = from.getTime(); at < until.getTime(); at += 60_000) busy.add(at / 60_000)
  }
  return busy
}

const clock = (date: number, minute: number) =>
  new Date(Date.UTC(2027, 1, date, 0, minute))
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .slice(0, 15)
const dayOf = (date: number) => clock(date, 0).slice(0, 8)

const rules = [
  'FREQ=DAILY;COUNT=9',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=20',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYMONTHDAY=15;COUNT=3',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=YEARLY',
] as const

/** An event, perhaps repeated, with one repetition left out and another one moved, cancelled or made free. */
const event = fc.record({
  zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
  // From February, so that series are under way.
  date: fc.integer({ min: 1, max: 100 }),
  // By the clock, at hours that no clock skips or repeats.
  minute: fc.integer({ min: 6 * 60, max: 18 * 60 }),
  length: fc.integer({ min: 5, max: 300 }),
  isDay: fc.boolean(),
  days: fc.integer({ min: 1, max: 4 }),
  rule: fc.option(fc.constantFrom(...rules), { nil: undefined }),
  marks: fc.subarray(['STATUS:TENTATIVE', 'CLASS:PRIVATE', 'TRANSP:OPAQUE', 'SUMMARY:One']),
  isFree: fc.boolean(),
  isCancelled: fc.boolean(),
  change: fc.option(fc.constantFrom('moved', 'cancelled', 'free', 'left out'), { nil: undefined }),
})
type Made = typeof event extends fc.Arbitrary<infer Value> ? Value : never

function linesOf(made: Made, uid: number): string[] {
  const { zone, date, minute, length, isDay, days, rule, marks, isFree, isCancelled, change } = made
  const time = (name: string, given: number, at: number) =>
    isDay
      ? `${name};VALUE=DATE:${dayOf(given)}`
      : zone === 'UTC'
        ? `${name}:${clock(given, at)}Z`
        : `${name};TZID=${zone}:${clock(given, at)}`
  const entry = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']
  const ends = (given: number, at: number) => (isDay ? time('DTEND', given + days, 0) : time('DTEND', given, at + length))
  const state = [...(isFree ? ['TRANSP:TRANSPARENT'] : []), ...(isCancelled ? ['STATUS:CANCELLED'] : [])]
  const own = state.length > 0 ? state : marks
  const main = [time('DTSTART', date, minute), ends(date, minute), ...own]
  // The first is one of the repetitions of these rules.
  const isSimple = rule === 'FREQ=DAILY;COUNT=9' || rule === 'FREQ=DAILY;INTERVAL=3' || rule === 'FREQ=WEEKLY'
  if (!rule) return entry(...main)
  if (!isSimple || !change || isCancelled) return entry(...main, `RRULE:${rule}`)
  const changed = date + (rule === 'FREQ=WEEKLY' ? 7 : 3)
  if (change === 'left out') return entry(...main, `RRULE:${rule}`, time('EXDATE', changed, minute))
  const [to, mark] = { moved: [2, 'SUMMARY:Moved'], cancelled: [0, 'STATUS:CANCELLED'], free: [0, 'TRANSP:TRANSPARENT'] }[change] as [
    number,
    string,
  ]
  const instead = [time('RECURRENCE-ID', changed, minute), time('DTSTART', changed + to, minute), ends(changed + to, minute), mark]
  return [...entry(...main, `RRULE:${rule}`), ...entry(...instead)]
}

test('the busy minutes of a calendar are those that ical.js reads, with days in its zone', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'UTC')
  fc.assert(
    fc.property(zones, fc.array(event, { minLength: 1, maxLength: 6 }), (zoneOfDays, events) => {
      const text = calendarOf(`X-WR-TIMEZONE:${zoneOfDays}`, ...described, ...events.flatMap((each, at) => linesOf(each, at)))
      expect(minutesOf(text, 'Asia/Tokyo')).toEqual(minutesByIcalJs(text, zoneOfDays))
    }),
    { numRuns: 80 },
  )
})

const blocks = (zone: string, ...lines: string[]) =>
  (blocksIn([calendarOf('BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT')], zone, span) ?? []).map(
    ({ from, until }) => `${from.toISOString().slice(5, 16)} – ${until.toISOString().slice(5, 16)}`,
  )

test.each([
  ['a day in the zone given, if the calendar names none', 'Europe/Berlin', ['DTSTART;VALUE=DATE:20270328'], ['03-27T23:00 – 03-28T22:00']],
  [
    'a time without a zone as well',
    'America/New_York',
    ['DTSTART:20270401T090000', 'DTEND:20270401T100000'],
    ['04-01T13:00 – 04-01T14:00'],
  ],
  ['a time without an end, which takes none', 'UTC', ['DTSTART:20270401T090000Z'], []],
  ['an end before the start, which takes none', 'UTC', ['DTSTART:20270401T090000Z', 'DTEND:20270401T080000Z'], []],
  [
    'a flight to another zone',
    'UTC',
    ['DTSTART;TZID=Europe/Berlin:20270401T100000', 'DTEND;TZID=America/New_York:20270401T130000'],
    ['04-01T08:00 – 04-01T17:00'],
  ],
  [
    'a flight every week',
    'UTC',
    ['DTSTART;TZID=Europe/Berlin:20270401T100000', 'DTEND;TZID=America/New_York:20270401T130000', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['04-01T08:00 – 04-01T17:00', '04-08T08:00 – 04-08T17:00'],
  ],
  ['free time as Outlook marks it', 'UTC', ['DTSTART:20270401T090000Z', 'DTEND:20270401T100000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
  [
    'several times a day',
    'UTC',
    ['DTSTART:20270401T090000Z', 'DTEND:20270401T093000Z', 'RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=3'],
    ['04-01T09:00 – 04-01T09:30', '04-01T15:00 – 04-01T15:30', '04-02T09:00 – 04-02T09:30'],
  ],
  ['what began before and is under way', 'UTC', ['DTSTART:20270228T090000Z', 'DTEND:20270301T130000Z'], ['02-28T09:00 – 03-01T13:00']],
  [
    'nothing of what is over, or further ahead',
    'UTC',
    ['DTSTART:20270301T110000Z', 'DTEND:20270301T120000Z', 'RDATE:20270601T090000Z'],
    [],
  ],
])('%s', (_what, zone, lines, expected) => expect(blocks(zone, ...lines)).toEqual(expected))

test('blocks that touch or overlap become one', () => {
  const at = (from: string, until: string) => [
    'BEGIN:VEVENT',
    `UID:${from}`,
    `DTSTART:20270401T${from}00Z`,
    `DTEND:20270401T${until}00Z`,
    'END:VEVENT',
  ]
  const text = calendarOf(...at('1000', '1100'), ...at('0900', '1000'), ...at('1030', '1045'), ...at('1200', '1230'))
  expect(blocksIn([text], 'UTC', span)?.map(({ from, until }) => [from.getUTCHours(), until.getUTCHours()])).toEqual([
    [9, 11],
    [12, 12],
  ])
})

test('what is no calendar is told apart from an empty one', () => {
  expect(blocksIn(['<!doctype html>'], 'UTC', span)).toBeNull()
  expect(blocksIn([calendarOf()], 'UTC', span)).toEqual([])
})
