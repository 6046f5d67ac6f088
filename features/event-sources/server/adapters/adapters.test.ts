import { generateKeyPairSync, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Outside, loopbackToo, startOutside } from '#testing/outside.ts'
import { type Outbound, outbound } from '#platform/server/outbound/index.ts'
import { inDays } from '#testing/foreign-events.ts'
import { type Adapter, type FollowedSource, type FoundEvent, failureCodeOf } from './adapter.ts'
import { conferenceData } from './conference-data.ts'
import { eventbrite } from './eventbrite.ts'
import { icalendar } from './icalendar.ts'
import { meetup } from './meetup.ts'
import { mobilizon } from './mobilizon.ts'
import { webPage } from './web-page.ts'

let outside: Outside
let out: Outbound
beforeAll(async () => {
  outside = await startOutside()
  out = outbound(loopbackToo())
})
beforeEach(() => {
  outside.pages.clear()
  outside.asked.length = 0
})
afterAll(async () => {
  await out.close()
  await outside.close()
})

const source = (address: string): FollowedSource => ({ id: 'source', address, etag: null, last_modified: null })
async function found(adapter: Adapter, address: string): Promise<FoundEvent[]> {
  const answer = await adapter.find(source(address), out)
  const events: FoundEvent[] = []
  if (answer !== 'unchanged') for await (const event of answer.events) events.push(event)
  return events
}
const failure = (adapter: Adapter, address: string) => found(adapter, address).then(() => 'found', failureCodeOf)
const json = (body: unknown, status = 200) => ({ status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const soon = inDays(10, 18).toISOString()
const later = inDays(10, 20).toISOString()
const isoSecond = (iso: string) => iso.replace('.000', '')

describe('iCalendar', () => {
  const feed = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:One\r\nDTSTART:${isoSecond(soon).replace(/[-:]/g, '')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

  test('sends conditional requests, and returns validators for the next one', async () => {
    outside.pages.set('/feed.ics', (request, response) => {
      if (request.headers['if-none-match'] === '"7"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"7"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' }).end(feed)
    })
    const first = await icalendar.find(source(`${outside.url}/feed.ics`), out)
    expect(first).toMatchObject({ etag: '"7"', last_modified: 'Sat, 21 Nov 2026 10:00:00 GMT' })
    expect(await icalendar.find({ ...source(`${outside.url}/feed.ics`), etag: '"7"' }, out)).toBe('unchanged')
  })

  test('reads repeating events again while their calendar stays the same', async () => {
    outside.pages.set('/weekly.ics', { headers: { etag: '"7"' }, body: feed.replace('SUMMARY:One', 'SUMMARY:One\r\nRRULE:FREQ=WEEKLY') })
    expect(await icalendar.find(source(`${outside.url}/weekly.ics`), out)).not.toHaveProperty('etag')
  })

  test('reports why fetching failed', async () => {
    const at = (path: string) => failure(icalendar, `${outside.url}${path}`)
    outside.pages.set('/page', '<!doctype html><title>Sign in</title>')
    outside.pages.set('/away', { status: 302, headers: { location: 'https://10.0.0.1/feed.ics' } })
    outside.pages.set('/huge', { headers: { 'content-length': String(100 * 1024 * 1024) }, body: '' })
    for (const status of [401, 403, 429, 500, 503]) outside.pages.set(`/${status}`, { status })
    expect(await at('/page')).toBe('not-events')
    expect(await at('/away')).toBe('forbidden-address')
    expect(await at('/huge')).toBe('too-large')
    expect(await at('/nowhere')).toBe('not-found')
    expect(await Promise.all(['/401', '/403', '/429', '/500', '/503'].map(at))).toEqual([
      'credentials', 'access-denied', 'rate-limit', 'unavailable', 'unavailable',
    ]) // prettier-ignore
  })

  test('normalises calendar addresses', () => {
    expect(icalendar.addressOf('webcal://calendar.example/feed.ics#top')).toBe('https://calendar.example/feed.ics')
    expect(icalendar.addressOf(' http://calendar.example ')).toBe('https://calendar.example/')
    for (const other of ['calendar', 'ftp://calendar.example', 'https://me:secret@calendar.example', 'https://localhost', '']) {
      expect(icalendar.addressOf(other), other).toBeNull()
    }
  })
})

describe('Eventbrite', () => {
  const event = (id: string, more: object = {}) => ({
    id,
    name: { text: 'Impact Pitch Night', html: '<b>x</b>' },
    summary: 'Ten founders pitch.',
    url: `https://www.eventbrite.com/e/${id}`,
    start: { timezone: 'Europe/Berlin', utc: isoSecond(soon), local: 'x' },
    end: { timezone: 'Europe/Berlin', utc: isoSecond(later), local: 'x' },
    status: 'live',
    online_event: false,
    is_free: false,
    capacity: null,
    category_id: '101',
    logo: { url: 'https://img.example/small.jpg', original: { url: 'https://img.example/large.jpg', width: 2, height: 1 } },
    organizer: { name: 'Impact Hub' },
    venue: {
      name: 'Hub',
      latitude: '52.51',
      longitude: '13.4',
      address: { city: 'Berlin', country: 'DE', localized_address_display: 'Lindower Str. 1, Berlin' },
    },
    ticket_availability: {
      minimum_ticket_price: { currency: 'EUR', value: 2500, major_value: '25.00' },
      maximum_ticket_price: { currency: 'EUR', major_value: '90.50' },
    },
    ...more,
  })
  const adapter = () => eventbrite('token', `${outside.url}/v3`)
  const path = '/v3/organizers/7/events/'

  test('reads all pages, and maps events to our shape', async () => {
    outside.pages.set(path, (request, response) => {
      const isSecond = request.url?.includes('continuation=next')
      response.end(
        JSON.stringify({
          pagination: { has_more_items: !isSecond, continuation: isSecond ? undefined : 'next' },
          events: isSecond
            ? [event('2', { event_sales_status: { message_code: 'event_cancelled' }, is_free: true })]
            : [event('1'), { id: 'nonsense' }],
        }),
      )
    })
    const events = await found(adapter(), 'organizers/7')
    expect(events).toMatchObject([
      {
        external_id: '1', title: 'Impact Pitch Night', time_zone: 'Europe/Berlin', format: 'on-site', city: 'Berlin', city_id: 2_950_159, country: 'DE',
        latitude: 52.51, category: 101, type: 'pitch', organizer: 'Impact Hub', min_price: 2500, max_price: 9050, currency: 'EUR',
        picture_address: 'https://img.example/large.jpg', is_cancelled: false,
      },
      { external_id: '2', is_cancelled: true, min_price: 0, currency: null },
    ]) // prettier-ignore
    expect(outside.asked[0]?.headers.authorization).toBe('Bearer token')
    expect(outside.asked.every((asked) => !asked.path.includes('token'))).toBe(true)
  })

  test('repeats the request without expansions that failed', async () => {
    outside.pages.set(path, (request, response) => {
      const failed = request.url?.includes('expand=')
      response
        .writeHead(failed ? 500 : 200)
        .end(
          JSON.stringify(
            failed
              ? { error: 'EXPANSION_FAILED' }
              : { events: [event('1', { venue: undefined, organizer: undefined, ticket_availability: undefined })] },
          ),
        )
    })
    expect(await found(adapter(), 'organizers/7')).toMatchObject([
      { external_id: '1', city: null, latitude: null, min_price: null, organizer: '' },
    ])
  })

  test.each([
    [400, 'INVALID_AUTH', 'credentials'],
    [401, 'NO_AUTH', 'credentials'],
    [401, 'ACCESS_DENIED', 'access-denied'],
    [403, 'NOT_AUTHORIZED', 'access-denied'],
    [404, 'NOT_FOUND', 'not-found'],
    [429, 'HIT_RATE_LIMIT', 'rate-limit'],
    [500, 'INTERNAL_ERROR', 'unavailable'],
    [500, 'EXPANSION_FAILED', 'unavailable'],
    [400, 'ARGUMENTS_ERROR', 'other'],
  ])('answers %i %s as %s', async (status, error, code) => {
    outside.pages.set(path, json({ error, error_description: 'x', status_code: status }, status))
    expect(await failure(adapter(), 'organizers/7')).toBe(code)
  })

  test('fails on invalid responses, and without a token', async () => {
    outside.pages.set(path, 'nonsense')
    expect(await failure(adapter(), 'organizers/7')).toBe('not-events')
    outside.pages.set(path, { status: 503, body: '<html>' })
    expect(await failure(adapter(), 'organizers/7')).toBe('unavailable')
    expect(await failure(eventbrite(undefined), 'organizers/7')).toBe('credentials')
  })

  test('accepts addresses of organisers', () => {
    const { addressOf } = adapter()
    expect(['https://www.eventbrite.de/o/impact-hub-berlin-123456', '123456', 'organizers/123456'].map(addressOf)).toEqual(
      Array(3).fill('organizers/123456'),
    )
    expect(addressOf('organizations/9')).toBe('organizations/9')
    expect(addressOf('https://evil.example/o/1')).toBeNull()
    expect(addressOf('organizers/../users/me')).toBeNull()
  })
})

describe('Meetup', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = {
    clientKey: 'client',
    memberId: '42',
    keyId: 'kid',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const adapter = (of: typeof key | undefined = key) =>
    meetup(of, { api: `${outside.url}/gql-ext`, tokens: `${outside.url}/oauth2/access` })
  const node = {
    id: '1', token: 'abc', title: 'Founders Meetup', description: '**Hello**', eventUrl: 'https://www.meetup.com/x/events/abc', dateTime: `${soon.slice(0, 16)}+00:00`,
    endTime: `${later.slice(0, 16)}+00:00`, eventType: 'PHYSICAL', status: 'ACTIVE', group: { name: 'Berlin Founders', timezone: 'Europe/Berlin' },
    venues: [
      { name: 'Online event', lat: -8.5, lon: 179.2, venueType: 'online' },
      { name: 'Factory', address: 'Rheinsberger Str. 76', city: 'Berlin', country: 'de', lat: 52.53, lon: 13.4, venueType: '' },
    ],
    rsvps: { yesCount: 31 }, feeSettings: { required: true, amount: 5, currency: 'EUR' }, featuredEventPhoto: { standardUrl: 'https://img.example/p.jpg' },
  } // prettier-ignore
  const answer = (nodes: object[], endCursor?: string) =>
    json({
      data: {
        eventSearch: { pageInfo: { hasNextPage: endCursor !== undefined, endCursor }, edges: nodes.map((each) => ({ node: each })) },
      },
    })

  beforeEach(() => void outside.pages.set('/oauth2/access', json({ access_token: 'granted', expires_in: 3600 })))

  test('authenticates with its key, searches in miles, and drops coordinates of online events', async () => {
    const pages = [
      answer([node], 'next'),
      answer([{ ...node, token: 'def', eventType: 'ONLINE', status: 'CANCELLED', venues: node.venues.slice(0, 1), endTime: null }]),
    ]
    outside.pages.set('/gql-ext', (_request, response) => void response.end((pages.shift() ?? answer([])).body))
    const events = await found(adapter(), 'startup near Berlin, DE within 40 km')
    expect(events).toMatchObject([
      {
        external_id: 'abc',
        time_zone: 'Europe/Berlin',
        venue: 'Factory',
        latitude: 52.53,
        attendees: 31,
        min_price: 500,
        currency: 'EUR',
        type: 'networking',
      },
      { external_id: 'def', format: 'online', latitude: null, venue: '', is_cancelled: true },
    ])
    const [token, first, second] = outside.asked
    const assertion = new URLSearchParams(token?.body).get('assertion') ?? ''
    const [head = '', claims = '', signature = ''] = assertion.split('.')
    expect(verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'kid' })
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ iss: 'client', sub: '42', aud: 'api.meetup.com' })
    expect(token?.headers['user-agent']).toBeTruthy()
    expect(first?.headers.authorization).toBe('Bearer granted')
    expect((JSON.parse(first?.body ?? '') as { variables: unknown }).variables).toMatchObject({
      filter: { query: 'startup', radius: 25 },
      after: null,
    })
    expect((JSON.parse(second?.body ?? '') as { variables: unknown }).variables).toMatchObject({ after: 'next' })
    expect(outside.asked.filter(({ path }) => path === '/oauth2/access')).toHaveLength(1)
  })

  test.each([
    [{ message: 'Rate limited', extensions: { code: 'RATE_LIMITED' } }, 'rate-limit'],
    [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }, 'credentials'],
    [{ message: 'Requires a Pro subscription' }, 'access-denied'],
    [{ message: 'Internal error' }, 'unavailable'],
    [{ message: 'Something else' }, 'other'],
  ])('recognises errors in responses: %j', async (error, code) => {
    outside.pages.set('/gql-ext', json({ data: null, errors: [error] }))
    expect(await failure(adapter(), 'startup near Berlin, DE')).toBe(code)
  })

  test('fails without a key, with an invalid key, and if access is denied', async () => {
    expect(await failure(meetup(undefined), 'startup near Berlin, DE')).toBe('credentials')
    expect(await failure(adapter({ ...key, privateKey: 'no key' }), 'startup near Berlin, DE')).toBe('credentials')
    outside.pages.set('/oauth2/access', json({ error: 'invalid_grant' }, 400))
    expect(await failure(adapter(), 'startup near Berlin, DE')).toBe('credentials')
  })

  test('accepts keywords and a location', () => {
    const { addressOf } = adapter()
    expect(addressOf('green tech near köln, Germany')).toBe('green tech near Cologne, DE')
    expect(addressOf('green tech near Berlin, DE within 40km')).toBe('green tech near Berlin, DE within 40 km')
    for (const other of ['startup', 'startup near Atlantis, DE', 'near Berlin, DE', '']) expect(addressOf(other), other).toBeNull()
  })
})

