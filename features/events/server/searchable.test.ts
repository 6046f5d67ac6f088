import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#testing/delete-account.ts'
import { dayFromNow, eventOf, hostEvent, letBegin } from '#testing/events.ts'
import { berlinForum } from '#testing/foreign-events.ts'
import { groupOf } from '#testing/groups.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { eventPath } from '../paths.ts'
import { importEvents } from './import/import-events.ts'
import { eventReportable } from './reportable.ts'

const world = testWorld()
withoutLimits()
let operator: Person
let host: Person
let reader: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  host = await memberNamed(world, 'Hanna Hosts')
  reader = await memberNamed(world, 'Rita Reader')
})

const setHidden = (id: string, hidden: boolean) =>
  world.services.database.transaction((tx) => eventReportable.setHidden(world.services, tx, id, hidden))

test('an event is found by its title, description and venue, also when it is over', async () => {
  const id = await hostEvent(host, {
    title: 'Kelp Night',
    description: 'About seaweeds.',
    venue: 'The Aquarium',
    city_id: 2_761_369,
    country: 'AT',
  })
  await world.settled()
  for (const query of ['kelp night', 'seaweed', 'aquarium', 'Hanna Hosts seaweeds'])
    expect(await foundBy(reader, query)).toEqual(['event: Kelp Night'])
  const { starts } = eventOf()
  await reader.call.accounts.setLanguage({ language: 'de' })
  const { items } = await reader.call.search.find({ query: 'kelp' })
  expect(items[0]).toMatchObject({ href: eventPath(id), note: 'Hanna Hosts · Wien', at: expect.stringContaining(starts.slice(0, 10)) })
  await reader.call.accounts.setLanguage({ language: 'en' })
  await host.call.events.change({ id, ...eventOf({ title: 'Mussel Night' }) })
  await world.settled()
  expect(await toldTo(reader, 'seaweeds')).toBe(nothingTold)
  await letBegin(world, id, 72)
  expect(await foundBy(reader, 'mussel')).toEqual(['event: Mussel Night'])
})

test('of an imported event, only the one that its list shows is found, until the source drops it', async () => {
  await importEvents(world.services, { kind: 'eventbrite', sourceId: null }, [berlinForum()])
  await importEvents(world.services, { kind: 'meetup', sourceId: null }, [berlinForum()])
  await world.settled()
  expect(await foundBy(reader, 'circular forum')).toEqual(['event: Circular Economy Forum'])
  await importEvents(world.services, { kind: 'meetup', sourceId: null }, [])
  await importEvents(world.services, { kind: 'eventbrite', sourceId: null }, [])
  expect(await toldTo(reader, 'circular')).toBe(nothingTold)
})

test('of a series, the next date is found', async () => {
  const id = randomUUID()
  const event = eventOf({ title: 'Repair Café', starts: `${dayFromNow(3)}T10:00`, ends: `${dayFromNow(3)}T12:00` })
  await host.call.events.post({ id, ...event, repeat: { rhythm: 'weekly', times: 3 } })
  await world.settled()
  const found = async () => (await reader.call.search.find({ query: 'repair' })).items.map((item) => item.id)
  expect(await found()).toEqual([id])
  expect((await reader.call.search.count({ query: 'repair' })).items).toEqual([{ kind: 'event', count: 1, more: false }])
  await host.call.events.cancel({ id, reason: '', scope: 'one' })
  expect(await found()).toHaveLength(1)
  expect(await found()).not.toEqual([id])
})

test('it is gone at once when it is cancelled or hidden, or the host and the reader are hidden from each other', async () => {
  const id = await hostEvent(host, { title: 'Gletscherabend' })
  await world.settled()
  await host.call.relations.block({ id: reader.id })
  expect(await toldTo(reader, 'gletscherabend')).toBe(nothingTold)
  await host.call.relations.unblock({ id: reader.id })
  await setHidden(id, true)
  expect(await toldTo(reader, 'gletscherabend')).toBe(nothingTold)
  await world.settled()
  await setHidden(id, false)
  await world.settled()
  expect(await foundBy(reader, 'gletscherabend')).toHaveLength(1)
  await host.call.events.cancel({ id, reason: '', scope: 'one' })
  expect(await toldTo(reader, 'gletscherabend')).toBe(nothingTold)
})

test('events of a group are found by its people as long as they are in it', async () => {
  const group = await groupOf(operator, { visibility: 'open' }, host)
  await reader.call.groups.join({ id: group.id })
  await hostEvent(host, { title: 'Moorwanderung', group_id: group.id })
  await world.settled()
  const outsider = await memberNamed(world, 'Otto Outside')
  expect(await toldTo(outsider, 'moorwanderung')).toBe(nothingTold)
  expect(await toldTo(outsider, 'moorwanderungg'), 'nor is it a correction').toBe(nothingTold)
  expect(await foundBy(reader, 'moorwanderung')).toHaveLength(1)
  await reader.call.groups.leave({ id: group.id })
  expect(await toldTo(reader, 'moorwanderung')).toBe(nothingTold)
  await host.call.groups.leave({ id: group.id })
  expect(await foundBy(host, 'moorwanderung'), 'its host still looks after it').toHaveLength(1)
})

test('past and coming events of a deleted account are gone', async () => {
  const past = await hostEvent(host, { title: 'Zwiebelfest einst' })
  await hostEvent(host, { title: 'Zwiebelfest bald' })
  await letBegin(world, past, 72)
  await world.settled()
  expect(await foundBy(reader, 'zwiebelfest')).toHaveLength(2)
  await deleteAccount(world, host)
  expect(await toldTo(reader, 'zwiebelfest')).toBe(nothingTold)
  await world.settled()
  const left = await world.services.database.kysely.selectFrom('search_entries').select('id').where('author', '=', host.id).execute()
  expect(left).toEqual([])
})
