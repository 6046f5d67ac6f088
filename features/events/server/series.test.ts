import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { idTaken } from '#platform/id-taken.ts'
import { dayFromNow, eventOf, type hostEvent } from '#testing/events.ts'
import { insertEvent } from '#testing/insert-event.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { eventsEach } from '../limits.ts'
import { eventProblems } from '../problems.ts'

const world = testWorld()
let host: Person
let guest: Person

beforeAll(async () => {
  host = await memberNamed(world, 'Hanna Host')
  guest = await memberNamed(world, 'Gita Guest')
})

/** Across the change of the clocks in Berlin on 28 March 2032. */
const first = { starts: '2032-03-18T18:30', ends: '2032-03-18T21:00' }
async function weekly(title: string, fields: Parameters<typeof hostEvent>[1] = {}, by = host) {
  const id = randomUUID()
  await by.call.events.post({ id, ...eventOf({ title, ...first, ...fields }), repeat: { rhythm: 'weekly', times: 4 } })
  return id
}
/** An event and its other dates, soonest first. */
async function datesOf(id: string, by = host) {
  const { items } = await by.call.events.dates({ id })
  return [await by.call.events.get({ id }), ...items].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
}

test('a series is one event for each date, at the same time of the day, with registrations of their own', async () => {
  const asked = { city_id: 2950159, website: 'repair.example', questions: [{ id: randomUUID(), label: 'What is broken?' }] }
  const id = await weekly('Repair Café', asked)
  const dates = await datesOf(id)
  expect(dates.map(({ starts_at }) => starts_at)).toEqual([
    '2032-03-18T17:30:00.000Z',
    '2032-03-25T17:30:00.000Z',
    '2032-04-01T16:30:00.000Z',
    '2032-04-08T16:30:00.000Z',
  ])
  expect(dates.map(({ more_dates }) => more_dates)).toEqual([3, 2, 1, 0])
  await guest.call.events.register({ id: dates[1]?.id ?? '' })
  expect((await datesOf(id)).map(({ going }) => going)).toEqual([0, 1, 0, 0])
  // Repeating the request makes no second series, and never loses another one.
  const post = (title: string, times: number) =>
    host.call.events.post({ id, ...eventOf({ title, ...first, ...asked }), repeat: { rhythm: 'weekly', times } })
  await post('Repair Café', 4)
  expect(await refusalOf(post('Repair Café', 5))).toBe(idTaken.id)
  expect(await refusalOf(post('Swap market', 4))).toBe(idTaken.id)
  expect(await datesOf(id)).toHaveLength(4)
})

test('lists show the next date and how many follow; the calendar feed has each date that a member attends', async () => {
  const club = await found(host, { name: 'Repair Club' })
  const id = await weekly('Once in the list', { organisation_id: club.id })
  expect((await guest.call.events.find({ query: 'once in the list' })).items).toMatchObject([{ id, more_dates: 3 }])
  expect((await guest.call.events.find({ query: 'once in the list', from: '2032-03-26' })).items).toMatchObject([{ more_dates: 1 }])
  expect((await guest.call.events.ofOrganisation({ id: club.id })).items).toMatchObject([{ id }])
  const [one, , three] = await datesOf(id)
  for (const date of [one, three]) await guest.call.events.register({ id: date?.id ?? '' })
  const { path } = await guest.call.calendars.makeFeed()
  const feed = await (await guest.fetch(path)).text()
  expect(feed.match(/^SUMMARY:Once in the list/gm)).toHaveLength(2)
  expect(new Set(feed.match(/^UID:.*$/gm)).size).toBe(feed.match(/^UID:.*$/gm)?.length)
  // Once today's date is over, the next one is shown, unless somebody asks for the days before.
  await sql`update events set event_date = now() - interval '2 minutes', end_date = now() - interval '1 minute' where id = ${id}`.execute(
    world.services.database.kysely,
  )
  expect((await guest.call.events.find({ query: 'once in the list' })).items).toMatchObject([{ more_dates: 2 }])
  expect((await guest.call.events.find({ query: 'once in the list', from: dayFromNow(-1) })).items).toMatchObject([{ id }])
})

test('a list does not end where many series repeat', async () => {
  // 25 series of 26 weeks, and then a single event.
  await sql`
    insert into events (id, source, external_id, series_id, title, event_date, end_date, time_zone, format, category)
    select gen_random_uuid(), 'curated', gen_random_uuid(), series.id, 'Each week', dates.date, dates.date + interval '2 hours', 'UTC', 'online', 101
    from (select gen_random_uuid() as id from generate_series(1, 25)) series
    cross join generate_series(timestamptz '2040-01-02', timestamptz '2040-06-25', interval '1 week') dates (date)`.execute(
    world.services.database.kysely,
  )
  const single = await insertEvent(world, { event_date: new Date('2040-07-02T10:00:00Z') })
  const find = (cursor?: string | null) => guest.call.events.find({ from: '2040-01-01', limit: 25, ...(cursor && { cursor }) })
  const { items, next_cursor } = await find()
  expect([items.length, items[0]?.more_dates]).toEqual([25, 25])
  expect(await find(next_cursor)).toMatchObject({ items: [{ id: single }], next_cursor: null })
})

