import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { dealOf, post } from '#testing/deals.ts'
import { found as foundOrganisation, organisationOf } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { type Company, answer, companyOf, openTo, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { investorNamed } from '#testing/updates.ts'

const world = testWorld()
withoutLimits()
let terravolta: Company
let investor: Person
let id: string

/** A company that measures and has evidence for goal 7, with a round; its founder has another one of their own. */
beforeAll(async () => {
  terravolta = await companyOf(world)
  investor = await investorNamed(world, 'Ivo Investor')
  const { ada, company } = terravolta
  await answer(ada, company, 'scope-1-emissions', { value: '100', unit: 'tCO2e', basis: 'measured' })
  await answer(ada, company, 'scope-2-emissions-location-based', { value: '84', unit: 'tCO2e', basis: 'measured' })
  await answer(ada, company, 'goal-contribution', { row: '7', value: 'Our pumps replace gas boilers.' })
  const evidence = {
    id: company.id,
    year,
    question: 'goal-contribution',
    row: '7',
    evidence_id: randomUUID(),
    note: 'Report of the test house',
  }
  await ada.call.sustainability.addEvidence(evidence)
  id = await post(ada, { organisation_id: company.id, sdgs: [13] })
  await post(ada, { company_name: 'Alone', sdgs: [7] })
})

type Filters = Parameters<Person['call']['deals']['list']>[0]
const measuring: Filters = { measures_emissions: true }
const evidenced: Filters = { evidenced: true, goal: 7 }

/** How many deals are found, and counted. */
async function found(filters: Filters): Promise<number> {
  await world.settled()
  const { items } = await investor.call.deals.list(filters)
  expect((await investor.call.deals.count(filters)).count).toBe(items.length)
  return items.length
}
const cardFact = async () => (await investor.call.deals.list({})).items.find((deal) => deal.id === id)?.fact

test('deals are found by what their organisation shows all members, and not by what it only grants', async () => {
  const { ada, company } = terravolta
  expect([await found(measuring), await found(evidenced), await found({ evidenced: true })]).toEqual([0, 0, 0])
  expect(await cardFact()).toBeNull()
  await openTo(ada, company, 'members', 'climate')
  expect([await found(measuring), await found(evidenced)]).toEqual([1, 0])
  expect(await cardFact()).toMatchObject({ fact: 'emissions', value: '184', state: 'stated' })
  await openTo(ada, company, 'members', 'goals')
  expect([await found(evidenced), await found({ evidenced: true }), await found({ evidenced: true, goal: 13 })]).toEqual([1, 1, 0])
  expect(await found({ goal: 7 }), 'a stated goal is still the deal’s').toBe(1)
})

test('deals that are changed, renamed, moved or new keep to their organisation', async () => {
  const { ada, company } = terravolta
  await ada.call.deals.change({ id, ...dealOf(ada, { organisation_id: company.id, title: 'Seed round' }) })
  expect(await found(measuring)).toBe(1)
  await ada.call.deals.move({ id, from: 'active', to: 'closed' })
  expect(await found({ ...measuring, status: 'closed' })).toBe(1)
  await ada.call.deals.move({ id, from: 'closed', to: 'open' })
  expect(await found(measuring)).toBe(1)
  await ada.call.organisations.change({ ...organisationOf({ name: 'Terravolta Europe' }), id: company.id })
  expect([await found(measuring), await found({ ...measuring, query: 'europe' })]).toEqual([1, 1])
  const second = await post(ada, { organisation_id: company.id })
  expect(await found(measuring)).toBe(2)
  await ada.call.deals.change({ id: second, ...dealOf(ada, { organisation_id: null }) })
  expect(await found(measuring)).toBe(1)
})

test('a closed section, a hidden organisation and a deleted one are in no filter', async () => {
  const { ada, company } = terravolta
  await openTo(ada, company, 'granted', 'goals')
  expect([await found(measuring), await found(evidenced)]).toEqual([1, 0])

  const { pool } = world.services.database
  const hide = async (at: string) => {
    await pool.query(`update organisations set hidden_at = ${at} where id = $1`, [company.id])
    await world.services.events.change((_tx, announce) => announce('organisation.changed', { organisation_id: company.id }))
  }
  await hide('now()')
  expect(await found(measuring)).toBe(0)
  expect(await cardFact()).toBeNull()
  await hide('null')
  expect(await found(measuring)).toBe(1)

  await ada.call.organisations.remove({ id: company.id })
  expect(await found(measuring)).toBe(0)
  await foundOrganisation(ada, { name: 'Terravolta Again' })
  await ada.call.deals.change({ id, ...dealOf(ada) })
  expect(await found(measuring)).toBe(0)
})
