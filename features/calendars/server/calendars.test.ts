import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertEvent } from '#testing/insert-event.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { mostEvents } from '../limits.ts'

const world = testWorld()
const db = () => world.services.database.kysely

const register = (member: Person, event: string, status = 'registered') =>
  sql`insert into user_event_history (user_id, event_id, attendance_status) values (${member.id}, ${event}, ${status})
    on conflict (user_id, event_id) do update set attendance_status = excluded.attendance_status`.execute(db())
const prefer = (member: Person, column: string, value: boolean) =>
  sql`insert into user_event_preferences (user_id, ${sql.ref(column)}) values (${member.id}, ${value})
    on conflict (user_id) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}`.execute(db())

/** Fetches like a calendar app, without a session. */
async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await world.visitor().fetch(path, { headers })
  return { answer, text: await answer.text() }
}
const sourceIds = (text: string) => [...text.matchAll(/^UID:(.+)@esg-network\r$/gm)].map(([, id]) => id)

test('a feed contains attended and added events, without removed ones', async () => {
  const anna = await memberNamed(world, 'Anna Attending')
  const [going, waiting, putIn, other] = await Promise.all([1, 2, 3, 4].map(() => insertEvent(world)))
  const over = await insertEvent(world, { event_date: new Date(Date.now() - 100 * 24 * 60 * 60_000) })
  const own = await insertEvent(world, { user_id: anna.id })
  for (const event of [going, over]) await register(anna, event ?? '')
  await register(anna, waiting ?? '', 'waiting')
  await anna.call.calendars.add({ id: putIn ?? '' })

  expect(await anna.call.calendars.feed()).toEqual({ feed: null, provider: 'google', is_paused: false })
  const { path } = await anna.call.calendars.makeFeed()
  expect(path).toMatch(/^\/api\/calendars\/[\w-]{43}\.ics$/)
  const { answer, text } = await read(path)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(new Set(sourceIds(text))).toEqual(new Set([going, putIn, own]))
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  expect(await anna.call.calendars.standing({ id: going ?? '' })).toEqual({ is_in: true, has_feed: true })
  expect(await anna.call.calendars.standing({ id: other ?? '' })).toEqual({ is_in: false, has_feed: true })

  await anna.call.calendars.remove({ id: going ?? '' })
  await anna.call.calendars.remove({ id: putIn ?? '' })
  expect(sourceIds((await read(path)).text)).toEqual([own])
  await anna.call.calendars.add({ id: going ?? '' })
  await prefer(anna, 'auto_add_registered_events', false)
  expect(sourceIds((await read(path)).text), 'only what was put in by hand').toEqual([going])
  await prefer(anna, 'calendar_sync_enabled', false)
  expect(sourceIds((await read(path)).text)).toEqual([])
  expect(await anna.call.calendars.feed()).toMatchObject({ is_paused: true, feed: { last_read_at: expect.any(String) } })
})

test('cancelled events are marked, and hidden ones are removed', async () => {
  const [anna, ben] = [await memberNamed(world, 'Anna Guest'), await memberNamed(world, 'Ben Host')]
  const event = await insertEvent(world, { user_id: ben.id })
  await register(anna, event)
  const { path } = await anna.call.calendars.makeFeed()
  await sql`update events set status = 'cancelled', sequence = 1 where id = ${event}`.execute(db())
  const { text } = await read(path)
  expect(text).toContain('\r\nSTATUS:CANCELLED\r\n')
  expect(text).toContain('\r\nSEQUENCE:1\r\n')
  await ben.call.relations.block({ id: anna.id })
  expect(sourceIds((await read(path)).text)).toEqual([])
  for (const name of ['standing', 'add', 'remove', 'ics'] as const)
    expect(await refusalOf(anna.call.calendars[name]({ id: event }))).toBe('events.gone')
})

test('the address stops working when it is replaced or deleted, and while its member is leaving', async () => {
  const anna = await memberNamed(world, 'Anna Secret')
  const { path: first } = await anna.call.calendars.makeFeed()
  const secret = first.slice('/api/calendars/'.length, -'.ics'.length)
  const { rows } = await sql<{ row: string }>`select calendar_feeds::text as row from calendar_feeds`.execute(db())
  expect(rows.map(({ row }) => row).join()).not.toContain(secret)

  const { path: second } = await anna.call.calendars.makeFeed()
  const gone = await read(first)
  expect(gone.answer.status).toBe(404)
  expect((await read(second)).answer.status).toBe(200)
  for (const other of [
    '/api/calendars/x.ics',
    `/api/calendars/${'A'.repeat(43)}.ics`,
    second.replace('.ics', ''),
    second.toUpperCase().replace('/API/CALENDARS', '/api/calendars'),
  ])
    expect([(await read(other)).answer.status, (await read(other)).text]).toEqual([404, gone.text])

  await anna.call.leaving.ask({ current_password: anna.password })
  expect((await read(second)).answer.status).toBe(404)
  await anna.call.accounts.signIn(anna)
  await anna.call.leaving.keep()
  expect((await read(second)).answer.status).toBe(200)
  await anna.call.calendars.endFeed()
  expect((await read(second)).answer.status).toBe(404)
})