describe('pages with schema.org events', () => {
  const page = (...blocks: string[]) =>
    `<!doctype html><head>${blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join('')}</head>`
  const event = {
    '@context': 'https://schema.org',
    '@type': 'BusinessEvent',
    name: 'Green Finance Summit &amp; Dinner',
    startDate: '2027-06-08T09:00:00+02:00',
    endDate: '2027-06-09T17:00:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Congress Center',
      address: { streetAddress: 'Messeplatz 1', postalCode: '1010', addressLocality: 'Wien', addressCountry: 'Austria' },
    },
    image: ['/picture.jpg'],
    description: '<p>Two days &lt;b&gt;on</p> green finance.',
    offers: [
      { '@type': 'Offer', price: '120', priceCurrency: 'EUR' },
      { price: 480.5, priceCurrency: 'EUR' },
    ],
    organizer: { '@type': 'Organization', name: 'Green Finance Association', email: 'office@example.org' },
  }

  test('are found anywhere on the page, and mapped to our shape', async () => {
    outside.pages.set(
      '/page',
      page(
        '{broken',
        JSON.stringify({
          '@graph': [
            { '@type': 'WebPage', mainEntity: event },
            { '@type': 'Person', name: 'x' },
          ],
        }),
      ),
    )
    expect(await found(webPage, `${outside.url}/page`)).toMatchObject([
      {
        title: 'Green Finance Summit & Dinner', time_zone: 'Europe/Vienna', all_day: false, format: 'on-site', venue: 'Congress Center', city: 'Vienna', country: 'AT',
        type: 'summit', min_price: 12_000, max_price: 48_050, currency: 'EUR', organizer: 'Green Finance Association', website: `${outside.url}/page`,
        picture_address: `${outside.url}/picture.jpg`, is_cancelled: false,
      },
    ]) // prettier-ignore
  })

  test('can be all-day, online, cancelled, or in several parts', async () => {
    const day = { ...event, startDate: '2027-06-08', endDate: '2027-06-09' }
    const online = {
      ...event,
      name: 'Online',
      location: { '@type': 'VirtualLocation', url: 'https://zoom.example' },
      eventAttendanceMode: undefined,
      startDate: '2027-06-08T09:00:00Z',
    }
    const off = {
      ...event,
      name: 'Off',
      '@type': ['Event', 'SocialEvent'],
      eventStatus: 'EventCancelled',
      location: 'Casa da Música, Porto, Portugal',
      startDate: '2027-07-01T20:00',
    }
    const series = { '@type': 'EventSeries', name: 'Series', subEvent: [{ ...event, name: 'Part' }] }
    outside.pages.set('/page', page(JSON.stringify([day, online, off, series])))
    const events = await found(webPage, `${outside.url}/page`)
    const named = (name: string) => events.find(({ title }) => title.startsWith(name))
    expect(named('Green')).toMatchObject({
      all_day: true,
      starts_at: new Date('2027-06-07T22:00:00Z'),
      ends_at: new Date('2027-06-09T22:00:00Z'),
    })
    expect(named('Online')).toMatchObject({ format: 'online', city: null, latitude: null, time_zone: 'UTC' })
    expect(named('Off')).toMatchObject({
      is_cancelled: true,
      city: 'Porto',
      country: 'PT',
      venue: 'Casa da Música',
      starts_at: new Date('2027-07-01T19:00:00Z'),
      time_zone: 'Europe/Lisbon',
    })
    expect(named('Part')).toBeDefined()
    expect(named('Series')).toBeUndefined()
  })

  test('are missing on pages without markup', async () => {
    outside.pages.set('/page', page('{"@type":"Organization","name":"x"}', '['.repeat(10_000)))
    expect(await failure(webPage, `${outside.url}/page`)).toBe('not-events')
    outside.pages.set('/page', '<script type="application/ld+json">'.repeat(20_000))
    expect(await failure(webPage, `${outside.url}/page`)).toBe('not-events')
  })

  test('are read in a moment from pages that try to keep the server busy', async () => {
    outside.pages.set('/blocks', `${'<script type="application/ld+json">'.repeat(130_000)}</script>`)
    expect(await failure(webPage, `${outside.url}/blocks`)).toBe('not-events')
    outside.pages.set('/start', page(JSON.stringify({ ...event, startDate: 'T00:00'.repeat(500_000) })))
    expect(await failure(webPage, `${outside.url}/start`)).toBe('not-events')
    outside.pages.set(
      '/many',
      page(JSON.stringify(Array.from({ length: 80_000 }, () => ({ '@type': 'Event', name: 'One', startDate: '2027-06-08' })))),
    )
    expect(await found(webPage, `${outside.url}/many`)).toHaveLength(500)
  })
})

