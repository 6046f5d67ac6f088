import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
const standings = ['outsider', 'left', 'member', 'admin', 'owner'] as const
const people = {} as Record<(typeof standings)[number], Person>
/** A colleague about whom the others decide, and somebody who is not in it. */
let colleague: Person
let stranger: Person
let organisation: { id: string; slug: string }
let company: { id: string }

beforeAll(async () => {
  for (const standing of standings) people[standing] = await world.join({ full_name: `The ${standing}` })
  colleague = await world.join()
  stranger = await world.join()
  for (const person of [stranger, people.outsider, people.left]) await person.call.profiles.save(profileOf(person))
  organisation = await found(people.owner, { kind: 'fund', name: 'Alto Capital' })
  company = await found(stranger, { name: 'Somewhere else' })
  for (const standing of ['member', 'admin', 'left'] as const)
    await addTo(people.owner, organisation, people[standing], standing === 'left' ? 'admin' : standing)
  await addTo(people.owner, organisation, colleague)
  await people.owner.call.organisations.removePerson({ id: organisation.id, member_id: people.left.id })
})

const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof ORPCError) return (error.data as { problem?: string }).problem ?? error.code
      throw error
    },
  )
const file = () => new File(['no picture'], 'logo.png')
const about = () => ({ id: organisation.id })

type Act = (person: Person) => Promise<unknown>
/** Everybody else is told that they are not in it, or that their role does not allow it. */
const allowed: Record<string, { who: 'all' | 'people' | 'admins' | 'owners'; act: Act; result?: string }> = {
  get: { who: 'all', act: ({ call }) => call.organisations.get({ slug: organisation.slug }) },
  people: { who: 'all', act: ({ call }) => call.organisations.people(about()) },
  portfolio: { who: 'all', act: ({ call }) => call.organisations.portfolio(about()) },
  'changing one’s own title': {
    who: 'people',
    act: ({ call, id }) => call.organisations.changePerson({ ...about(), member_id: id, title: 'Partner' }),
  },
  'changing a colleague’s title': {
    who: 'admins',
    act: ({ call }) => call.organisations.changePerson({ ...about(), member_id: colleague.id, title: 'Associate' }),
  },
  'making a colleague an admin': {
    who: 'admins',
    act: ({ call }) => call.organisations.changePerson({ ...about(), member_id: colleague.id, role: 'admin' }),
  },
  'making a colleague an owner': {
    who: 'owners',
    act: ({ call }) => call.organisations.changePerson({ ...about(), member_id: colleague.id, role: 'owner' }),
  },
  'making an owner a member again': {
    who: 'owners',
    act: ({ call }) => call.organisations.changePerson({ ...about(), member_id: colleague.id, role: 'member' }),
  },
  change: {
    who: 'admins',
    act: ({ call }) => call.organisations.change({ ...about(), ...organisationOf({ kind: 'fund', name: 'Alto Capital' }) }),
  },
  uploadLogo: {
    who: 'admins',
    act: ({ call }) => call.organisations.uploadLogo({ ...about(), file: file() }),
    result: 'profiles.notAnImage',
  },
  uploadCover: {
    who: 'admins',
    act: ({ call }) => call.organisations.uploadCover({ ...about(), file: file() }),
    result: 'profiles.notAnImage',
  },
  removeLogo: { who: 'admins', act: ({ call }) => call.organisations.removeLogo(about()) },
  removeCover: { who: 'admins', act: ({ call }) => call.organisations.removeCover(about()) },
  colleagues: { who: 'admins', act: ({ call }) => call.organisations.colleagues(about()) },
  invite: { who: 'admins', act: ({ call }) => call.organisations.invite({ ...about(), member_id: stranger.id }) },
  'inviting an owner': {
    who: 'owners',
    act: ({ call }) => call.organisations.invite({ ...about(), member_id: stranger.id, role: 'owner' }),
  },
  invitations: { who: 'admins', act: ({ call }) => call.organisations.invitations(about()) },
  withdrawInvitation: {
    who: 'admins',
    act: ({ call }) => call.organisations.withdrawInvitation({ ...about(), invitation_id: randomUUID() }),
    result: 'organisations.invitationGone',
  },
  requests: { who: 'admins', act: ({ call }) => call.organisations.requests(about()) },
  answerRequest: {
    who: 'admins',
    act: ({ call }) => call.organisations.answerRequest({ ...about(), member_id: stranger.id, answer: 'accept' }),
    result: 'organisations.requestGone',
  },
  portfolioRequests: { who: 'admins', act: ({ call }) => call.organisations.portfolioRequests(about()) },
  verification: { who: 'admins', act: ({ call }) => call.organisations.verification(about()) },
  verify: {
    who: 'admins',
    act: ({ call }) => call.organisations.verify({ ...about(), method: 'email' }),
    result: 'organisations.noDomain',
  },
  withdrawVerification: { who: 'admins', act: ({ call }) => call.organisations.withdrawVerification(about()) },
}
const including = { all: [...standings], people: ['member', 'admin', 'owner'], admins: ['admin', 'owner'], owners: ['owner'] } as const

describe.each(Object.entries(allowed))('%s', (_name, { who, act, result = 'ok' }) => {
  test.each(standings)('as %s', async (standing) => {
    const isAllowed = (including[who] as readonly string[]).includes(standing)
    const refusal = standing === 'outsider' || standing === 'left' ? 'organisations.notIn' : 'organisations.notYourRole'
    expect(await outcomeOf(act(people[standing]))).toBe(isAllowed ? result : refusal)
  })
})

test('an investment can be stated by those who can edit one of its sides', async () => {
  const state = ({ call }: Person) => outcomeOf(call.organisations.stateInvestment({ fund_id: organisation.id, company_id: company.id }))
  for (const standing of ['outsider', 'left', 'member'] as const) expect(await state(people[standing])).toBe('organisations.notYourRole')
  for (const person of [people.admin, people.owner, stranger]) expect(await state(person)).toBe('ok')
})

test('an admin cannot remove an owner, and only owners delete the organisation', async () => {
  const { id } = organisation
  const remove = (by: Person, whom: Person) => outcomeOf(by.call.organisations.removePerson({ id, member_id: whom.id }))
  expect(await remove(people.admin, people.owner)).toBe('organisations.notYourRole')
  expect(await remove(people.member, colleague)).toBe('organisations.notYourRole')
  expect(await remove(people.admin, colleague)).toBe('ok')
  expect(await remove(people.member, people.member)).toBe('ok')
  for (const standing of ['outsider', 'left', 'member'] as const) {
    expect(await outcomeOf(people[standing].call.organisations.remove({ id }))).toBe('organisations.notIn')
  }
  expect(await outcomeOf(people.admin.call.organisations.remove({ id }))).toBe('organisations.notYourRole')
  expect(await outcomeOf(people.owner.call.organisations.remove({ id }))).toBe('ok')
})
