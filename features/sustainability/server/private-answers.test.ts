import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { type Company, answer, ask, companyOf, openTo, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'

const world = testWorld()
let company: Company
let id: string
/** A connection of the company's colleague, an investor with access to the short set, and a member who is neither. */
let readers: Person[]

beforeAll(async () => {
  company = await companyOf(world)
  id = company.company.id
  const [friend, granted, stranger] = [
    await memberNamed(world, 'Frida Friend'),
    await investorNamed(world, 'Greta Granted'),
    await memberNamed(world, 'Otto Outside'),
  ]
  await connect(company.carl, friend)
  readers = [friend, granted, stranger]
  await openTo(company.ada, company.company, 'members', 'climate')
  await openTo(company.ada, company.company, 'team', 'policies')
  await answer(company.ada, company.company, 'scope-1-emissions', { value: '10', basis: 'measured' })
  await answer(company.ada, company.company, 'scope-2-emissions-market-based', { value: '5' })
  await answer(company.ada, company.company, 'code-of-conduct', { value: true })
  await company.ada.call.sustainability.grant({ id, request_ids: [await ask(granted, company.company)] })
})

/** Everything that somebody outside can find out. */
async function observedBy({ call, email }: Person) {
  await world.settled()
  return {
    sheet: await call.sustainability.read({ id }),
    facts: await call.sustainability.facts({ id }),
    page: await call.organisations.get({ slug: company.company.slug }),
    found: await call.directory.organisations({}),
    counts: await call.directory.organisationCounts({}),
    sent: await call.sustainability.sent({}),
    notifications: await call.notifications.list({}),
    mails: world.mailServer.received.filter(({ to }) => to.includes(email)).length,
  }
}

const privateActs: readonly [string, () => Promise<unknown>][] = [
  ['a draft is written', () => answer(company.carl, company.company, 'scope-3-emissions', { value: '99', is_draft: true })],
  [
    'a draft is written over nothing and cleared',
    async () => {
      await answer(company.carl, company.company, 'reduction-target', { value: 'no', is_draft: true })
      await company.carl.call.sustainability.clear({ id, year, question: 'reduction-target', version: 1 })
    },
  ],
  ['a closed section is answered', () => answer(company.ada, company.company, 'supply-chain-policy', { value: true })],
  [
    'an answer in a closed section gets evidence',
    () =>
      company.ada.call.sustainability.addEvidence({
        id,
        year,
        question: 'code-of-conduct',
        evidence_id: randomUUID(),
        note: 'Signed by all',
      }),
  ],
  ['a colleague takes a section', () => company.carl.call.sustainability.takeSection({ id, section: 'climate', is_mine: true })],
  ['a file is prepared', () => company.carl.call.sustainability.addFile({ id, file_id: randomUUID() })],
  [
    'somebody else asks, and is declined',
    async () => {
      const request_id = await ask(await investorNamed(world, 'Dora Declined'), company.company, { framework: 'goals' })
      await company.ada.call.sustainability.decline({ id, request_id })
    },
  ],
  [
    'somebody else is given access, reads, and loses it',
    async () => {
      const other = await investorNamed(world, 'Rudi Reader')
      const request_id = await ask(other, company.company)
      await company.ada.call.sustainability.grant({ id, request_ids: [request_id] })
      await other.call.sustainability.read({ id })
      await company.ada.call.sustainability.revoke({ id, request_id })
    },
  ],
]

test('nobody outside can tell what a company does behind closed sections', async () => {
  const watching = await Promise.all(readers.map((reader) => openLive(world, reader, { watch: [`organisation:${id}`] })))
  try {
    const observed = async () => ({
      seen: await Promise.all(readers.map(observedBy)),
      live: await Promise.all(watching.map(async (each) => (await each.settled('sustainability.changed')).length)),
    })
    const before = await observed()
    for (const [what, act] of privateActs) {
      await act()
      expect(await observed(), what).toEqual(before)
    }
    await answer(company.ada, company.company, 'scope-1-emissions', { value: '11', version: 1 })
    const after = await observed()
    expect(after.live, 'what they may read is announced').not.toEqual(before.live)
  } finally {
    for (const each of watching) await each[Symbol.asyncDispose]()
  }
})