describe('Mobilizon', () => {
  const element = {
    uuid: 'u-1', title: 'Rencontre climat', url: 'https://mobilizon.example/events/u-1', beginsOn: isoSecond(soon), endsOn: null, status: 'CONFIRMED',
    picture: { url: 'https://mobilizon.example/p.jpg' }, tags: [{ title: 'startup' }], attributedTo: null, organizerActor: { name: 'Collectif' },
    physicalAddress: { description: 'Maison', street: 'Rue 1', locality: 'Lyon', postalCode: '69001', country: 'France', geom: '4.83;45.76' },
    options: { timezone: 'Europe/Paris', isOnline: false },
  } // prettier-ignore

  test('reads all pages, with locations and times', async () => {
    outside.pages.set('/api', (_request, response, body) => {
      const { page } = (JSON.parse(body) as { variables: { page: number } }).variables
      response.end(
        JSON.stringify({
          data: {
            searchEvents: {
              total: 51,
              elements:
                page === 1
                  ? Array.from({ length: 50 }, (_, n) => ({ ...element, uuid: `u-${n}` }))
                  : [{ ...element, uuid: 'last', options: { isOnline: true }, physicalAddress: null }],
            },
          },
        }),
      )
    })
    const events = await found(mobilizon, `${outside.url}/?term=climat`)
    expect(events).toHaveLength(51)
    expect(events[0]).toMatchObject({
      city: 'Lyon',
      country: 'FR',
      latitude: 45.76,
      longitude: 4.83,
      time_zone: 'Europe/Paris',
      topics: ['Startup'],
    })
    expect(events.at(-1)).toMatchObject({ format: 'online', time_zone: 'UTC' })
    expect(outside.asked.map(({ body }) => (JSON.parse(body) as { variables: { term: string } }).variables.term)).toEqual([
      'climat',
      'climat',
    ])
  })

  test('fails if it is not an instance, and normalises the address', async () => {
    outside.pages.set('/api', json({ errors: [{ message: 'no such field' }], data: null }))
    expect(await failure(mobilizon, outside.url)).toBe('not-events')
    expect(mobilizon.addressOf('https://mobilizon.example/search?term=climat&page=2')).toBe('https://mobilizon.example/?term=climat')
    expect(mobilizon.addressOf('mobilizon')).toBeNull()
  })
})

