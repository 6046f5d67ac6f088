import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { groupProblems } from '#features/groups/problems.ts'
import { changeRole } from '#features/members/server/index.ts'
import { groupOf } from '#testing/groups.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { knowledgeProblems } from '../problems.ts'

const world = testWorld()
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
})
beforeEach(async () => {
  leader = await memberNamed(world, 'Lea Leads')
  ben = await memberNamed(world, 'Ben Ito')
  outsider = await memberNamed(world, 'Olga Outsider')
  group = (await groupOf(manager, { visibility: 'hidden' }, leader)).id
  await leader.call.groups.add({ id: group, member_ids: [ben.id] })
})

const save = (person: Person, title: string, fields: object = {}) =>
  person.call.knowledge.saveResource({ id: randomUUID(), group_id: group, title, ...fields })
const titlesFor = async (person: Person) => (await person.call.knowledge.resources({ id: group })).items.map(({ title }) => title)
const announce = (fields: object) =>
  manager.call.knowledge.saveWebinar({
    id: randomUUID(),
    title: 'Term sheets',
    speaker: 'Ada Example',
    starts_at: '2090-05-01T15:00:00Z',
    minutes: 60,
    ...fields,
  })

test('leaders add, edit and remove resources, which the people of the group read page by page', async () => {
  const id = randomUUID()
  await save(leader, 'Reading list', { id, text: 'Read this first.', link: 'https://reading.example/list' })
  await save(leader, 'Template')
  const first = await ben.call.knowledge.resources({ id: group, limit: 1 })
  const second = await ben.call.knowledge.resources({ id: group, limit: 1, cursor: first.next_cursor ?? '' })
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['Template', 'Reading list'])
  expect(second.items[0]).toMatchObject({ id, text: 'Read this first.', link: 'https://reading.example/list' })
  await save(leader, 'Books', { id, is_new: false })
  expect(await titlesFor(ben)).toEqual(['Template', 'Books'])
  await leader.call.knowledge.removeResource({ id, group_id: group })
  expect(await refusalOf(save(leader, 'Books', { id, is_new: false }))).toBe(knowledgeProblems.resourceGone.id)
  expect(await titlesFor(ben), 'saving does not bring it back').toEqual(['Template'])
  expect(await refusalOf(leader.call.knowledge.removeResource({ id, group_id: group }))).toBe(knowledgeProblems.resourceGone.id)
  expect(await refusalOf(save(leader, 'Bad', { link: 'javascript:alert(1)' }))).toBe('Please enter an address that begins with https://')
})

test('others change nothing: people, leaders of other groups, outsiders', async () => {
  const id = randomUUID()
  await save(leader, 'Reading list', { id })
  expect(await refusalOf(save(ben, 'Mine'))).toBe(groupProblems.notLeader.id)
  expect(await refusalOf(ben.call.knowledge.removeResource({ id, group_id: group }))).toBe(groupProblems.notLeader.id)
  expect(await refusalOf(save(outsider, 'Mine'))).toBe(groupProblems.gone.id)
  const other = await groupOf(manager, {}, outsider)
  const taken = outsider.call.knowledge.saveResource({ id, group_id: other.id, title: 'Mine' })
  expect(await refusalOf(taken)).toBe(knowledgeProblems.resourceGone.id)
  expect(await titlesFor(ben)).toEqual(['Reading list'])
})

test('an outsider sees what they see of a group that does not exist, and so does a removed person at once', async () => {
  await save(leader, 'Secret list')
  await announce({ title: 'Secret webinar', group_id: group })
  const seen = async (person: Person, id: string) => [
    await person.call.knowledge.resources({ id }),
    await person.call.knowledge.webinars({ group_id: id }),
    await person.call.knowledge.search({ query: 'secret' }),
  ]
  expect(await seen(outsider, group)).toEqual(await seen(outsider, randomUUID()))
  await using live = await openLive(world, ben, { watch: [`group-resources:${group}`] })
  await using others = await openLive(world, outsider, { watch: [`group-resources:${group}`] })
  await save(leader, 'Another')
  expect(await live.event('knowledge.resourcesChanged')).toEqual({ group_id: group })
  await leader.call.groups.removePerson({ id: group, member_id: ben.id })
  expect(await seen(ben, group)).toEqual(await seen(ben, randomUUID()))
  await save(leader, 'A third')
  expect([await live.settled('knowledge.resourcesChanged'), await others.settled('knowledge.resourcesChanged')]).toEqual([
    [{ group_id: group }],
    [],
  ])
})

test('webinars can be for a group; all members see the others', async () => {
  await announce({ title: 'For the group', group_id: group })
  await announce({ title: 'For everybody' })
  const titles = (list: { items: { title: string }[] }) => list.items.map(({ title }) => title)
  expect(titles(await ben.call.knowledge.webinars({ group_id: group }))).toEqual(['For the group'])
  expect(titles(await ben.call.knowledge.webinars({}))).toEqual(['For everybody'])
  expect(titles(await manager.call.knowledge.managedWebinars({}))).toEqual(expect.arrayContaining(['For the group', 'For everybody']))
  expect(await refusalOf(announce({ group_id: randomUUID() }))).toBe('problem.notFound')
})

test('resources and webinars go with the group', async () => {
  await save(leader, 'Reading list')
  await announce({ title: 'Last one', group_id: group })
  await manager.call.groups.remove({ id: group })
  await world.settled()
  const { kysely } = world.services.database
  expect(await kysely.selectFrom('group_resources').select('id').where('group_id', '=', group).execute()).toEqual([])
  expect(await kysely.selectFrom('webinars').select('id').where('group_id', '=', group).execute()).toEqual([])
})
