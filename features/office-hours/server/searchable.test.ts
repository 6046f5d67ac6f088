import { beforeAll, beforeEach, expect, test } from 'vitest'
import { groupOf } from '#testing/groups.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { offerHours, slotsFor } from '#testing/office-hours.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'

const world = testWorld()
withoutLimits()
let operator: Person
let mentor: Person
let friend: Person
let outsider: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})
beforeEach(async () => {
  mentor = await memberNamed(world, 'Mila Mentors')
  friend = await memberNamed(world, 'Fred Friend')
  outsider = await memberNamed(world, 'Otto Outside')
  await connect(mentor, friend)
})

test('members find office hours that they can book, by title, description and mentor', async () => {
  const id = await offerHours(mentor, { title: 'Wärmepumpen', about: 'Ask about Kältemittel.' })
  await world.settled()
  for (const query of ['wärmepumpen', 'kaltemittel', 'mila mentors kältemittel'])
    expect(await foundBy(outsider, query)).toContain('officeHours: Wärmepumpen')
  expect(await foundBy(outsider, '', { topic: 'fundraising' })).toEqual(['officeHours: Wärmepumpen'])
  await outsider.call.relations.block({ id: mentor.id })
  expect(await toldTo(outsider, 'wärmepumpen')).toBe(nothingTold)
  for (const slot of await slotsFor(friend, id)) await mentor.call.officeHours.removeTime({ id: slot.id })
  expect(await toldTo(friend, 'wärmepumpen'), 'without times to come').toBe(nothingTold)
})

test('those for connections are found by connections, from when they connect until they part', async () => {
  await offerHours(mentor, { title: 'Solarthermie', open_to: 'connections' })
  await world.settled()
  expect(await foundBy(friend, 'solarthermie')).toHaveLength(1)
  for (const query of ['solarthermie', 'solartermie']) expect(await toldTo(outsider, query)).toBe(nothingTold)
  await connect(mentor, outsider)
  await world.settled()
  expect(await foundBy(outsider, 'solarthermie')).toHaveLength(1)
  await outsider.call.relations.disconnect({ id: mentor.id })
  expect(await toldTo(outsider, 'solarthermie')).toBe(nothingTold)
})

test('those for a group are found by its people as long as they are in it', async () => {
  const group = await groupOf(operator, { visibility: 'open' }, mentor)
  await friend.call.groups.join({ id: group.id })
  const id = await offerHours(mentor, { title: 'Erdwärme', open_to: 'group', group_id: group.id })
  await world.settled()
  expect(await foundBy(friend, 'erdwärme')).toHaveLength(1)
  expect(await toldTo(outsider, 'erdwärme')).toBe(nothingTold)
  await friend.call.groups.leave({ id: group.id })
  expect(await toldTo(friend, 'erdwärme')).toBe(nothingTold)
  await mentor.call.officeHours.end({ id })
  await world.settled()
  const left = await world.services.database.kysely.selectFrom('search_entries').select('id').where('id', '=', id).execute()
  expect(left).toEqual([])
})
