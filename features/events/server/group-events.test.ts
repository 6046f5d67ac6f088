import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { groupProblems } from '#features/groups/problems.ts'
import { changeRole } from '#features/members/server/index.ts'
import { dayFromNow, eventOf, hostEvent, letBegin } from '#testing/events.ts'
import { groupOf } from '#testing/groups.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { report } from '#testing/reports.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { eventProblems } from '../problems.ts'

const world = testWorld()
withoutLimits()
let manager: Person
let leader: Person
let ben: Person
let outsider: Person
/** A hidden group of the leader and Ben. */
let group: string

beforeAll(async () => {
  manager = await memberNamed(world, 'Mara Manages')
  await world.services.database.transaction((tx) => changeRole(tx, manager.id, 'programme_manager'))
  world.server.accounts.forgetActors()
  leader = await memberNamed(world, 'Lea Leads')
  ben = await memberNamed(world, 'Ben Ito')
  outsider = await memberNamed(world, 'Olga Outsider')
})
beforeEach(async () => {
  await world.settled()
  await world.services.database.pool.query('delete from events; delete from notifications')
  group = (await groupOf(manager, { name: 'Committee', visibility: 'hidden' }, leader)).id
  await leader.call.groups.add({ id: group, member_ids: [ben.id] })
})

const host = (person: Person, title: string, fields: Parameters<typeof hostEvent>[1] = {}) =>
  hostEvent(person, { title, group_id: group, ...fields })
const titlesFor = async (person: Person) => (await person.call.events.ofGroup({ id: group })).items.map(({ title }) => title)
const toldTo = async (person: Person) => {
  await world.settled()
  return (await person.call.notifications.list({})).items.map(({ title }) => sentenceOf(title, speakerIn('en')))
}

test('people of the group find its events on its page, soonest first, and register', async () => {
  const later = await host(leader, 'Later', { starts: `${dayFromNow(9)}T18:30`, ends: `${dayFromNow(9)}T21:00` })
  const id = await host(leader, 'Sooner')
  const first = await ben.call.events.ofGroup({ id: group, limit: 1 })
  const second = await ben.call.events.ofGroup({ id: group, limit: 1, cursor: first.next_cursor ?? '' })
  expect([...first.items, ...second.items].map((each) => each.id)).toEqual([id, later])
  expect(await ben.call.events.get({ id })).toMatchObject({ group: { id: group, name: 'Committee' }, organisation: null })
  await ben.call.events.register({ id })
  expect((await ben.call.events.history({})).items.map((each) => each.id)).toEqual([id])
  const day = dayFromNow(7)
  expect((await ben.call.events.days({ from: day, days: 1, zone: 'UTC' })).items[0]?.count ?? 0).toBe(0)
})

test('people of the group are told of a new event, once for a series, until it is cancelled or they leave', async () => {
  const told = '{name} hosts {event} in {group}'
  const about = async (person: Person) => {
    await world.settled()
    const { items } = await person.call.notifications.list({})
    return items.flatMap(({ title }) => (title.message === told ? [sentenceOf(title, speakerIn('en'))] : []))
  }
  const id = await host(leader, 'Pitch night')
  const series = eventOf({ title: 'Office hours', starts: `${dayFromNow(8)}T09:00`, ends: `${dayFromNow(8)}T10:00` })
  const first = randomUUID()
  await leader.call.events.post({ id: first, ...series, group_id: group, repeat: { rhythm: 'weekly', times: 3 } })
  expect((await leader.call.events.get({ id: first })).more_dates, 'which the host can change, too').toBe(2)
  expect((await ben.call.events.dates({ id: first })).items.map(({ more_dates }) => more_dates)).toEqual([1, 0])
  expect((await about(ben)).toSorted()).toEqual(['Lea Leads hosts Office hours in Committee', 'Lea Leads hosts Pitch night in Committee'])
  expect([...(await about(leader)), ...(await about(outsider))]).toEqual([])
  await leader.call.events.cancel({ id, reason: '' })
  expect(await about(ben)).toEqual(['Lea Leads hosts Office hours in Committee'])
  await ben.call.groups.leave({ id: group })
  expect(await about(ben)).toEqual([])
})

