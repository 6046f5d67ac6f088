import { beforeAll, expect, test } from 'vitest'
import { post } from '#testing/deals.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { type Team, fundOf, noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let founder: Person
let team: Team
let others: Team

beforeAll(async () => {
  founder = await memberNamed(world, 'Finn Founder')
  team = await fundOf(world)
  others = await fundOf(world, 'Southwind Capital')
})

/** A deal in the pipelines of both funds. */
async function shared(): Promise<string> {
  const deal_id = await post(founder, { title: 'Heat from rivers' })
  await team.petra.call.teamPipeline.add({ id: team.fund.id, deal_id })
  await others.petra.call.teamPipeline.add({ id: others.fund.id, deal_id })
  return deal_id
}

test('a note for the team is found by its people alone, by its words and the deal’s', async () => {
  await noteOn(team.paul, team.fund, await shared(), { text: 'The oyster farms are oversold.' })
  await world.settled()
  for (const person of [team.petra, team.paul, team.anna]) {
    expect(await foundBy(person, 'oyster')).toEqual(['teamNote: Heat from rivers'])
    expect(await foundBy(person, 'rivers oysters')).toHaveLength(1)
  }
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  for (const person of [founder, others.petra, operator])
    for (const query of ['oyster', 'oysterr']) expect(await toldTo(person, query)).toBe(nothingTold)
})

test('a private note is found by its author alone', async () => {
  await noteOn(team.anna, team.fund, await shared(), { text: 'The kelp looks weak to me.', is_private: true })
  await world.settled()
  expect(await foundBy(team.anna, 'kelp')).toHaveLength(1)
  for (const person of [team.petra, team.paul, others.petra]) expect(await toldTo(person, 'kelp')).toBe(nothingTold)
})

test('a note is gone a moment after it was deleted, and for those who are blocked, removed or no longer see the deal', async () => {
  const { fund, petra, paul, anna } = await fundOf(world, 'Westwind Capital')
  const deal_id = await post(founder)
  await petra.call.teamPipeline.add({ id: fund.id, deal_id })
  const note_id = await noteOn(paul, fund, deal_id, { text: 'About plankton.' })
  await noteOn(anna, fund, deal_id, { text: 'About plankton, for myself.', is_private: true })
  await world.settled()
  expect(await foundBy(anna, 'plankton')).toHaveLength(2)
  await paul.call.relations.block({ id: anna.id })
  expect(await foundBy(anna, 'plankton')).toHaveLength(1)
  await paul.call.relations.unblock({ id: anna.id })
  await founder.call.relations.block({ id: anna.id })
  expect(await toldTo(anna, 'plankton')).toBe(nothingTold)
  await founder.call.relations.unblock({ id: anna.id })
  expect(await foundBy(anna, 'plankton')).toHaveLength(2)
  await petra.call.organisations.removePerson({ id: fund.id, member_id: anna.id })
  expect(await toldTo(anna, 'plankton')).toBe(nothingTold)
  expect(await foundBy(petra, 'plankton')).toHaveLength(1)
  await paul.call.teamPipeline.removeNote({ id: fund.id, deal_id, note_id })
  expect(await toldTo(petra, 'plankton')).toBe(nothingTold)
  await world.settled()
  const { kysely } = world.services.database
  const left = await kysely.selectFrom('search_entries').select('author').where('kind', '=', 'teamNote').execute()
  expect(
    left.map(({ author }) => author),
    'their private notes were deleted',
  ).not.toContain(anna.id)
})
