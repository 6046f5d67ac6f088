import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { invest, investmentOf, ledgerFile, ratesFile, value } from '#testing/investments.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
const standings = ['visitor', 'outsider', 'operator', 'left', 'member', 'mentor', 'admin', 'owner'] as const
type Standing = (typeof standings)[number]
const people = {} as Record<Standing, Person>
/** Who added the investment that the others change. */
let partner: Person
let organisation_id: string
let id: string
let valuation_id: string

beforeAll(async () => {
  const investor = (full_name: string) => world.join({ full_name, user_type: 'investor' })
  for (const standing of standings) if (standing !== 'visitor') people[standing] = await investor(`The ${standing}`)
  people.visitor = world.visitor()
  partner = await investor('Paula Partner')
  await world.command('grant', people.operator.email)
  // Who is in the organisation has its ledger, whatever their own profile says.
  await people.mentor.call.profiles.save({ ...profileOf(people.mentor), user_type: 'mentor' })
  const fund = await found(people.owner, { kind: 'fund', name: 'Alto Capital' })
  organisation_id = fund.id
  for (const person of [people.member, people.mentor, people.left, partner]) await addTo(people.owner, fund, person)
  await addTo(people.owner, fund, people.admin, 'admin')
  await people.owner.call.organisations.removePerson({ id: fund.id, member_id: people.left.id })
})
/** Another one than before, because some acts change it for good. */
async function prepare(): Promise<void> {
  id = await invest(partner, { organisation_id })
  valuation_id = randomUUID()
  await value(partner, id, '2024-06-30', 200, valuation_id)
}

const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof ORPCError) return (error.data as { problem?: string } | undefined)?.problem ?? error.code
      throw error
    },
  )

type Act = (person: Person) => Promise<unknown>
const flow = { kind: 'fee', date: '2024-02-01', amount: 100 } as const

/** Of the ledger as a whole. */
const ofLedger: Record<string, Act> = {
  portfolio: ({ call }) => call.investments.portfolio({ organisation_id }),
  list: ({ call }) => call.investments.list({ organisation_id }),
  add: (person) => invest(person, { organisation_id }),
  exportCsv: ({ call }) => call.investments.exportCsv({ organisation_id }),
  previewImport: ({ call }) => call.investments.previewImport({ organisation_id, file: ledgerFile() }),
  importCsv: ({ call }) => call.investments.importCsv({ organisation_id, file: ledgerFile() }),
  rates: ({ call }) => call.investments.rates({ organisation_id, source: 'own' }),
  setRate: ({ call }) => call.investments.setRate({ organisation_id, currency: 'USD', date: '2024-01-15', rate: '1.0945' }),
  removeRate: ({ call }) => call.investments.removeRate({ organisation_id, currency: 'USD', date: '2024-01-15' }),
  importRates: ({ call }) => call.investments.importRates({ organisation_id, file: ratesFile() }),
}

/** Of one investment. */
const ofInvestment: Record<string, Act> = {
  get: ({ call }) => call.investments.get({ id }),
  change: ({ call }) => call.investments.change({ id, ...investmentOf() }),
  addFlow: ({ call }) => call.investments.addFlow({ id, flow_id: randomUUID(), ...flow }),
  changeFlow: ({ call }) => call.investments.changeFlow({ id, flow_id: id, ...flow }),
  removeFlow: ({ call }) => call.investments.removeFlow({ id, flow_id: id }),
  addValuation: ({ call }) => call.investments.addValuation({ id, valuation_id: randomUUID(), date: '2024-07-31', value: 1 }),
  changeValuation: ({ call }) => call.investments.changeValuation({ id, valuation_id, date: '2024-06-30', value: 1 }),
  removeValuation: ({ call }) => call.investments.removeValuation({ id, valuation_id }),
}

const isIn = (standing: Standing) => ['member', 'mentor', 'admin', 'owner'].includes(standing)

describe.each(Object.entries(ofLedger))('%s of a shared ledger', (_name, act) => {
  test.each(standings)('as %s', async (standing) => {
    const refusal = standing === 'visitor' ? 'problem.signedOut' : 'organisations.notIn'
    expect(await outcomeOf(act(people[standing]))).toBe(isIn(standing) ? 'ok' : refusal)
  })
})

