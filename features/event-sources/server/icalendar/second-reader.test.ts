import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../adapters/icalendar.ts'
import { occurrencesIn } from './occurrences.ts'

const from = new Date('2026-11-22T12:00:00Z')
const to = new Date('2028-05-22T12:00:00Z')
const bounds = { from, to, most: 1_000, mostEach: 100 }
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', 'SUMMARY:One', ...lines, 'END:VEVENT']

const read = (text: string) => occurrencesIn(text, bounds)
const starts = (text: string) => (read(text)?.occurrences ?? []).map(({ starts_at }) => starts_at.toISOString()).toSorted()

/** What ical.js makes of a calendar with its own engine for rules, changes and zones. */
function startsByIcalJs(text: string): string[] {
  const root = new ICAL.Component(ICAL.parse(text) as never)
  const found: string[] = []
  for (const component of root.getAllSubcomponents('vevent').filter((each) => !each.hasProperty('recurrence-id'))) {
    const event = new ICAL.Event(component)
    const iterator = event.iterator()
    for (let next = iterator.next() as ICAL.Time | null; next && found.length < 100; next = iterator.next() as ICAL.Time | null) {
      const start = event.getOccurrenceDetails(next).startDate.toJSDate()
      if (start > to) break
      if (start > from) found.push(start.toISOString())
    }
  }
  return found.toSorted()
}