describe('conference-data', () => {
  const year = new Date().getUTCFullYear()
  const adapter = () => conferenceData(`${outside.url}/conferences`)

  test('reads this year and the next as all-day events', async () => {
    const listed = {
      name: 'ClimateConf',
      url: 'https://climateconf.example',
      startDate: `${year + 1}-03-02`,
      endDate: `${year + 1}-03-04`,
      city: 'Copenhagen',
      country: 'Denmark',
      online: false,
    }
    outside.pages.set(
      `/conferences/${year}/general.json`,
      json([{ name: 'Incomplete' }, { ...listed, name: 'Online', city: undefined, online: true }]),
    )
    outside.pages.set(`/conferences/${year + 1}/general.json`, json([listed]))
    expect(await found(adapter(), 'general')).toMatchObject([
      { title: 'Online', format: 'online' },
      {
        title: 'ClimateConf',
        all_day: true,
        ends_at: new Date(`${year + 1}-03-04T23:00:00Z`),
        time_zone: 'Europe/Copenhagen',
        city: 'Copenhagen',
        country: 'DK',
        type: 'conference',
      },
    ])
  })

  test('needs the current year, but not the next', async () => {
    expect(await failure(adapter(), 'general')).toBe('not-found')
    outside.pages.set(`/conferences/${year}/general.json`, json([]))
    expect(await found(adapter(), 'general')).toEqual([])
    outside.pages.set(`/conferences/${year}/general.json`, json({ no: 'list' }))
    expect(await failure(adapter(), 'general')).toBe('not-events')
    expect(adapter().addressOf('../secrets')).toBeNull()
  })
})
