import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { eventPictureFiles } from '#features/events/pictures.ts'
import { curatedEvent, inDays } from '#testing/foreign-events.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Outside, loopbackToo, startOutside } from '#testing/outside.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { suggestionsEach } from '../limits.ts'
import { prepareCurated } from './curated/operate.ts'
import { pictureKeyOf } from './pictures.ts'
import { insertSource } from './queries.ts'

/** A name for the test's outside server; the port is added to requests below. */
const host = 'feeds.example'
const policy = loopbackToo({ [host]: ['127.0.0.1'], 'inside.example': ['10.0.0.7'] })
const world = testWorld({ outboundPolicy: policy })
let outside: Outside
let anna: Person
let operator: Person

beforeAll(async () => {
  outside = await startOutside()
  // Requests for https at this name go to http at our port.
  const { outbound } = world.services
  const ask = outbound.ask
  outbound.ask = (address, options) => ask(address.replace(`https://${host}`, outside.url), options)
  anna = await memberNamed(world, 'Anna Attends')
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})
afterAll(() => outside.close())

const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.000/g, '')
const entry = (uid: string, title: string, ...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${title}`,
    `DTSTART:${stamp(inDays(10, 9))}`,
    `DTEND:${stamp(inDays(10, 17))}`,
    'LOCATION:Hub\\, Berlin\\, Germany',
    ...lines,
    'END:VEVENT',
  ].join('\r\n')
const calendar = (...entries: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-TIMEZONE:Europe/Berlin', ...entries, 'END:VCALENDAR', ''].join('\r\n')
const address = (path: string) => `https://${host}${path}`

const sources = async () => (await operator.call.eventSources.list()).items
const named = async (name: string) => (await sources()).find((source) => source.name === name)
const titles = async () => {
  const { items } = await anna.call.events.find({ source: 'icalendar' })
  return items.map(({ title }) => title).toSorted()
}
const acts = async () => (await operator.call.operators.acts({})).items.map(({ act }) => sentenceOf(act, speakerIn('en')))
async function add(path: string, name: string) {
  const { id } = await operator.call.eventSources.add({ kind: 'icalendar', address: address(path), name })
  await world.settled()
  return id
}
async function again(id: string) {
  await operator.call.eventSources.fetchNow({ id })
  await world.settled()
}

test('an operator adds a calendar: its events appear, change with it, and are removed with it', async () => {
  outside.pages.set('/hub.ics', { headers: { etag: '"1"' }, body: calendar(entry('1', 'Impact Breakfast'), entry('2', 'Demo Day')) })
  const id = await add('/hub.ics', 'Impact Hub')
  expect(await titles()).toEqual(['Demo Day', 'Impact Breakfast'])
  expect(await named('Impact Hub')).toMatchObject({ state: 'active', events: 2, failure: null, added_by: 'Olga Operates' })
  const [found] = (await anna.call.events.find({ source: 'icalendar', query: 'breakfast' })).items
  expect(found).toMatchObject({ city: 'Berlin', country: 'DE', time_zone: 'Europe/Berlin', venue: 'Hub', source: 'icalendar' })

  outside.pages.set('/hub.ics', { headers: { etag: '"2"' }, body: calendar(entry('1', 'Impact Lunch')) })
  await again(id)
  expect(outside.asked.at(-1)?.headers['if-none-match']).toBe('"1"')
  expect(await titles()).toEqual(['Impact Lunch'])
  expect((await anna.call.events.find({ source: 'icalendar' })).items[0]?.id).toBe(found?.id)

  outside.pages.set('/hub.ics', { status: 304 })
  await again(id)
  expect(await named('Impact Hub')).toMatchObject({ events: 1, failure: null })
  expect(await titles()).toEqual(['Impact Lunch'])

  await operator.call.eventSources.remove({ id })
  expect(await titles()).toEqual([])
  expect(await named('Impact Hub')).toBeUndefined()
  expect(await acts()).toEqual([
    'Removed the source Impact Hub',
    'Fetched events from the source Impact Hub',
    'Fetched events from the source Impact Hub',
    'Added the source Impact Hub',
  ])
})

describe('a source that fails', () => {
  test('keeps its events, shows the reason, and is retried at growing intervals', async () => {
    outside.pages.set('/flaky.ics', calendar(entry('1', 'Flaky Forum')))
    const id = await add('/flaky.ics', 'Flaky')
    const pauses: number[] = []
    for (const page of [{ status: 429 }, '<!doctype html><title>Sign in</title>', { status: 404 }]) {
      outside.pages.set('/flaky.ics', page)
      await again(id)
      const source = await named('Flaky')
      pauses.push(Math.round((Date.parse(source?.next_fetch_at ?? '') - Date.now()) / 3_600_000))
      expect(await titles()).toContain('Flaky Forum')
    }
    expect(pauses).toEqual([1, 2, 4])
    expect(await named('Flaky')).toMatchObject({ failure: 'not-found', events: 1 })
    expect((await anna.call.eventSources.states()).items).toContainEqual(
      expect.objectContaining({ kind: 'icalendar', state: 'failing', failure: 'not-found' }),
    )
    outside.pages.set('/flaky.ics', calendar(entry('1', 'Flaky Forum')))
    await again(id)
    expect(await named('Flaky')).toMatchObject({ failure: null })
    await operator.call.eventSources.remove({ id })
  })

  test('cannot lead into our own network', async () => {
    outside.pages.set('/trap.ics', { status: 302, headers: { location: 'https://inside.example/feed.ics' } })
    const id = await add('/trap.ics', 'Trap')
    expect(await named('Trap')).toMatchObject({ failure: 'forbidden-address' })
    await operator.call.eventSources.remove({ id })
  })
})

test('due sources are fetched automatically; paused ones are not, and do not count as failing', async () => {
  outside.pages.set('/due.ics', calendar(entry('1', 'Due Diligence Night')))
  const id = await add('/due.ics', 'Due')
  const asked = () => outside.asked.filter(({ path }) => path === '/due.ics').length
  const before = asked()
  await world.runJob('eventSources.fetchDue')
  await world.settled()
  expect(asked()).toBe(before)
  const due = () =>
    world.services.database.pool.query(`update event_sources set next_fetch_at = now() - interval '1 second' where id = $1`, [id])
  await due()
  await world.runJob('eventSources.fetchDue')
  await world.settled()
  expect(asked()).toBe(before + 1)
  await operator.call.eventSources.setState({ id, state: 'paused' })
  await due()
  await world.runJob('eventSources.fetchDue')
  await world.settled()
  expect(asked()).toBe(before + 1)
  expect(await titles()).toEqual(['Due Diligence Night'])
  expect((await anna.call.eventSources.states()).items).toEqual([
    { kind: 'eventbrite', state: 'not-configured', since: null, failure: 'credentials' },
    { kind: 'meetup', state: 'not-configured', since: null, failure: 'credentials' },
  ])
  await operator.call.eventSources.setState({ id, state: 'active' })
  await world.settled()
  expect(asked()).toBe(before + 2)
  expect((await anna.call.eventSources.states()).items).toContainEqual(expect.objectContaining({ kind: 'icalendar', state: 'ok' }))
  await operator.call.eventSources.remove({ id })
})

test('pictures are fetched, checked and re-encoded; those that fail are left out', async () => {
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#3a7d5c' } })
    .withMetadata()
    .png()
    .toBuffer()
  outside.pages.set('/picture.png', { body: picture })
  outside.pages.set('/script.png', '<svg onload="alert(1)"/>')
  const feed = calendar(
    entry('1', 'With a picture', `IMAGE;VALUE=URI:${address('/picture.png')}`),
    entry('2', 'With none', `IMAGE;VALUE=URI:${address('/script.png')}`),
    entry('3', 'From inside', 'IMAGE;VALUE=URI:https://inside.example/picture.png'),
  )
  outside.pages.set('/pictures.ics', ({ headers }, response) =>
    headers['if-none-match'] ? response.writeHead(304).end() : response.writeHead(200, { etag: '"1"' }).end(feed),
  )
  const id = await add('/pictures.ics', 'Pictures')
  const pictureOf = async (title: string) =>
    (await anna.call.events.find({ source: 'icalendar' })).items.find((event) => event.title === title)?.picture
  expect(await pictureOf('With none')).toBeNull()
  expect(await pictureOf('From inside')).toBeNull()
  expect(await pictureOf('With a picture')).toBeTruthy()
  for (const key of eventPictureFiles(pictureKeyOf(address('/picture.png')))) {
    const file = await world.services.files.read(key)
    const bytes = Buffer.concat((await file?.stream.toArray()) ?? [])
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width / height]).toEqual(['webp', 2])
  }
  const asked = outside.asked.length
  await again(id)
  expect(outside.asked.slice(asked).map(({ path }) => path)).toEqual(['/pictures.ics'])
  await operator.call.eventSources.remove({ id })
})