describe.each(Object.entries(ofInvestment))('%s of a shared investment', (_name, act) => {
  beforeAll(prepare)
  test.each(standings)('as %s', async (standing) => {
    if (isIn(standing)) await prepare()
    const refusal = standing === 'visitor' ? 'problem.signedOut' : 'investments.gone'
    expect(await outcomeOf(act(people[standing]))).toBe(isIn(standing) ? 'ok' : refusal)
  })
})

test.each([
  ['visitor', 'problem.signedOut'],
  ['outsider', 'investments.gone'],
  ['operator', 'investments.gone'],
  ['left', 'investments.gone'],
  ['member', 'organisations.notYourRole'],
  ['mentor', 'organisations.notYourRole'],
  ['admin', 'ok'],
  ['owner', 'ok'],
] as const)('a colleague’s investment is deleted by %s: %s', async (standing, outcome) => {
  await prepare()
  expect(await outcomeOf(people[standing].call.investments.remove({ id }))).toBe(outcome)
})

describe('a colleague’s investment', () => {
  beforeAll(prepare)

  test.each(standings)('cannot be moved by %s', async (standing) => {
    const refusal = isIn(standing) ? 'investments.notMovable' : standing === 'visitor' ? 'problem.signedOut' : 'investments.gone'
    expect(await outcomeOf(people[standing].call.investments.move({ id }))).toBe(
      standing === 'mentor' ? 'investments.investorsOnly' : refusal,
    )
  })

  test('shows everyone whether they may delete or move it', async () => {
    const can = async (person: Person) => (await person.call.investments.get({ id })).can
    for (const person of [people.member, people.mentor]) expect(await can(person)).toEqual({ remove: false, move: false })
    for (const person of [people.admin, people.owner]) expect(await can(person)).toEqual({ remove: true, move: false })
    expect(await can(partner)).toEqual({ remove: true, move: true })
  })
})

test('members delete what they added', async () => {
  const own = await invest(people.member, { organisation_id })
  expect(await outcomeOf(people.member.call.investments.remove({ id: own }))).toBe('ok')
})

test('an organisation that does not exist is refused like one that others are in', async () => {
  for (const act of [
    () => people.outsider.call.investments.list({ organisation_id: randomUUID() }),
    () => invest(people.outsider, { organisation_id: randomUUID() }),
  ])
    expect(await outcomeOf(act())).toBe('organisations.notIn')
})

test('a startup’s people share no ledger, and it is there again when it is no startup any more', async () => {
  const owner = await world.join({ full_name: 'Sigrid Startup', user_type: 'investor' })
  const startup = await found(owner, { name: 'Terravolta' })
  const of = { organisation_id: startup.id }
  expect(await outcomeOf(invest(owner, of))).toBe('investments.noSharedLedger')
  expect(await outcomeOf(owner.call.investments.portfolio(of))).toBe('investments.noSharedLedger')
  const become = (kind: 'corporate' | 'startup') =>
    owner.call.organisations.change({ id: startup.id, ...organisationOf({ kind, name: 'Terravolta' }) })
  await become('corporate')
  const shared = await invest(owner, of)
  await become('startup')
  expect(await outcomeOf(owner.call.investments.get({ id: shared }))).toBe('investments.gone')
  await become('corporate')
  expect(await owner.call.investments.get({ id: shared })).toMatchObject({ id: shared })
})

test('an organisation with the id of a member is not a way into that member’s ledger', async () => {
  const victim = await world.join({ full_name: 'Vera Victim', user_type: 'investor' })
  const own = await invest(victim, { company_name: 'Nobody’s business' })
  await victim.call.investments.setRate({ currency: 'USD', date: '2024-01-15', rate: '1.2345' })
  const attacker = people.outsider
  await attacker.call.profiles.save(profileOf(attacker))
  const twin = await attacker.call.organisations.found({
    ...organisationOf({ kind: 'fund', name: 'Twin' }),
    id: victim.id,
    is_another: true,
  })
  const of = { organisation_id: twin.id }
  expect((await attacker.call.investments.list(of)).items).toEqual([])
  expect((await attacker.call.investments.rates({ ...of, source: 'own' })).items).toEqual([])
  expect(await attacker.call.investments.importCsv({ ...of, file: ledgerFile() })).toMatchObject({ investments: 1 })
  expect(await outcomeOf(attacker.call.investments.get({ id: own }))).toBe('investments.gone')
  expect((await victim.call.investments.list({})).items.map((each) => each.id)).toEqual([own])
  expect((await victim.call.investments.portfolio({})).count).toBe(1)
})
