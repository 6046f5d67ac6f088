import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '#platform/server/database/index.ts'
import { changeRole, setLanguage } from '#features/members/server/index.ts'
import { groupOf } from '#testing/groups.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'
import { articlePath } from '../paths.ts'

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
  await world.runJob('search.rebuild')
})
beforeEach(async () => {
  leader = await memberNamed(world, 'Lea Leads')
  ben = await memberNamed(world, 'Ben Ito')
  outsider = await memberNamed(world, 'Olga Outsider')
  group = (await groupOf(manager, { name: 'Committee', visibility: 'hidden' }, leader)).id
  await leader.call.groups.add({ id: group, member_ids: [ben.id] })
})

const announce = (fields: object) =>
  manager.call.knowledge.saveWebinar({
    id: randomUUID(),
    title: 'Quellensteuer',
    speaker: 'Ada Example',
    starts_at: '2090-05-01T15:00:00Z',
    minutes: 60,
    ...fields,
  })

test('a guide is found once by its words in any language, and shown in the language of the reader', async () => {
  const titles = (query: string) => foundBy(ben, query, { kinds: 'guide' })
  const english = 'guide: The cap table, with a worked example'
  for (const query of ['cap table', 'exemple chiffré cap table', 'Wandeldarlehens Cap Table', 'tabla de capitalización'])
    expect(
      (await titles(query)).filter((title) => title === english),
      query,
    ).toHaveLength(1)
  await setLanguage(world.services.database.kysely as Tx, ben.id, 'de')
  expect((await titles('exemple chiffré cap table'))[0]).toBe('guide: Der Cap Table, mit Rechenbeispiel')
  const { items } = await ben.call.search.find({ query: 'cap table', kinds: 'guide' })
  expect(items[0]?.href).toBe(articlePath('cap-table'))
})

test('webinars are found by all members or by the people of their group, until they are removed', async () => {
  const id = randomUUID()
  await announce({ id })
  await announce({ title: 'Erbschaftssteuer', group_id: group })
  await world.settled()
  expect((await outsider.call.search.find({ query: 'quellensteuer' })).items).toMatchObject([
    { kind: 'webinar', note: 'Ada Example', at: '2090-05-01T15:00:00.000Z' },
  ])
  expect(await foundBy(ben, 'erbschaftssteuer example')).toEqual(['webinar: Erbschaftssteuer'])
  for (const query of ['erbschaftssteuer', 'erbschaftsteuer']) expect(await toldTo(outsider, query)).toBe(nothingTold)
  await leader.call.groups.removePerson({ id: group, member_id: ben.id })
  expect(await toldTo(ben, 'erbschaftssteuer')).toBe(nothingTold)
  await announce({ id, group_id: group })
  expect(await toldTo(outsider, 'quellensteuer')).toBe(nothingTold)
  await manager.call.knowledge.removeWebinar({ id })
  expect(await toldTo(leader, 'quellensteuer')).toBe(nothingTold)
})

test('resources are found by the people of their group as long as they are in it, until they or the group are removed', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  await leader.call.knowledge.saveResource({ id, group_id: group, title: 'Leseliste', text: 'About Kapillaren.' })
  await leader.call.knowledge.saveResource({ id: other, group_id: group, title: 'Kapillaren erklärt' })
  await world.settled()
  expect(await foundBy(ben, 'kapillaren')).toEqual(['resource: Kapillaren erklärt', 'resource: Leseliste'])
  expect((await ben.call.search.find({ query: 'leseliste' })).items[0]).toMatchObject({ note: 'Committee' })
  for (const query of ['kapillaren', 'kapilaren']) expect(await toldTo(outsider, query)).toBe(nothingTold)
  await leader.call.knowledge.removeResource({ id, group_id: group })
  await ben.call.relations.block({ id: leader.id })
  expect(await foundBy(ben, 'kapillaren')).toHaveLength(1)
  expect(await toldTo(ben, 'kapillaren', { from: leader.id }), 'it does not tell whose it is').toBe(nothingTold)
  await ben.call.relations.unblock({ id: leader.id })
  await leader.call.groups.removePerson({ id: group, member_id: ben.id })
  expect(await toldTo(ben, 'kapillaren')).toBe(nothingTold)
  await manager.call.groups.remove({ id: group })
  expect(await toldTo(leader, 'kapillaren')).toBe(nothingTold)
  await world.settled()
  const left = await world.services.database.kysely.selectFrom('search_entries').select('id').where('id', 'in', [id, other]).execute()
  expect(left).toEqual([])
})
