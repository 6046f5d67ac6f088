import ICAL from 'ical.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventFacts } from '#features/events/server/index.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { icsOf } from './ics.ts'
import { tableOf } from './table.ts'

const site = 'https://esg.example'
const event: EventFacts = {
  id: '5b7f6a52-7a0e-4f7e-9a55-6f0f8f2f7c11',
  source: 'community',
  user_id: null,
  title: 'Tallinn Impact Days',
  description: '',
  event_date: new Date('2026-11-26T07:30:00Z'),
  end_date: new Date('2026-11-27T16:00:00Z'),
  time_zone: 'Europe/Tallinn',
  all_day: false,
  is_confirmed: true,
  format: 'on-site',
  venue: 'Telliskivi Creative City',
  address: '',
  city: 'Tallinn',
  country: 'EE',
  latitude: null,
  longitude: null,
  organizer: 'Baltic Impact Forum',
  website: null,
  status: 'scheduled',
  sequence: 3,
  created_at: new Date('2026-10-01T08:00:00Z'),
  updated_at: new Date('2026-11-02T09:10:11Z'),
}
const written = (changes: Partial<EventFacts> = {}) => icsOf([{ ...event, ...changes }], { name: 'ESG Network', site }, speakerIn('en'))

/** Parses it with ical.js, and returns the first event. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('it has no event')
  const value = (name: string) => component.getFirstPropertyValue(name)?.toString()
  return { calendar, component, event: new ICAL.Event(component), value }
}

describe('an event as a calendar file', () => {
  test('is in UTC, with a permanent id and a sequence number', () => {
    const { calendar, event: found, value } = read(written())
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstSubcomponent('vtimezone'), 'needs no description of a zone').toBeNull()
    expect(found.uid).toBe('5b7f6a52-7a0e-4f7e-9a55-6f0f8f2f7c11@esg-network')
    expect(found.sequence).toBe(3)
    expect(value('dtstart')).toBe('2026-11-26T07:30:00Z')
    expect(value('dtend')).toBe('2026-11-27T16:00:00Z')
    expect(value('dtstamp')).toBe('2026-11-02T09:10:11Z')
    expect(value('status')).toBe('CONFIRMED')
    expect(found.location).toBe('Telliskivi Creative City, Tallinn')
    expect(value('url')).toBe(`${site}/dashboard/tab/events/${event.id}`)
    expect(written()).toContain('\r\nDTSTART:20261126T073000Z\r\n')
    expect(written(), 'the same bytes while nothing changes').toBe(written())
  })

  test.each([
    ['when clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z', '20260329', '20260330'],
    ['when clocks go back', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z', '20261025', '20261026'],
    ['of three days over a change', '2026-10-23T21:00:00Z', '2026-10-26T22:00:00Z', '20261024', '20261027'],
  ])('an all-day event has dates with an exclusive end, %s', (_name, from, to, first, after) => {
    const text = written({ all_day: true, event_date: new Date(from), end_date: new Date(to) })
    expect(text).toContain(`\r\nDTSTART;VALUE=DATE:${first}\r\n`)
    expect(text).toContain(`\r\nDTEND;VALUE=DATE:${after}\r\n`)
    expect(read(text).event.startDate.isDate).toBe(true)
  })

  test.each([
    ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
  ])('keeps its length around a clock change: %s', (from, to) => {
    const { value } = read(written({ time_zone: 'Europe/Berlin', event_date: new Date(from), end_date: new Date(to) }))
    expect([value('dtstart'), value('dtend')]).toEqual([from, to])
  })

  test('is marked as cancelled or tentative', () => {
    expect(read(written({ status: 'cancelled' })).value('status')).toBe('CANCELLED')
    expect(read(written({ status: 'retired' })).value('status')).toBe('CANCELLED')
    expect(read(written({ is_confirmed: false })).value('status')).toBe('TENTATIVE')
  })

  test('accepts any text, in lines of at most 75 octets without splitting characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }), (title, description) => {
        const text = written({ title, description, venue: title })
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
        }
        expect(text.isWellFormed()).toBe(true)
        const found = read(text)
        expect(found.calendar.getAllSubcomponents('vevent')).toHaveLength(1)
        expect(found.component.getAllProperties('summary')).toHaveLength(1)
      }),
      { numRuns: 30 },
    )
    const hostile = 'Ends here\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nATTACH:file:///etc/passwd; a, b\\c 🌱'
    const { component, event: found } = read(written({ title: hostile, description: hostile }))
    expect(component.getAllSubcomponents()).toEqual([])
    expect(found.summary).toBe('Ends here END:VEVENT BEGIN:VALARM ATTACH:file:///etc/passwd; a, b\\c 🌱')
    expect(found.description.startsWith(hostile.replaceAll('\r\n', '\n'))).toBe(true)
  })
})

test.each([
  ['Impact Hub', 'Impact Hub, Wien'],
  ['Marienplatz 1, Wien', 'Marienplatz 1, Wien'],
])('the location has the city’s name in the reader’s language (%s)', (venue, location) => {
  const [inVienna, reader] = [{ ...event, venue, city: 'Vienna' }, speakerIn('de')]
  expect(read(icsOf([inVienna], { name: 'ESG Network', site }, reader)).event.location).toBe(location)
  expect(tableOf([inVienna], site, reader)).toContain(`,"${location}",`)
})

test('a table has local times and no formulas', () => {
  const days = { all_day: true, event_date: new Date('2026-10-23T21:00:00Z'), end_date: new Date('2026-10-26T22:00:00Z') }
  const table = tableOf(
    [
      { ...event, title: '=HYPERLINK("http://x")' },
      { ...event, ...days },
    ],
    site,
    speakerIn('en'),
    'More',
  )
  expect(table.split('\r\n').slice(1)).toEqual([
    `"'=HYPERLINK(""http://x"")",2026-11-26 09:30,2026-11-27 18:00,Europe/Tallinn,"Telliskivi Creative City, Tallinn",on-site,Baltic Impact Forum,,${site}/dashboard/tab/events/${event.id}`,
    `Tallinn Impact Days,2026-10-24,2026-10-26,Europe/Tallinn,"Telliskivi Creative City, Tallinn",on-site,Baltic Impact Forum,,${site}/dashboard/tab/events/${event.id}`,
    'More',
    '',
  ])
})