test('a picture that we fail to store is fetched again with its source', async () => {
  const body = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#3a7d5c' } })
    .png()
    .toBuffer()
  outside.pages.set('/late.png', { body })
  const feed = calendar(entry('1', 'Late Picture', `IMAGE;VALUE=URI:${address('/late.png')}`))
  outside.pages.set('/late.ics', ({ headers }, response) =>
    headers['if-none-match'] ? response.writeHead(304).end() : response.writeHead(200, { etag: '"1"' }).end(feed),
  )
  const picture = async () => (await anna.call.events.find({ source: 'icalendar', query: 'late' })).items[0]?.picture
  const full = new Error('no space left on device')
  const logged = vi.spyOn(world.services.log, 'error').mockImplementationOnce(() => {})
  const failing = vi.spyOn(world.services.files, 'put').mockRejectedValueOnce(full)
  const id = await add('/late.ics', 'Late')
  expect(await picture()).toBeNull()
  expect(logged).toHaveBeenCalledExactlyOnceWith({ err: full }, expect.any(String))
  logged.mockRestore()
  failing.mockRestore()
  await again(id)
  expect(await picture()).toBeTruthy()
  await operator.call.eventSources.remove({ id })
})

describe('members', () => {
  test('preview a calendar or page before it is added', async () => {
    outside.pages.set('/look.ics', calendar(...Array.from({ length: 7 }, (_, n) => entry(`${n}`, `Event ${n}`))))
    outside.pages.set(
      '/event',
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Event', name: 'Seed Night', startDate: inDays(5, 18).toISOString(), location: 'Porto, Portugal' })}</script>`,
    )
    expect(await anna.call.eventSources.preview({ address: `webcal://${host}/look.ics` })).toMatchObject({
      kind: 'icalendar',
      address: address('/look.ics'),
      count: 7,
      events: Array.from({ length: 5 }, () => ({})),
    })
    expect(await anna.call.eventSources.preview({ address: address('/event') })).toMatchObject({
      kind: 'web-page',
      count: 1,
      events: [{ title: 'Seed Night', city: 'Porto', country: 'PT' }],
    })
    expect(await titles()).toEqual([])
  })

  test('learn nothing about our network, but why an address is refused', async () => {
    outside.pages.set('/nothing', '<!doctype html>')
    outside.pages.set('/teapot', { status: 418 })
    const look = (given: string) => refusalOf(anna.call.eventSources.preview({ address: given }))
    expect(await look('calendar')).toBe('eventSources.address')
    for (const inside of [
      'https://inside.example/feed.ics',
      'https://10.0.0.1:22/',
      'https://localhost/feed.ics',
      'localhost:8080/feed.ics',
      '192.168.1.20/feed.ics',
      'http://[::1]/feed.ics',
    ]) {
      expect(await look(inside), inside).toBe('eventSources.privateAddress')
    }
    expect(await look(address('/nothing'))).toBe('eventSources.notEvents')
    expect(await look(address('/teapot'))).toBe('eventSources.notEvents')
    expect(await look('https://unknown.example/feed.ics')).toBe('eventSources.notReached')
  })

  test('suggest sources, which operators approve or decline, without seeing the suggestions of others', async () => {
    outside.pages.set('/club.ics', calendar(entry('1', 'Angel Club')))
    const ben = await memberNamed(world, 'Ben Suggests')
    await anna.call.eventSources.suggest({ address: address('/club.ics'), name: 'Angel Club' })
    await ben.call.eventSources.suggest({ address: address('/club.ics'), name: 'Mine' })
    const suggestions = (await sources()).filter(({ state }) => state === 'suggested')
    expect(suggestions).toMatchObject([{ name: 'Angel Club', added_by: 'Anna Attends', events: 0 }])
    expect(await titles()).toEqual([])
    const [suggested] = suggestions
    await operator.call.eventSources.setState({ id: suggested?.id ?? '', state: 'active' })
    await world.settled()
    expect(await titles()).toEqual(['Angel Club'])
    expect(await refusalOf(ben.call.eventSources.suggest({ address: address('/club.ics') }))).toBe('eventSources.followed')
    expect((await acts())[0]).toBe('Approved the source Angel Club')
    await operator.call.eventSources.remove({ id: suggested?.id ?? '' })
  })

  test('have limits on previews and suggestions', async () => {
    const loud = await memberNamed(world, 'Lea Loud')
    const suggested = { kind: 'icalendar', name: 'Loud', added_by: loud.id, state: 'suggested' } as const
    for (let n = 1; n < suggestionsEach; n += 1)
      await insertSource(world.services.database.kysely, { ...suggested, id: randomUUID(), address: address(`/loud-${n}.ics`) })
    outside.pages.set('/loud-0.ics', calendar(entry('1', 'Loud')))
    await loud.call.eventSources.suggest({ address: address('/loud-0.ics') })
    expect(await refusalOf(loud.call.eventSources.suggest({ address: address('/loud-0.ics') }))).toBe('eventSources.tooManySuggestions')
    const preview = () => loud.call.eventSources.preview({ address: 'https://inside.example/feed.ics' })
    // What cannot be read counts as well.
    for (let n = 1; n < 20; n += 1) expect(await refusalOf(preview())).toBe('eventSources.privateAddress')
    await expect(preview()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('and visitors have no access to operators’ procedures', async () => {
    const { id } = (await sources())[0] ?? { id: '' }
    for (const refused of [
      () => anna.call.eventSources.list(),
      () => anna.call.eventSources.remove({ id }),
      () => anna.call.eventSources.setState({ id, state: 'active' }),
      () => anna.call.eventSources.curated(),
      () => anna.call.operators.acts({}),
    ]) {
      expect(await refusalOf(refused())).toBe('problem.notFound')
    }
    expect(await refusalOf(world.visitor().call.eventSources.list())).toBe('problem.signedOut')
  })
})

test('an operator learns why a source cannot be added', async () => {
  const adding = (kind: 'icalendar' | 'eventbrite' | 'meetup', given: string) =>
    refusalOf(operator.call.eventSources.add({ kind, address: given }))
  outside.pages.set('/once.ics', calendar())
  const id = await add('/once.ics', 'Once')
  expect(await adding('icalendar', address('/once.ics'))).toBe('eventSources.known')
  expect(await adding('icalendar', 'file:///etc/passwd')).toBe('eventSources.address')
  expect(await adding('eventbrite', 'somebody')).toBe('eventSources.address')
  expect(await adding('meetup', 'startup near Atlantis, DE')).toBe('eventSources.address')
  await operator.call.eventSources.remove({ id })
})

describe('the curated list', () => {
  const curated = async () => (await operator.call.eventSources.curated()).items

  test('is there from the start, with upcoming, unconfirmed dates', async () => {
    await prepareCurated(world.services)
    const events = await curated()
    expect(events).toHaveLength(8)
    expect(events.every((event) => !event.is_confirmed)).toBe(true)
    expect(events.filter((event) => event.is_featured)).toHaveLength(3)
    expect((await anna.call.events.find({ source: 'curated' })).items).toHaveLength(8)
  })

  test('keeps the operators’ changes when the server starts', async () => {
    const [first, second] = await curated()
    if (!first || !second) throw new Error('no curated events')
    await operator.call.eventSources.saveCurated({
      ...first,
      starts: inDays(100).toISOString().slice(0, 10),
      ends: inDays(101).toISOString().slice(0, 10),
      is_confirmed: true,
      is_featured: true,
      venue: 'Elsewhere',
    })
    await operator.call.eventSources.removeCurated({ id: second.id })
    expect(await refusalOf(operator.call.eventSources.saveCurated({ ...second, is_new: false }))).toBe('problem.notFound')
    const id = randomUUID()
    await operator.call.eventSources.saveCurated(curatedEvent({ id }))
    await prepareCurated(world.services)
    const after = await curated()
    expect(after).toHaveLength(8)
    expect(after.find((event) => event.id === first.id)).toMatchObject({ is_confirmed: true, is_featured: true, venue: 'Elsewhere' })
    expect(after.some((event) => event.id === second.id)).toBe(false)
    const added = after.find(({ title }) => title === 'Ocean Finance Week')
    expect(added).toMatchObject({
      city: 'Porto',
      starts: inDays(40).toISOString().slice(0, 10),
      ends: inDays(42).toISOString().slice(0, 10),
    })
    await operator.call.eventSources.saveCurated({ ...curatedEvent({ id: added?.id ?? '', attendees: 900 }), is_new: false })
    expect((await curated()).filter(({ title }) => title === 'Ocean Finance Week')).toMatchObject([{ id: added?.id, attendees: 900 }])
    expect(await refusalOf(operator.call.eventSources.saveCurated(curatedEvent({ id, starts: '2027-05-02', ends: '2027-05-01' })))).toBe(
      'eventSources.endsBefore',
    )
    expect(await refusalOf(operator.call.eventSources.removeCurated({ id: randomUUID() }))).toBe('problem.notFound')
    expect((await acts())[0]).toBe('Saved the curated event Ocean Finance Week')
  })
})
