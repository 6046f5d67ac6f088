import { expect, test } from 'vitest'
import { eventsOf } from '../adapters/icalendar.ts'
import { occurrencesIn } from './occurrences.ts'
import { readCalendar } from './read-calendar.ts'

const now = new Date('2026-11-22T12:00:00Z')
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (head: string[], ...entries: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...head, ...entries, 'END:VCALENDAR', ''].join('\r\n')
/** As the server reads it, in a process of its own. */
const read = async (text: string) => {
  const { name, occurrences } = await readCalendar(text, now)
  return [...eventsOf('source', name, occurrences)]
}
const bounds = { from: now, to: new Date('2028-05-23T12:00:00Z'), most: 20_000, mostEach: 100 }
/** What that process does, without starting one. */
function readHere(text: string) {
  const found = occurrencesIn(text, bounds)
  if (!found) throw new Error('This is no calendar.')
  return [...eventsOf('source', '', found.occurrences)]
}
const times = (text: string) =>
  readHere(text).map(({ starts_at, ends_at, time_zone }) => [starts_at.toISOString(), ends_at.toISOString(), time_zone])
const one = (...lines: string[]) => entry('UID:1', 'SUMMARY:One', ...lines)

test('an entry becomes an event with plain, unfolded texts', async () => {
  const [event, ...others] = await read(
    calendar(
      ['X-WR-CALNAME:Impact Calendar'],
      entry(
        'UID:a@b',
        'SUMMARY:Impact Investor Summit\\, Berlin &amp; friends',
        'DESCRIPTION:<p>Two days.</p><script>alert(1)</script>\\nBring\\, papers of fin',
        ' tech. https://summit.example/about',
        'LOCATION:Radialsystem\\, Holzmarktstr. 33\\, 10243 Berlin\\, Germany',
        'DTSTART;TZID=Europe/Berlin:20261201T100000',
        'DTEND;TZID=Europe/Berlin:20261202T170000',
        'CATEGORIES:Investment,Summit',
        'ORGANIZER;CN="Impact, Inc.":mailto:secret@b.example',
        'IMAGE;VALUE=URI:https://summit.example/picture.jpg',
      ),
    ),
  )
  expect(others).toEqual([])
  expect(event).toMatchObject({
    title: 'Impact Investor Summit, Berlin & friends',
    description: 'Two days.\n\nBring, papers of fintech. https://summit.example/about',
    venue: 'Radialsystem',
    city: 'Berlin',
    country: 'DE',
    time_zone: 'Europe/Berlin',
    type: 'summit',
    organizer: 'Impact, Inc.',
    website: 'https://summit.example/about',
    picture_address: 'https://summit.example/picture.jpg',
    is_cancelled: false,
  })
  expect(event?.latitude).toBeCloseTo(52.52, 1)
  expect(event?.topics).toEqual(expect.arrayContaining(['FinTech', 'Investment']))
  expect(JSON.stringify(event)).not.toContain('secret@')
})