/** Central European time, as calendars describe it. */
const zone = (id: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${id}`,
  'BEGIN:STANDARD',
  'DTSTART:16011028T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010325T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('the starts are those that ical.js reads', () => {
  test.each(['Customized Time Zone', 'Europe/CUSTOM', '/freeassociation.sourceforge.net/Europe/Berlin'])(
    'in the zone %s, which the calendar describes',
    (id) => {
      const text = calendar(
        ...zone(id),
        ...entry('UID:1', `DTSTART;TZID="${id}":20270115T100000`),
        ...entry('UID:2', `DTSTART;TZID="${id}":20270715T100000`),
        ...entry('UID:3', `DTSTART;TZID="${id}":20270322T180000`, 'RRULE:FREQ=WEEKLY;UNTIL=20270405T160000Z'),
      )
      expect(starts(text)).toEqual([
        '2027-01-15T09:00:00.000Z',
        '2027-03-22T17:00:00.000Z',
        '2027-03-29T16:00:00.000Z',
        '2027-04-05T16:00:00.000Z',
        '2027-07-15T08:00:00.000Z',
      ])
      expect(starts(text)).toEqual(startsByIcalJs(text))
      expect(new Set(read(text)?.occurrences.map(({ time_zone }) => time_zone))).toEqual(new Set(['Europe/Berlin']))
    },
  )

  test.each([
    ['on additional dates', ['DTSTART:20270601T100000Z', 'RDATE:20270601T100000Z,20270605T100000Z,20270703T120000Z']],
    ['on additional dates besides a rule', ['DTSTART:20270601T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', 'RDATE:20270605T100000Z']],
    ['on additional days', ['DTSTART;VALUE=DATE:20270601', 'RDATE;VALUE=DATE:20270601,20270603,20270610']],
    [
      'by two rules',
      ['DTSTART:20270601T100000Z', 'RRULE:FREQ=MONTHLY;BYDAY=1TU', 'RRULE:FREQ=MONTHLY;BYDAY=3TH', 'EXDATE:20270706T100000Z'],
    ],
    ['on the second Tuesday, by a rule with an end', ['DTSTART:20270608T100000Z', 'RRULE:FREQ=MONTHLY;BYDAY=2TU;UNTIL=20271231T000000Z']],
  ])('%s', (_what, lines) => {
    const text = calendar(...entry('UID:1', ...lines))
    const found = starts(text)
    expect(found.length).toBeGreaterThan(2)
    expect(found).toEqual(startsByIcalJs(text))
    expect(new Set([...eventsOf('source', '', read(text)?.occurrences ?? [])].map(({ external_id }) => external_id)).size).toBe(
      found.length,
    )
  })

  test('after a change to an occurrence and those that follow', () => {
    const text = calendar(
      ...zone('Europe/Berlin'),
      ...entry(
        'UID:1',
        'DTSTART;TZID=Europe/Berlin:20270301T180000',
        'DTEND;TZID=Europe/Berlin:20270301T200000',
        'RRULE:FREQ=WEEKLY;COUNT=6',
      ),
      ...entry(
        'UID:1',
        'RECURRENCE-ID;TZID=Europe/Berlin;RANGE=THISANDFUTURE:20270315T180000',
        'DTSTART;TZID=Europe/Berlin:20270316T190000',
        'DTEND;TZID=Europe/Berlin:20270316T200000',
        'LOCATION:Elsewhere',
      ),
      ...entry('UID:1', 'RECURRENCE-ID;TZID=Europe/Berlin:20270329T180000', 'DTSTART;TZID=Europe/Berlin:20270329T120000'),
    )
    expect(starts(text)).toEqual([
      '2027-03-01T17:00:00.000Z',
      '2027-03-08T17:00:00.000Z',
      '2027-03-16T18:00:00.000Z',
      '2027-03-23T18:00:00.000Z',
      '2027-03-29T10:00:00.000Z',
      '2027-04-06T17:00:00.000Z',
    ])
    expect(starts(text)).toEqual(startsByIcalJs(text))
    const last = read(text)?.occurrences.at(-1)
    expect([last?.location, last?.ends_at?.toISOString()]).toEqual(['Elsewhere', '2027-04-06T18:00:00.000Z'])
  })

  test('without UIDs, which get ids that stay the same between fetches', () => {
    const fetched = (stamp: string, text: string) =>
      calendar(
        ...['BEGIN:VEVENT', `DTSTAMP:${stamp}`, 'SUMMARY:Breakfast', `DESCRIPTION:${text}`, 'DTSTART:20270601T070000Z', 'END:VEVENT'],
        ...['BEGIN:VEVENT', `DTSTAMP:${stamp}`, 'SUMMARY:Lunch', 'DTSTART:20270601T110000Z', 'END:VEVENT'],
      )
    const [first, second] = [fetched('20261101T000000Z', 'Soon'), fetched('20261102T000000Z', 'Full')]
    expect(starts(first)).toEqual(startsByIcalJs(first))
    const ids = (text: string) => read(text)?.occurrences.map(({ uid }) => uid)
    expect(new Set(ids(first)).size).toBe(2)
    expect(ids(second)).toEqual(ids(first))
  })

  test('with an empty rule, as if there were none', () => {
    const text = calendar(...entry('UID:1', 'DTSTART:20270601T100000Z', 'RRULE:'))
    expect(starts(text)).toEqual(['2027-06-01T10:00:00.000Z'])
    expect(starts(text)).toEqual(startsByIcalJs(text.replace('RRULE:\r\n', '')))
  })
})

test('the start counts besides additional dates, which ical.js leaves out', () => {
  const text = calendar(...entry('UID:1', 'DTSTART:20270601T100000Z', 'RDATE;VALUE=PERIOD:20270605T100000Z/PT1H'))
  expect(starts(text)).toEqual(['2027-06-01T10:00:00.000Z', '2027-06-05T10:00:00.000Z'])
})

test('long names, organisers and categories do not keep the server busy', () => {
  const long = 'x'.repeat(100_000)
  const lines = ['UID:1', `ORGANIZER;CN=${long}:mailto:a@b.example`, `CATEGORIES:${long}`, 'DTSTART:20270601T100000Z']
  const [occurrence] = read(calendar(...entry(...lines)))?.occurrences ?? []
  if (!occurrence) throw new Error('nothing was read')
  expect([occurrence.organizer.length, occurrence.tags[0]?.length]).toEqual([20_000, 20_000])
  const many = Array.from({ length: 1_000 }, () => ({ ...occurrence, organizer: '' }))
  expect([...eventsOf('source', `Club${'<'.repeat(200_000)}`, many)][999]?.organizer).toMatch(/^Club<+…$/)
})

test('entries that cannot be read are counted by reason', () => {
  const text = calendar(
    ...entry('UID:1', 'DTSTART:20270601T100000Z'),
    ...entry('UID:2', 'DTSTART:someday'),
    ...entry('UID:3'),
    ...entry('UID:4', 'DTSTART:20270601T100000Z', 'RRULE:FREQ=NONSENSE'),
    ...entry('UID:5', 'DTSTART:20270601T100000Z').filter((line) => !line.startsWith('SUMMARY')),
    ...entry('UID:6', 'DTSTART:20270601T100000Z', `DESCRIPTION:${'x'.repeat(600_000)}`),
    ...entry('UID:7', 'CLASS:PRIVATE', 'DTSTART:20270601T100000Z'),
    'BEGIN:VEVENT',
    'UID:8',
  )
  expect(read(text)?.skipped).toEqual({ time: 2, rule: 1, title: 1, size: 1, syntax: 1 })
  expect(starts(text)).toHaveLength(1)
})

test.each([
  ['a day without VALUE=DATE', 'DTSTART:20270601', '2027-06-01T00:00:00.000Z'],
  ['a time without seconds', 'DTSTART:20270601T1000Z', '2027-06-01T10:00:00.000Z'],
  ['a time with dashes and colons', 'DTSTART:2027-06-01T10:00:00Z', '2027-06-01T10:00:00.000Z'],
  ['a zone with a colon and no quotes', 'DTSTART;TZID=(UTC+01:00) Europe/Berlin:20270601T100000', '2027-06-01T08:00:00.000Z'],
])('%s is read nevertheless', (_what, line, start) => {
  expect(starts(calendar(...entry('UID:1', line)))).toEqual([start])
})

test('a broken line, an alarm with a UID and a change without its series do not hide an event', () => {
  const text = calendar(
    ...entry('BEGIN:VALARM', 'UID:alarm', 'TRIGGER:-PT15M', 'END:VALARM', 'UID:1', 'DTSTART:20270601T100000Z', 'a broken line'),
    ...entry('UID:2', 'RECURRENCE-ID:20270602T100000Z', 'DTSTART:20270602T120000Z'),
    ...entry('UID:3', 'DTSTART:20270603T100000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
    ...entry('UID:3', 'RECURRENCE-ID;VALUE=DATE:20270604', 'DTSTART:20270604T120000Z'),
  )
  expect(read(text)?.occurrences.map(({ uid, starts_at }) => [uid, starts_at.toISOString()])).toEqual([
    ['1', '2027-06-01T10:00:00.000Z'],
    ['2', '2027-06-02T12:00:00.000Z'],
    ['3', '2027-06-03T10:00:00.000Z'],
    ['3', '2027-06-04T12:00:00.000Z'],
  ])
})
