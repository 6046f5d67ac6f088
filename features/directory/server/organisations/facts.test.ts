import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/people.ts'
import { type Company, answer, ask, companyOf, openTo, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { rebuildDirectory } from '../index.ts'

const world = testWorld()
withoutLimits()
let terravolta: Company
let reader: Person
let granted: Person

/** A company that measures and has evidence for goal 7, beside one that has answered nothing. */
beforeAll(async () => {
  terravolta = await companyOf(world)
  await companyOf(world, 'Silent Works')
  reader = await world.join({ full_name: 'Rita Reader', user_type: 'investor' })
  granted = await world.join({ full_name: 'Greta Granted', user_type: 'investor' })
  const { ada, company } = terravolta
  await answer(ada, company, 'scope-1-emissions', { value: '100', unit: 'tCO2e', basis: 'measured' })
  await answer(ada, company, 'scope-2-emissions-location-based', { value: '84', unit: 'tCO2e', basis: 'measured' })
  for (const row of ['7', '13']) await answer(ada, company, 'goal-contribution', { row, value: 'Our pumps replace gas boilers.' })
  const evidence = {
    id: company.id,
    year,
    question: 'goal-contribution',
    row: '7',
    evidence_id: randomUUID(),
    note: 'Report of the test house',
  }
  await ada.call.sustainability.addEvidence(evidence)
  for (const framework of ['goals', 'vsme-basic'] as const) {
    await ada.call.sustainability.grant({ id: company.id, request_ids: [await ask(granted, company, { framework })] })
  }
})

type Filters = Parameters<Person['call']['directory']['organisations']>[0]
const filters: Filters[] = [
  { measures_emissions: true },
  { evidenced: true },
  { evidenced: true, goal: 7 },
  { measures_emissions: true, evidenced: true, goal: 7 },
]

/** Who is found with each filter, and how many are counted. */
async function found(person: Person, each: readonly Filters[] = filters) {
  await world.settled()
  const names: (string | undefined)[] = []
  for (const filter of each) {
    const { items } = await person.call.directory.organisations(filter)
    expect((await person.call.directory.organisationCounts(filter)).matching?.all).toBe(items.length)
    names.push(items.map(({ name }) => name).join())
  }
  return names
}
const cardFact = async () => (await reader.call.directory.organisation({ id: terravolta.company.id })).fact

test('a section that is only granted is in no filter, no count and no card, not even for those who may read it', async () => {
  const nobody = ['', '', '', '']
  expect(await found(reader)).toEqual(nobody)
  expect(await found(granted)).toEqual(nobody)
  await openTo(terravolta.ada, terravolta.company, 'connections')
  expect(await found(reader)).toEqual(nobody)
  expect(await cardFact()).toBeNull()
})

test('what all members may read is, until it is closed again', async () => {
  const { ada, company } = terravolta
  await openTo(ada, company, 'members', 'climate')
  expect(await found(reader)).toEqual(['Terravolta', '', '', ''])
  expect(await cardFact()).toMatchObject({ fact: 'emissions', value: '184', state: 'stated', basis: 'measured', year })
  await openTo(ada, company, 'public', 'goals')
  expect(await found(reader)).toEqual(['Terravolta', 'Terravolta', 'Terravolta', 'Terravolta'])
  const otherGoals = [13, 2].map((goal) => ({ evidenced: true, goal }))
  expect(await found(reader, otherGoals), 'only stated, and not at all').toEqual(['', ''])
  expect(await cardFact(), 'evidence comes before what is only stated').toMatchObject({ fact: 'goals', value: '7', state: 'evidenced' })
  await rebuildDirectory(world.services.database)
  expect(await found(reader)).toEqual(['Terravolta', 'Terravolta', 'Terravolta', 'Terravolta'])

  await openTo(ada, company, 'granted', 'climate')
  expect(await found(reader)).toEqual(['', 'Terravolta', 'Terravolta', ''])
  await openTo(ada, company, 'team', 'goals')
  expect(await found(reader)).toEqual(['', '', '', ''])
  expect(await cardFact()).toBeNull()
})
