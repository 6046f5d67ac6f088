import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeRole } from '#features/members/server/index.ts'
import { groupOf } from '#testing/groups.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let manager: Person
let auditor: Person
let moderator: Person
let leader: Person
let outsider: Person

async function memberWithRole(name: string, role: Parameters<typeof changeRole>[2]) {
  const person = await memberNamed(world, name)
  await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
  world.server.accounts.forgetActors()
  return person
}

beforeAll(async () => {
  manager = await memberWithRole('Mara Manages', 'programme_manager')
  auditor = await memberWithRole('Aldo Audits', 'auditor')
  moderator = await memberWithRole('Mona Moderates', 'moderator')
})
beforeEach(async () => {
  leader = await memberNamed(world, 'Lea Leads')
  outsider = await memberNamed(world, 'Otto Outside')
})

test('members find groups by name and description, with the words of the last change', async () => {
  const { id } = await groupOf(manager, { name: 'Circular cohort', description: 'About upcycling.', visibility: 'request' }, leader)
  await world.settled()
  expect(await foundBy(outsider, 'upcycling')).toEqual(['group: Circular cohort'])
  expect((await outsider.call.search.find({ query: 'circular cohort' })).items[0]?.href).toBe(`/dashboard/groups/${id}`)
  await leader.call.groups.edit({ id, name: 'Linear cohort', description: '' })
  expect(await toldTo(outsider, 'upcycling')).not.toContain('upcycling')
  await world.settled()
  expect(await foundBy(outsider, 'linear')).toEqual(['group: Linear cohort'])
  expect(await toldTo(outsider, 'upcycling')).toBe(nothingTold)
})

test('hidden groups are found by their people and by those who read all, and nobody else learns that they exist', async () => {
  const { id } = await groupOf(manager, { name: 'Geheimrat', visibility: 'hidden' }, leader)
  await world.settled()
  for (const person of [leader, manager, auditor]) expect(await foundBy(person, 'geheimrat')).toEqual(['group: Geheimrat'])
  for (const person of [outsider, moderator]) {
    expect(await toldTo(person, 'geheimrat')).toBe(nothingTold)
    expect(await toldTo(person, 'geheimratt'), 'nor is it a correction').toBe(nothingTold)
  }
  await leader.call.groups.leave({ id })
  expect(await toldTo(leader, 'geheimrat')).toBe(nothingTold)
  await world.services.database.transaction((tx) => changeRole(tx, auditor.id, 'member'))
  world.server.accounts.forgetActors()
  expect(await toldTo(auditor, 'geheimrat')).toBe(nothingTold)
})

test('a group is gone at once for others when it is hidden or archived, and for everybody when it is deleted', async () => {
  const settings = { name: 'Waldrunde', description: '', starts_on: null, ends_on: null }
  const { id } = await groupOf(manager, { ...settings, visibility: 'open' }, leader)
  await world.settled()
  expect(await foundBy(outsider, 'waldrunde')).toHaveLength(1)
  await manager.call.groups.save({ id, ...settings, visibility: 'hidden' })
  expect(await toldTo(outsider, 'waldrunde')).toBe(nothingTold)
  await manager.call.groups.save({ id, ...settings, visibility: 'open' })
  await manager.call.groups.setArchived({ id, archived: true })
  expect(await toldTo(outsider, 'waldrunde')).toBe(nothingTold)
  await world.settled()
  expect(await foundBy(leader, 'waldrunde')).toHaveLength(1)
  await manager.call.groups.remove({ id })
  expect(await toldTo(leader, 'waldrunde')).toBe(nothingTold)
  await world.settled()
  const left = await world.services.database.kysely.selectFrom('search_entries').select('id').where('id', '=', id).execute()
  expect(left).toEqual([])
})