test('an unchanged feed is not sent again, and too frequent requests are refused', async () => {
  const anna = await memberNamed(world, 'Anna Often')
  const event = await insertEvent(world)
  await register(anna, event)
  const { path } = await anna.call.calendars.makeFeed()
  const { answer } = await read(path)
  const etag = answer.headers.get('etag') ?? ''
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
  const again = await read(path, { 'if-none-match': `W/"other", W/${etag}` })
  expect([again.answer.status, again.text]).toEqual([304, ''])
  await sql`update events set title = 'Another title', sequence = 1, updated_at = now() + interval '1 second' where id = ${event}`.execute(
    db(),
  )
  expect((await read(path, { 'if-none-match': etag })).answer.status).toBe(200)

  const statuses = []
  for (let n = 0; n < 60; n += 1) statuses.push((await read(path)).answer.status)
  expect(statuses.at(-1)).toBe(429)
  const guessing = world.visitor()
  for (let n = 0; n < 60; n += 1) expect((await guessing.fetch(`/api/calendars/guess-${n}.ics`)).status).toBe(404)
  expect((await guessing.fetch('/api/calendars/guess.ics')).status).toBe(429)
})

test('a single event can be downloaded as a file', async () => {
  const anna = await memberNamed(world, 'Anna Saving')
  const event = await insertEvent(world, { title: 'Äußerst “Grün”: die Nacht' })
  const answer = await anna.fetch(`/api/events/${event}/calendar.ics`)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="au-erst-grun-die-nacht.ics"')
  expect(sourceIds(await answer.text())).toEqual([event])
  expect((await anna.fetch(`/api/events/${crypto.randomUUID()}/calendar.ics`)).status).toBe(404)
})

test('an export uses local dates for on-site events and the viewer’s dates for online ones', async () => {
  const [anna, hidden] = [await memberNamed(world, 'Anna Exporting'), await memberNamed(world, 'Hal Hidden')]
  const at = (time: string, more: object = {}) => insertEvent(world, { event_date: new Date(time), category: 107, ...more })
  // 00:30 on the first in Tallinn.
  const dated = await at('2030-06-30T21:30:00Z')
  // The thirtieth in New York.
  const online = await at('2030-07-01T02:00:00Z', { format: 'online', city: null, venue: '' })
  const late = await at('2030-07-31T22:00:00Z', { time_zone: 'Europe/London' })
  const long = await at('2030-06-29T09:00:00Z', { end_date: new Date('2030-07-02T09:00:00Z') })
  await at('2030-07-31T23:30:00Z', { time_zone: 'Europe/London' })
  await at('2030-07-05T09:00:00Z', { status: 'cancelled' })
  await at('2030-07-06T09:00:00Z', { user_id: hidden.id })
  const another = await at('2030-07-07T09:00:00Z', { category: 102 })
  await anna.call.relations.block({ id: hidden.id })

  const exported = async (search: string) =>
    (await anna.fetch(`/api/calendar-export?from=2030-07-01&to=2030-08-01&format=ics&${search}`)).text()
  expect(sourceIds(await exported('zone=Europe/Berlin'))).toEqual([long, dated, online, another, late])
  expect(sourceIds(await exported('zone=Europe/Berlin&category=107'))).toEqual([long, dated, online, late])
  expect(sourceIds(await exported('zone=America/New_York&category=107'))).toEqual([long, dated, late])

  const answer = await anna.fetch('/api/calendar-export?from=2030-07-01&to=2030-08-01&format=csv&category=102')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="esg-network-events-2030-07-01.csv"')
  expect((await answer.text()).split('\r\n')[1]).toMatch(/^Tallinn Impact Days,2030-07-07 12:00,2030-07-07 14:00,Europe\/Tallinn,/)
  for (const wrong of [
    'from=2030-07-01&to=2030-07-01',
    'from=2030-07-01&to=2032-01-01',
    'from=x&to=2030-08-01',
    'from=0000-01-01&to=0000-01-02',
  ])
    expect((await anna.fetch(`/api/calendar-export?${wrong}&format=ics`)).status).toBe(400)
})

test('a truncated export says that there are more events', async () => {
  const anna = await memberNamed(world, 'Anna Everything')
  await sql`
    insert into events (id, source, external_id, title, event_date, end_date, time_zone, format, category)
    select gen_random_uuid(), 'icalendar', 'many-' || n, 'Event ' || n, '2031-03-01T09:00Z'::timestamptz + n * interval '20 minutes',
      '2031-03-01T10:00Z'::timestamptz + n * interval '20 minutes', 'Europe/Berlin', 'on-site', 101 from generate_series(1, ${mostEvents + 1}) n`.execute(
    db(),
  )
  const table = await (await anna.fetch('/api/calendar-export?from=2031-03-01&to=2031-04-01&format=csv')).text()
  const lines = table.trimEnd().split('\r\n')
  expect(lines).toHaveLength(mostEvents + 2)
  expect(lines.at(-1)).toBe('"This file contains only the first 1,000 events. Choose a category or a shorter period to export the rest."')
  expect(await (await anna.fetch('/api/calendar-export?from=2031-03-01&to=2031-04-01&format=ics')).text()).toContain(
    'X-WR-CALDESC:This file contains only the first',
  )
})
