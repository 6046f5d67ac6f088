import { beforeAll, describe, expect, test } from 'vitest'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { eventOf, hostEvent, letBegin } from '#testing/events.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { eventProblems } from '../problems.ts'

const world = testWorld()
const standings = ['visitor', 'outsider', 'operator', 'left', 'member', 'host', 'admin', 'owner'] as const
type Standing = (typeof standings)[number]
const people = {} as Record<Standing, Person>
let guest: Person
let organisation: Organisation
/** Hosted by a member in its name; the guest has asked for a place at one and has a place at the other, which is on. */
let asked: string
let begun: string

beforeAll(async () => {
  for (const standing of standings) if (standing !== 'visitor') people[standing] = await memberNamed(world, `The ${standing}`)
  people.visitor = world.visitor()
  guest = await memberNamed(world, 'Gita Guest')
  await world.command('grant', people.operator.email)
  organisation = await found(people.owner, { name: 'Soil Fund', kind: 'fund' })
  for (const standing of ['left', 'member', 'host', 'admin'] as const)
    await addTo(people.owner, organisation, people[standing], standing === 'admin' || standing === 'left' ? 'admin' : 'member')
  await people.left.call.organisations.removePerson({ id: organisation.id, member_id: people.left.id })
})

/** Others than before, because some acts change them for good. */
async function prepare(): Promise<void> {
  asked = await hostEvent(people.host, { title: 'Open House', organisation_id: organisation.id, needs_approval: true })
  begun = await hostEvent(people.host, { title: 'Field Day', organisation_id: organisation.id })
  for (const id of [asked, begun]) await guest.call.events.register({ id })
  await letBegin(world, begun, 1)
}
beforeAll(prepare)

const asPosted = () => eventOf({ title: 'Open House', needs_approval: true })
type Act = (person: Person) => Promise<unknown>
const acts: Record<string, { who: readonly Standing[]; act: Act }> = {
  'reading registrations': {
    who: ['member', 'host', 'admin', 'owner'],
    act: ({ call }) => call.events.attendees({ id: asked }),
  },
  'checking in': {
    who: ['member', 'host', 'admin', 'owner'],
    act: ({ call }) => call.events.checkIn({ id: begun, member_id: guest.id, status: 'attended' }),
  },
  'answering a request': {
    who: ['host', 'admin', 'owner'],
    act: ({ call }) => call.events.answerRequest({ id: asked, member_id: guest.id, isAccepted: true }),
  },
  editing: { who: ['host', 'admin', 'owner'], act: ({ call }) => call.events.change({ id: asked, ...asPosted() }) },
  cancelling: { who: ['host', 'admin', 'owner'], act: ({ call }) => call.events.cancel({ id: asked }) },
}

const refusalFor = (standing: Standing) => {
  if (standing === 'visitor') return 'problem.signedOut'
  return standing === 'member' ? organisationProblems.notYourRole.id : eventProblems.notHost.id
}

describe.each(Object.entries(acts))('%s', (_name, { who, act }) => {
  beforeAll(prepare)
  test.each(standings)('as %s', async (standing) => {
    if (who.includes(standing)) await prepare()
    expect(await refusalOf(act(people[standing]))).toBe(who.includes(standing) ? 'was not refused' : refusalFor(standing))
  })
})

test('its people read what hosts read; others do not', async () => {
  await prepare()
  await people.host.call.events.change({ id: asked, ...asPosted(), format: 'hybrid', joining: 'https://meet.example.org/soil' })
  const seenBy = async ({ call }: Person) => {
    const { isOwn, can, requests, joining, organisation: shown } = await call.events.get({ id: asked })
    return { isOwn, can, requests, joins: joining !== '', organisation: shown?.name }
  }
  const shown = { organisation: 'Soil Fund' }
  const nothing = { read: false, edit: false, chooseCoHosts: false, changeOrganisation: false }
  const colleague = { ...shown, isOwn: false, requests: 1, joins: true }
  for (const standing of ['outsider', 'operator', 'left'] as const)
    expect(await seenBy(people[standing])).toEqual({ ...shown, isOwn: false, can: nothing, requests: 0, joins: false })
  expect(await seenBy(people.member)).toEqual({ ...colleague, can: { ...nothing, read: true } })
  for (const standing of ['admin', 'owner'] as const)
    expect(await seenBy(people[standing])).toEqual({ ...colleague, can: { ...nothing, read: true, edit: true, chooseCoHosts: true } })
  expect(await seenBy(people.host)).toEqual({ ...colleague, isOwn: true, can: { ...nothing, read: true, edit: true, chooseCoHosts: true } })
})

test('only its people host in its name', async () => {
  const host = (person: Person) => refusalOf(hostEvent(person, { title: 'In its name', organisation_id: organisation.id }))
  for (const standing of ['outsider', 'operator', 'left'] as const) expect(await host(people[standing])).toBe(organisationProblems.notIn.id)
  for (const standing of ['member', 'admin', 'owner'] as const) expect(await host(people[standing])).toBe('was not refused')
})

test('a host who manages the organisation can host an event without it or for another one; nobody else takes it along', async () => {
  const other = await found(people.admin, { name: 'Seed Fund' })
  const id = await hostEvent(people.admin, { title: 'Moving Day' })
  const hostFor = (person: Person, organisation_id: string | null, event = id) =>
    refusalOf(person.call.events.change({ id: event, ...eventOf({ title: 'Moving Day', organisation_id }) }))
  const named = async () => {
    const { organisation: shown, organizer } = await guest.call.events.get({ id })
    return [shown?.name, organizer]
  }
  expect(await hostFor(people.admin, organisation.id)).toBe('was not refused')
  expect(await named()).toEqual(['Soil Fund', 'Soil Fund'])
  expect(await hostFor(people.owner, null)).toBe('problem.notAllowed')
  expect(await hostFor(people.owner, organisation.id), 'unchanged').toBe('was not refused')
  await people.admin.call.events.change({ id, ...eventOf({ title: 'Moving Day' }) })
  expect(await named(), 'left out').toEqual(['Soil Fund', 'Soil Fund'])
  expect(await hostFor(people.admin, other.id)).toBe('was not refused')
  expect(await hostFor(people.admin, null)).toBe('was not refused')
  expect(await named()).toEqual([undefined, people.admin.full_name])
  expect(await hostFor(people.admin, (await found(people.outsider, { name: 'Not theirs' })).id)).toBe(organisationProblems.notIn.id)
  expect(await hostFor(people.host, null, asked)).toBe('problem.notAllowed')
})
