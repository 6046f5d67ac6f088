import { beforeAll, expect, test } from 'vitest'
import { flow, invest } from '#testing/investments.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { type Team, fundOf } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'

const world = testWorld()
let investor: Person
let stranger: Person
let team: Team

beforeAll(async () => {
  investor = await investorNamed(world, 'Ines Investor')
  stranger = await investorNamed(world, 'Otto Other')
  team = await fundOf(world)
})

test('an investment is found by its company and its notes, by its investor alone', async () => {
  const id = await invest(investor, { company_name: 'Terravolta', note: 'Board seat until the oyster exit' })
  await investor.call.investments.addFlow({
    id,
    flow_id: crypto.randomUUID(),
    kind: 'distribution',
    date: '2025-01-15',
    amount: 5,
    note: 'From kelp',
  })
  await world.settled()
  for (const query of ['terravolta', 'oyster', 'kelp']) {
    expect(await foundBy(investor, query)).toEqual(['investment: Terravolta'])
    expect(await toldTo(stranger, query)).toBe(nothingTold)
    expect(await toldTo(stranger, `${query}x`)).toBe(nothingTold)
  }
  await investor.call.profiles.save(profileOf(investor, { user_type: 'mentor' }))
  expect(await toldTo(investor, 'oyster'), 'only investors have a ledger').toBe(nothingTold)
  await investor.call.profiles.save(profileOf(investor, { user_type: 'investor' }))
  // Sessions are cached until the database has reported the change.
  await expect.poll(() => refusalOf(investor.call.investments.remove({ id }))).toBe('was not refused')
  expect(await toldTo(investor, 'oyster')).toBe(nothingTold)
})

test('one in a shared ledger is found by the people of the fund as long as they are in it', async () => {
  const { fund, petra, anna } = team
  const id = await invest(anna, { company_name: 'Mangrove Works', organisation_id: fund.id })
  await world.settled()
  expect(await foundBy(petra, 'mangrove')).toEqual(['investment: Mangrove Works'])
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  for (const person of [stranger, operator]) expect(await toldTo(person, 'mangrove')).toBe(nothingTold)
  expect(await foundBy(petra, 'mangrove', { from: anna.id })).toHaveLength(1)
  await anna.call.relations.block({ id: petra.id })
  expect(await foundBy(petra, 'mangrove')).toHaveLength(1)
  expect(await toldTo(petra, 'mangrove', { from: anna.id }), 'it does not tell whose it is').toBe(nothingTold)
  await petra.call.organisations.removePerson({ id: fund.id, member_id: anna.id })
  expect(await toldTo(anna, 'mangrove')).toBe(nothingTold)
  await world.settled()
  expect(await foundBy(petra, 'mangrove')).toEqual(['investment: Mangrove Works'])
  await flow(petra, id, 'distribution', '2025-01-15', 5)
})

test('one that is moved to a shared ledger is found by the others from then on', async () => {
  const { fund, petra, paul } = team
  const id = await invest(paul, { company_name: 'Plankton Labs' })
  await world.settled()
  expect(await toldTo(petra, 'plankton')).toBe(nothingTold)
  await paul.call.investments.move({ id, organisation_id: fund.id })
  await world.settled()
  expect(await foundBy(petra, 'plankton')).toHaveLength(1)
})

test('those of a deleted fund are found by those who are responsible for them', async () => {
  const { fund, petra, paul } = await fundOf(world, 'Eastwind Capital')
  await invest(paul, { company_name: 'Biochar Ltd', organisation_id: fund.id })
  await world.settled()
  await petra.call.organisations.remove({ id: fund.id })
  await world.settled()
  expect(await foundBy(paul, 'biochar')).toHaveLength(1)
  expect(await toldTo(petra, 'biochar')).toBe(nothingTold)
})