test('times are read in the calendar’s time zones', () => {
  const custom = [
    'BEGIN:VTIMEZONE',
    'TZID:Office',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0500',
    'TZOFFSETTO:+0500',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const starts = 'DTSTART:20261201T100000'
  const begin = (head: string[], line: string) => times(calendar(head, one(line)))[0]?.filter((_, at) => at !== 1)
  expect(begin([], 'DTSTART;TZID=Europe/Berlin:20261201T100000')).toEqual(['2026-12-01T09:00:00.000Z', 'Europe/Berlin'])
  expect(begin([], 'DTSTART;TZID=W. Europe Standard Time:20261201T100000')).toEqual(['2026-12-01T09:00:00.000Z', 'Europe/Berlin'])
  expect(begin(['X-WR-TIMEZONE:America/New_York'], starts)).toEqual(['2026-12-01T15:00:00.000Z', 'America/New_York'])
  expect(begin(['X-WR-TIMEZONE:America/New_York'], `${starts}Z`)).toEqual(['2026-12-01T10:00:00.000Z', 'America/New_York'])
  expect(begin(custom, 'DTSTART;TZID=Office:20261201T100000')).toEqual(['2026-12-01T05:00:00.000Z', 'Etc/GMT-5'])
  expect(begin([], 'DTSTART;TZID=Nowhere/Land:20261201T100000')).toEqual(['2026-12-01T10:00:00.000Z', 'UTC'])
  expect(begin([], starts)).toEqual(['2026-12-01T10:00:00.000Z', 'UTC'])
})

test('all-day events follow the calendar’s zone, and events without an end last a day or two hours', () => {
  const head = ['X-WR-TIMEZONE:Europe/Lisbon']
  expect(times(calendar(head, one('DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270604')))).toEqual([
    ['2027-05-31T23:00:00.000Z', '2027-06-03T23:00:00.000Z', 'Europe/Lisbon'],
  ])
  expect(times(calendar(head, one('DTSTART;VALUE=DATE:20270601')))).toEqual([
    ['2027-05-31T23:00:00.000Z', '2027-06-01T23:00:00.000Z', 'Europe/Lisbon'],
  ])
  expect(times(calendar(head, one('DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270601')))).toEqual([
    ['2027-05-31T23:00:00.000Z', '2027-06-01T23:00:00.000Z', 'Europe/Lisbon'],
  ])
  const today = one('DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261121', 'RRULE:FREQ=DAILY;COUNT=2')
  expect(times(calendar(head, today))).toEqual([['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z', 'Europe/Lisbon']])
  expect(times(calendar([], one('DTSTART:20270601T100000Z')))).toEqual([['2027-06-01T10:00:00.000Z', '2027-06-01T12:00:00.000Z', 'UTC']])
  expect(times(calendar([], one('DTSTART:20270601T100000Z', 'DURATION:PT45M')))).toEqual([
    ['2027-06-01T10:00:00.000Z', '2027-06-01T10:45:00.000Z', 'UTC'],
  ])
  expect(times(calendar([], one('DTSTART:20270601T100000Z', 'DTEND:20270601T090000Z')))[0]?.[1]).toBe('2027-06-01T12:00:00.000Z')
})

test('repeating events keep their local time, with exceptions and changes', () => {
  const found = readHere(
    calendar(
      [],
      one(
        'DTSTART;TZID=Europe/Berlin:20270322T180000',
        'DTEND;TZID=Europe/Berlin:20270322T200000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/Berlin:20270405T180000',
      ),
      entry(
        'UID:1',
        'SUMMARY:Moved',
        'RECURRENCE-ID;TZID=Europe/Berlin:20270329T180000',
        'DTSTART;TZID=Europe/Berlin:20270330T190000',
        'DTEND;TZID=Europe/Berlin:20270330T200000',
      ),
      entry(
        'UID:1',
        'SUMMARY:Off',
        'RECURRENCE-ID;TZID=Europe/Berlin:20270412T180000',
        'DTSTART;TZID=Europe/Berlin:20270412T180000',
        'STATUS:CANCELLED',
      ),
    ),
  )
  const told = found.map(({ title, starts_at, is_cancelled }) => `${title} ${starts_at.toISOString()} ${is_cancelled}`)
  expect(told.toSorted()).toEqual([
    'Moved 2027-03-30T17:00:00.000Z false',
    'Off 2027-04-12T16:00:00.000Z true',
    'One 2027-03-22T17:00:00.000Z false',
  ])
  expect(new Set(found.map(({ external_id }) => external_id)).size).toBe(3)
})

test('endless events are read for a hundred occurrences and 18 months at most', async () => {
  const repeated = (rule: string, start = '20261130T090000Z') => calendar([], one(`DTSTART:${start}`, `RRULE:${rule}`))
  expect(await read(repeated('FREQ=DAILY'))).toHaveLength(100)
  // Two months are February and have no 30th.
  const monthly = await read(repeated('FREQ=MONTHLY'))
  expect([monthly.length, monthly.at(-1)?.starts_at.toISOString()]).toEqual([16, '2028-04-30T09:00:00.000Z'])
  expect(times(repeated('FREQ=DAILY', '19000101T090000Z'))[0]?.[0]).toBe('2026-11-23T09:00:00.000Z')
  expect(times(repeated('FREQ=SECONDLY'))).toHaveLength(1)
  expect(times(repeated('FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=0,1,2,3,4,5'))).toHaveLength(1)
  expect(times(repeated('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))).toHaveLength(0)
})

test('unreadable entries are left out, and the others are read', () => {
  const broken = [
    entry('UID:2', 'SUMMARY:Twice', 'DTSTART:20261201T100000Z', 'DTSTART:20261202T100000Z'),
    entry('UID:3', 'SUMMARY:Never', 'DTSTART:someday'),
    entry('UID:4', 'SUMMARY:No start'),
    entry('SUMMARY:No id', 'DTSTART:20261201T100000Z'),
    entry('UID:5', 'DTSTART:20261201T100000Z'),
    entry('UID:6', 'SUMMARY:Mine', 'CLASS:PRIVATE', 'DTSTART:20261201T100000Z'),
    entry('UID:7', 'SUMMARY:Rule', 'DTSTART:20261201T100000Z', 'RRULE:FREQ=NONSENSE'),
    'BEGIN:VEVENT\r\nUID:8\r\nSUMMARY:Cut',
  ]
  const whole = calendar([], ...broken.slice(0, -1), one('DTSTART:20261201T100000Z'), broken.at(-1) ?? '')
  expect(readHere(whole).map(({ title }) => title)).toEqual(['No id', 'One'])
})

test.each([
  ['a page', '<!doctype html><html><body>BEGIN:VCALENDAR</body></html>'],
  ['nothing', ''],
  ['json', '{"events":[]}'],
])('%s is not a calendar', (_what, text) => expect(occurrencesIn(text, bounds)).toBeNull())

test('a file that is not a calendar is refused', async () => {
  await expect(read('<!doctype html>')).rejects.toMatchObject({ code: 'not-events' })
})

test('a calendar is read up to the maximum number of events, of which past ones of its owner are none', () => {
  const starts = ['20261101', '20261102', '20261201', '20261202', '20261203']
  const many = calendar([], ...starts.map((day, n) => entry(`UID:${n}`, `SUMMARY:Event ${n}`, `DTSTART:${day}T100000Z`)))
  const found = (own?: Parameters<typeof occurrencesIn>[2]) => occurrencesIn(many, { ...bounds, most: 2 }, own)?.occurrences
  expect(found()?.map(({ uid }) => uid)).toEqual(['0', '1'])
  expect(found({ zone: 'UTC', isWanted: ({ starts_at }) => starts_at > now })?.map(({ uid }) => uid)).toEqual(['2', '3'])
})
