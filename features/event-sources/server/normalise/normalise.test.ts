import { describe, expect, test } from 'vitest'
import { kindOf } from './kind-of.ts'
import { placeOf, placeOfLine } from './place.ts'
import { pageAddress, plainLine, plainText } from './plain-text.ts'
import { pricesOf } from './price.ts'
import { endOf, timeOf } from './time.ts'
import { zoneOfPlace } from './zone-of-place.ts'

describe('texts', () => {
  test.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<img src=x onerror="alert(1)">Hello<script>alert("</p>")</script> world', 'Hello world'],
    ['&lt;b&gt;bold&lt;/b&gt; &#8364;5 &#x1F600; &nope;', '<b>bold</b> €5 😀 &nope;'],
    ['<!-- hidden --> shown <unclosed', 'shown'],
    ['nul\0 bell\u0007 half\ud83d', 'nul bell half\ufffd'],
    ['one\r\n\r\n\r\n\r\ntwo', 'one\n\ntwo'],
    [undefined, ''],
    [{ text: 'x' }, ''],
  ])('%j is read as %j', (markup, text) => expect(plainText(markup, 1_000)).toBe(text))

  test('are truncated between words, and quickly for any input', () => {
    expect(plainLine('Circular economy forum', 11)).toBe('Circular…')
    expect(plainLine('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`)
    expect(plainLine(`${'x'.repeat(8)}😀😀`, 10)).toBe(`${'x'.repeat(8)}…`)
    const started = performance.now()
    for (const part of ['<', '<script>', '<!--', '&#', '<p', '\n']) plainText(part.repeat(200_000), 5_000)
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('link only to web pages', () => {
    expect(pageAddress(' https://forum.example/a ', 500)).toBe('https://forum.example/a')
    for (const other of [
      'javascript:alert(1)',
      'https://me:secret@forum.example',
      'forum',
      '',
      7,
      `https://x.example/${'x'.repeat(500)}`,
    ]) {
      expect(pageAddress(other, 500)).toBeNull()
    }
  })
})

test.each([
  [{ title: 'Climate Pitch Night at the Summit' }, { type: 'pitch', category: 102 }],
  [
    { title: 'Fintech Summit', description: 'For founders' },
    { type: 'summit', category: 102, topics: ['FinTech', 'Startup'] },
  ],
  [{ title: 'Investor breakfast' }, { type: 'networking', category: 101, topics: ['Investment'] }],
  [
    { title: 'Jazz on the roof', tags: ['Music'] },
    { type: null, category: 103, topics: [] },
  ],
  [
    { title: 'Something', category: 111 },
    { type: null, category: 111 },
  ],
  [
    { title: 'Something', category: 123 },
    { type: null, category: 102 },
  ],
])('%j is recognised by its words', (words, kind) => expect(kindOf(words)).toMatchObject(kind))

test('only the first of many tags are searched for words', () => {
  expect(kindOf({ title: 'One', tags: ['summit', 'x'.repeat(5_000), 'fintech'] })).toMatchObject({ type: 'summit', topics: [] })
})

describe('places', () => {
  test.each([
    ['Hub, Lindower Str. 1, 13347 Berlin, Germany', 'Hub', 'Berlin', 'DE'],
    ['Lisbon, Portugal', '', 'Lisbon', 'PT'],
    ['Helsinki', '', 'Helsinki', 'FI'],
    ['The Old Library', 'The Old Library', null, null],
    ['', '', null, null],
  ])('%j', (line, venue, city, country) => {
    const place = placeOfLine(line)
    expect([place.venue, place.city, place.country]).toEqual([venue, city, country])
    expect(place.latitude === null).toBe(city === null)
  })

  test('without a location have no coordinates, and given coordinates are kept', () => {
    expect(placeOfLine('https://zoom.us/j/1')).toMatchObject({ format: 'online', venue: '', latitude: null })
    expect(placeOf({ format: 'on-site', latitude: 0, longitude: 0 })).toMatchObject({ latitude: null, longitude: null })
    expect(placeOf({ format: 'on-site', city: 'Berlin', country: 'DE', latitude: '52.6', longitude: 13.3 })).toMatchObject({
      latitude: 52.6,
      longitude: 13.3,
    })
    expect(placeOf({ format: 'on-site', city: 'Berlin', country: 'DE', latitude: 'north', longitude: 999 })).toMatchObject({
      latitude: 52.524,
    })
  })
})

test('times use their offset, or the time zone', () => {
  const at = (text: unknown) => timeOf(text, 'Europe/Berlin')?.at.toISOString()
  expect(at('2027-03-28T09:30:00+0100')).toBe('2027-03-28T08:30:00.000Z')
  expect(at('2027-07-01T09:30')).toBe('2027-07-01T07:30:00.000Z')
  expect(at('2027-07-01')).toBe('2027-06-30T22:00:00.000Z')
  for (const none of ['soon', '2027-13-01', '2027-02-30T10:00', '', 5, null]) expect(at(none), String(none)).toBeUndefined()
  const start = new Date('2027-07-01T10:00:00Z')
  expect(endOf(start, new Date('2027-07-01T09:00:00Z'))).toEqual(new Date('2027-07-01T12:00:00Z'))
  expect(endOf(start, new Date('2099-07-01T09:00:00Z'))).toEqual(new Date('2027-07-01T12:00:00Z'))
})

test.each([
  ['Hamburg', 'Germany', 'Europe/Berlin'],
  ['Barcelona', 'Spain', 'Europe/Madrid'],
  ['Porto', 'Portugal', 'Europe/Lisbon'],
  ['Copenhagen', 'Denmark', 'Europe/Copenhagen'],
  ['Los Angeles', 'US', 'America/Los_Angeles'],
  [null, 'US', 'America/New_York'],
  [null, null, 'UTC'],
])('times without a zone are local in %s, %s', (city, country, zone) => {
  expect(zoneOfPlace(placeOf({ format: 'on-site', city, country }))).toBe(zone)
})

test('prices are in a supported currency, free, or unknown', () => {
  expect(
    pricesOf([
      { value: '25.00', currency: 'EUR' },
      { value: 90.5, currency: 'EUR' },
    ]),
  ).toEqual({ min_price: 2500, max_price: 9050, currency: 'EUR' })
  expect(pricesOf([{ value: 0, currency: 'XYZ' }])).toEqual({ min_price: 0, max_price: 0, currency: null })
  expect(
    pricesOf([
      { value: '10', currency: 'XYZ' },
      { value: 'on request', currency: 'EUR' },
    ]),
  ).toEqual({ min_price: null, max_price: null, currency: null })
})