test('an outsider observes nothing of them, whatever they ask', async () => {
  await connect(outsider, ben)
  await ben.call.events.showAttendance({ shows: true })
  const observed = async (id: string) => {
    await world.settled()
    const { events } = outsider.call
    const acts = [
      () => events.get({ id }),
      () => events.dates({ id }),
      () => events.going({ id }),
      () => events.attendees({ id }),
      () => events.messages({ id }),
      () => events.register({ id }),
      () => events.unregister({ id }),
      () => events.cancel({ id }),
      () => events.change({ id, ...eventOf() }),
      () => report(outsider, { member_id: leader.id, about: { kind: 'event', id } }),
    ]
    const bodies = []
    for (const act of acts) bodies.push(await act().catch((error: { status: number; data: unknown }) => [error.status, error.data]))
    const [from, to] = [dayFromNow(5), dayFromNow(9)]
    return {
      bodies,
      page: (await outsider.fetch(`/event/${id}`)).status,
      visitor: (await world.visitor().fetch(`/event/${id}`)).status,
      lists: [
        await events.find({ query: 'secret' }),
        await events.find({ from, to }),
        await events.days({ from, days: 5, zone: 'UTC' }),
        await events.day({ date: dayFromNow(7), zone: 'UTC' }),
        await events.recommended(),
        await events.featured(),
        await events.ofMember({ id: ben.id }),
        await events.ofGroup({ id: group }),
        await events.history({}),
      ],
      told: (await outsider.call.notifications.list({})).items.filter(({ type }) => type === 'events'),
    }
  }
  const before = await observed(randomUUID())
  const id = await host(leader, 'A secret meeting', { is_public: true, country: 'DE' })
  await ben.call.events.register({ id })
  expect(await observed(id)).toEqual(before)
  expect(await refusalOf(outsider.call.events.post({ id: randomUUID(), ...eventOf(), group_id: group }))).toBe(groupProblems.gone.id)
  expect((await leader.call.events.get({ id })).is_public).toBe(false)
  await leader.call.events.change({ id, ...eventOf({ is_public: true }) })
  expect((await leader.call.events.get({ id })).is_public).toBe(false)
})

test('co-hosts are people of the group', async () => {
  const id = await host(leader, 'Together')
  for (const other of [ben, outsider]) await connect(leader, other)
  await leader.call.events.inviteCoHost({ id, member_id: ben.id })
  expect(await refusalOf(leader.call.events.inviteCoHost({ id, member_id: outsider.id }))).toBe(eventProblems.cannotCoHost.id)
})

test('those who leave lose the event and their place, and the next one gets it', async () => {
  await leader.call.groups.add({ id: group, member_ids: [outsider.id] })
  const id = await host(leader, 'One place', { capacity: 1 })
  await ben.call.events.register({ id })
  await outsider.call.events.register({ id })
  await leader.call.groups.removePerson({ id: group, member_id: ben.id })
  expect(await refusalOf(ben.call.events.get({ id }))).toBe(eventProblems.eventGone.id)
  expect(await titlesFor(ben)).toEqual([])
  expect((await ben.call.events.history({})).items).toEqual([])
  await world.settled()
  expect((await outsider.call.events.get({ id })).standing).toBe('registered')
  await leader.call.groups.leave({ id: group })
  expect(await leader.call.events.get({ id })).toMatchObject({ isOwn: true })
})

test('those who were there and leave get no more messages of its hosts', async () => {
  const id = await host(leader, 'Behind closed doors')
  await ben.call.events.register({ id })
  await letBegin(world, id, 1)
  await leader.call.events.checkIn({ id, member_id: ben.id, status: 'attended' })
  await leader.call.groups.removePerson({ id: group, member_id: ben.id })
  await leader.call.events.sendMessage({ id, message_id: randomUUID(), audience: 'all', text: 'Only among ourselves' })
  await world.settled()
  expect(JSON.stringify((await ben.call.notifications.list({})).items)).not.toContain('among ourselves')
})

test('an archived group hosts nothing new; with a deleted one, its events are cancelled', async () => {
  const id = await host(leader, 'Farewell')
  await ben.call.events.register({ id })
  await manager.call.groups.setArchived({ id: group, archived: true })
  expect(await refusalOf(leader.call.events.post({ id: randomUUID(), ...eventOf(), group_id: group }))).toBe(groupProblems.archived.id)
  expect(await titlesFor(ben)).toEqual(['Farewell'])
  await manager.call.groups.remove({ id: group })
  expect(await toldTo(ben)).toContain('Farewell was cancelled')
  expect(await refusalOf(ben.call.events.get({ id }))).toBe(eventProblems.eventGone.id)
  expect((await leader.call.events.get({ id })).is_cancelled).toBe(true)
})
