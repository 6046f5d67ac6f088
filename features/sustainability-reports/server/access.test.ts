import { beforeAll, expect, test } from 'vitest'
import { organisationProblems } from '#features/organisations/problems.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { exported } from '#testing/sustainability-files.ts'
import { answer, ask, companyOf, openTo, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'
import { reportProblems } from '../problems.ts'

const world = testWorld()
const kinds = ['visitor', 'outsider', 'operator', 'granted', 'former', 'member', 'admin', 'owner'] as const
let people: Record<(typeof kinds)[number], Person>
let id: string

beforeAll(async () => {
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  const { company, ada, carl } = await companyOf(world)
  const [admin, former, granted] = [await world.join(), await world.join(), await investorNamed(world, 'Greta Granted')]
  id = company.id
  await addTo(ada, company, admin, 'admin')
  await addTo(ada, company, former, 'admin')
  await ada.call.organisations.removePerson({ id, member_id: former.id })
  await answer(ada, company, 'turnover', { value: '1000' })
  await answer(ada, company, 'scope-1-emissions', { value: '12', is_draft: true })
  await answer(ada, company, 'code-of-conduct', { value: true })
  await ada.call.sustainability.grant({ id, request_ids: [await ask(granted, company)] })
  people = {
    visitor: world.visitor(),
    outsider: await investorNamed(world, 'Otto Outside'),
    operator,
    granted,
    former,
    member: carl,
    admin,
    owner: ada,
  }
})

const outcomesOf = async (call: (person: Person) => Promise<unknown>) => {
  const outcomes: Record<string, string> = {}
  for (const kind of kinds) outcomes[kind] = await refusalOf(call(people[kind]))
  return outcomes
}
const file = new File(['cybersecurity_data_management_policy\nno\n'], 'fields.csv')
const allowed = 'was not refused'
const { notIn } = organisationProblems
const forItsPeople = {
  visitor: 'problem.signedOut',
  outsider: notIn.id,
  operator: notIn.id,
  granted: notIn.id,
  former: notIn.id,
  member: allowed,
  admin: allowed,
  owner: allowed,
}

test('files are previewed and imported by the organisation’s people', async () => {
  expect(await outcomesOf(({ call }) => call.sustainabilityReports.previewImport({ id, year, file }))).toEqual(forItsPeople)
  const { seen } = await people.owner.call.sustainabilityReports.previewImport({ id, year, file })
  const refusals = await outcomesOf(({ call }) => call.sustainabilityReports.importFile({ id, year, file, seen }))
  // The first of them imports it: the others saw what was there before.
  const { changedMeanwhile } = reportProblems
  expect(refusals).toEqual({ ...forItsPeople, admin: changedMeanwhile.id, owner: changedMeanwhile.id })
})

test('answers are downloaded by those who may read them', async () => {
  const nothing = reportProblems.nothingToExport.id
  const download = ({ call }: Person) => call.sustainabilityReports.export({ id, year, format: 'vsme-json' })
  expect(await outcomesOf(download)).toEqual({
    ...forItsPeople,
    outsider: nothing,
    operator: nothing,
    former: nothing,
    granted: allowed,
  })
})

test('a file holds what its reader may read, and the organisation sees who took it', async () => {
  const answered = async (person: Person) =>
    Object.entries(JSON.parse(await (await exported(person, { id }, 'invest-europe-json')).text()) as Record<string, unknown>)
      .filter(([, value]) => value !== null)
      .map(([field]) => field)
      .filter((field) => !['company_name', 'country_of_domicile', 'currency'].includes(field))
  const all = ['gross_revenue', 'code_of_conduct', 'cybersecurity_data_management_policy']
  expect(await answered(people.member)).toEqual(all)
  expect(await answered(people.granted)).toEqual(all.slice(1))
  const readings = await people.owner.call.sustainability.readings({ id })
  expect(readings.items).toMatchObject([{ reader: { full_name: 'Greta Granted' }, year, sections: ['policies'] }])

  await openTo(people.owner, { id }, 'members', 'company')
  expect(await answered(people.outsider)).toEqual(all.slice(0, 1))
  await openTo(people.owner, { id }, 'team', 'policies')
  expect(await answered(people.granted)).toEqual(all.slice(0, 1))
})
