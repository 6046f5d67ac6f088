import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { organisationProblems } from '#features/organisations/problems.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { answer, ask, companyOf, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'
import type { sustainabilityContract } from '../contract.ts'
import { sustainabilityProblems } from '../problems.ts'

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
  await answer(former, company, 'turnover', { value: '1000' })
  await ada.call.organisations.removePerson({ id, member_id: former.id })
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
  await world.settled()
})

const question = 'code-of-conduct'
const answered = async () => {
  const { answers } = await people.owner.call.sustainability.questions({ id, year, framework: 'invest-europe-minimum' })
  const version = answers.find((each) => each.question === question)?.version
  return version ?? (await answer(people.owner, { id }, question, { value: true })).version
}

/** A declined request cannot be repeated soon, so each is about another year. */
let declinedYear = year

/** One call of each procedure for the people of an organisation. */
const forItsPeople = {
  overview: ({ call }) => call.sustainability.overview({ id, year }),
  questions: ({ call }) => call.sustainability.questions({ id, year, section: 'climate' }),
  setPeriod: ({ call }) =>
    call.sustainability.setPeriod({ id, year, starts_on: `${year}-01-01`, ends_on: `${year}-12-31`, currency: 'EUR' }),
  answer: (person) => answer(person, { id }, 'cybersecurity-policy', { value: 'yes', version: 0 }),
  clear: async ({ call }) => call.sustainability.clear({ id, year, question, version: await answered() }),
  keep: ({ call }) => call.sustainability.keep({ id, year, questions: [question] }),
  history: ({ call }) => call.sustainability.history({ id, year, question }),
  takeSection: async ({ call }) => {
    await call.sustainability.takeSection({ id, section: 'climate', is_mine: true })
    await call.sustainability.takeSection({ id, section: 'climate', is_mine: false })
  },
  addFile: ({ call }) => call.sustainability.addFile({ id, file_id: randomUUID() }),
  files: ({ call }) => call.sustainability.files({ id }),
  addEvidence: async ({ call }) => {
    await answered()
    await call.sustainability.addEvidence({ id, year, question, evidence_id: randomUUID(), note: 'On our website' })
  },
  removeEvidence: ({ call }) => call.sustainability.removeEvidence({ id, evidence_id: randomUUID() }),
  readings: ({ call }) => call.sustainability.readings({ id }),
  received: ({ call }) => call.sustainability.received({ id }),
  grant: ({ call }) => call.sustainability.grant({ id, request_ids: [randomUUID()] }),
  decline: async ({ call }) =>
    call.sustainability.decline({ id, request_id: await ask(people.outsider, { id }, { framework: 'goals', year: (declinedYear -= 1) }) }),
  async revoke({ call }) {
    const request_id = await ask(people.outsider, { id }, { framework: 'eu-taxonomy' })
    await people.owner.call.sustainability.grant({ id, request_ids: [request_id] })
    try {
      await call.sustainability.revoke({ id, request_id })
    } finally {
      await refusalOf(people.owner.call.sustainability.revoke({ id, request_id }))
    }
  },
  setAudiences: ({ call }) => call.sustainability.setAudiences({ id, audiences: { goals: 'granted' } }),
} as const satisfies Partial<Record<keyof typeof sustainabilityContract, (person: Person) => Promise<unknown>>>

const onlyDeciders: readonly string[] = ['setPeriod', 'grant', 'decline', 'revoke', 'setAudiences']
const { notIn, notYourRole } = organisationProblems

test.each(Object.entries(forItsPeople))('%s is for the organisation’s people, by role', async (name, call) => {
  const allowed = 'was not refused'
  const outcomes: Record<string, string> = {}
  for (const kind of kinds) {
    outcomes[kind] = await refusalOf(call(people[kind]))
    if (name === 'decline') await people.outsider.call.sustainability.sent({}).then(withdrawOpen)
  }
  expect(outcomes).toEqual({
    visitor: 'problem.signedOut',
    outsider: notIn.id,
    operator: notIn.id,
    granted: notIn.id,
    former: notIn.id,
    member: onlyDeciders.includes(name) ? notYourRole.id : allowed,
    admin: allowed,
    owner: allowed,
  })
})

async function withdrawOpen({ items }: Awaited<ReturnType<Person['call']['sustainability']['sent']>>): Promise<void> {
  for (const { id: request_id, state } of items) if (state === 'open') await people.outsider.call.sustainability.withdraw({ request_id })
}

test('a request is withdrawn by who asked alone', async () => {
  const request_id = await ask(people.outsider, { id }, { framework: 'vsme-basic' })
  for (const kind of ['granted', 'owner', 'operator'] as const) {
    expect(await refusalOf(people[kind].call.sustainability.withdraw({ request_id })), kind).toBe(sustainabilityProblems.requestGone.id)
  }
  await people.outsider.call.sustainability.withdraw({ request_id })
  expect(await refusalOf(people.outsider.call.sustainability.withdraw({ request_id }))).toBe(sustainabilityProblems.requestGone.id)
})

test('an answer is confirmed by readers with access, not by the company’s own people', async () => {
  const version = await answered()
  const confirm = (kind: (typeof kinds)[number]) =>
    refusalOf(people[kind].call.sustainability.confirm({ id, year, question, version, statement: 'Auditor' }))
  expect(await confirm('visitor')).toBe('problem.signedOut')
  for (const kind of ['member', 'owner'] as const) expect(await confirm(kind), kind).toBe(sustainabilityProblems.notYourOwn.id)
  for (const kind of ['outsider', 'operator', 'former'] as const)
    expect(await confirm(kind), kind).toBe(sustainabilityProblems.answerGone.id)
  expect(await confirm('granted')).toBe('was not refused')
})