test('an edit is for one date, or for this and those that follow, which move by as many days', async () => {
  const id = await weekly('Moving')
  const [, second = { id: '' }, third] = await datesOf(id)
  const moved = { starts: '2032-03-26T19:00', ends: '2032-03-26T20:00' }
  await guest.call.events.register({ id: third?.id ?? '' })
  await host.call.events.change({
    id: second.id,
    ...eventOf({ title: 'Only this one', ...first, starts: '2032-03-25T18:30', ends: '2032-03-25T21:00' }),
  })
  expect((await datesOf(id)).map(({ title }) => title)).toEqual(['Moving', 'Only this one', 'Moving', 'Moving'])
  await host.call.events.change({ id: second.id, ...eventOf({ title: 'From now on', ...moved }), scope: 'following' })
  const dates = await datesOf(id)
  expect(dates.map(({ title }) => title)).toEqual(['Moving', 'From now on', 'From now on', 'From now on'])
  expect(dates.map(({ starts_at }) => starts_at)).toEqual([
    '2032-03-18T17:30:00.000Z',
    '2032-03-26T18:00:00.000Z',
    '2032-04-02T17:00:00.000Z',
    '2032-04-09T17:00:00.000Z',
  ])
  expect(dates[2]?.ends_at).toBe('2032-04-02T18:00:00.000Z')
  await world.settled()
  const { path } = await guest.call.calendars.makeFeed()
  expect(await (await guest.fetch(path)).text()).toMatch(/SEQUENCE:1\r\n/)
  expect((await guest.call.notifications.list({})).items.some(({ target }) => target.endsWith(third?.id ?? 'none'))).toBe(true)
})

test('a change that one date cannot take is refused for all', async () => {
  const id = await weekly('Full house')
  const [, , third] = await datesOf(id)
  for (const person of [guest, await memberNamed(world, 'Otto')]) await person.call.events.register({ id: third?.id ?? '' })
  const change = host.call.events.change({ id, ...eventOf({ title: 'Smaller', ...first, capacity: 1 }), scope: 'following' })
  expect(await refusalOf(change)).toBe(eventProblems.fewerPlaces.id)
  expect((await datesOf(id)).map(({ title }) => title)).toEqual(Array(4).fill('Full house'))
})

test('cancelling is for one date, or for this and those that follow', async () => {
  const id = await weekly('Called off')
  const [, second, third, fourth] = await datesOf(id)
  await host.call.events.cancel({ id: second?.id ?? '' })
  expect((await host.call.events.get({ id })).more_dates).toBe(2)
  await host.call.events.cancel({ id: third?.id ?? '', scope: 'following', reason: 'The roof leaks' })
  expect(await host.call.events.get({ id: fourth?.id ?? '' })).toMatchObject({ is_cancelled: true, cancel_reason: 'The roof leaks' })
  expect(await host.call.events.get({ id })).toMatchObject({ is_cancelled: false, more_dates: 0 })
  expect(await refusalOf(guest.call.events.cancel({ id, scope: 'following' }))).toBe(eventProblems.notHost.id)
})

test('a co-host of a date hosts the following ones, too', async () => {
  const id = await weekly('Together')
  const friend = await memberNamed(world, 'Frida Friend')
  await connect(host, friend)
  const [, second = { id: '' }, third = { id: '' }] = await datesOf(id)
  await friend.call.events.register({ id: third.id })
  await host.call.events.inviteCoHost({ id: second.id, member_id: friend.id })
  await friend.call.events.acceptCoHosting({ id: second.id })
  const hosts = async () => (await datesOf(id)).map(({ co_hosts }) => co_hosts.length)
  expect(await hosts()).toEqual([0, 1, 1, 1])
  expect(await friend.call.events.get({ id: third.id })).toMatchObject({ isCoHost: true, standing: 'cancelled', going: 0 })
  await friend.call.events.removeCoHost({ id: third.id, member_id: friend.id })
  expect(await hosts()).toEqual([0, 1, 0, 0])
})

test('a picture is shared by the dates that follow, and its files stay while one date has it', async () => {
  const id = await weekly('Pictured')
  const png = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#307050' } })
    .png()
    .toBuffer()
  await host.call.events.uploadPicture({ id, file: new File([new Uint8Array(png)], 'barn.png') })
  await host.call.events.describePicture({ id, alt: 'A barn' })
  const [one, second, third] = await datesOf(id)
  expect([second?.picture, third?.picture_alt]).toEqual([one?.picture, 'A barn'])
  await host.call.events.removePicture({ id: second?.id ?? '' })
  await world.settled()
  expect((await datesOf(id)).map(({ picture }) => picture)).toEqual([one?.picture, null, null, null])
  expect((await guest.fetch(`${one?.picture}-320.webp`)).status).toBe(200)
})

test('a series needs two dates and fits into what a member can host', async () => {
  const series = (repeat: object) => host.call.events.post({ id: randomUUID(), ...eventOf(first), repeat: repeat as { rhythm: 'weekly' } })
  expect(await refusalOf(series({ rhythm: 'weekly', until: '2032-03-20' }))).toBe(eventProblems.tooFewDates.id)
  for (const repeat of [
    { rhythm: 'weekly' },
    { rhythm: 'weekly', times: 3, until: '2032-06-01' },
    { rhythm: 'weekly', times: 27 },
    { rhythm: 'daily', times: 3 },
  ])
    await expect(series(repeat)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const busy = await memberNamed(world, 'Busy Bee')
  for (let at = 0; at < 12; at += 1) await weekly(`Number ${at}`, {}, busy)
  expect(eventsEach - 12 * 4).toBe(2)
  expect(await refusalOf(weekly('One too many', {}, busy))).toBe(eventProblems.tooManyEvents.id)
})
