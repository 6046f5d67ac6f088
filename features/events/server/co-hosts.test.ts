import { beforeAll, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { endSuspension, suspend } from '#features/members/server/index.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { dayFromNow, eventOf, hostEvent, letBegin } from '#testing/events.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { eventProblems } from '../problems.ts'
import { eventsPersonalData } from './personal-data.ts'

const world = testWorld()
let host: Person
let guest: Person
let ada: Person

beforeAll(async () => {
  host = await memberNamed(world, 'Hanna Host')
  guest = await memberNamed(world, 'Gita Guest')
  ada = await memberNamed(world, 'Ada')
  await connect(host, ada)
})

const invite = (person: Person, id: string, other: Person) => person.call.events.inviteCoHost({ id, member_id: other.id })
async function coHosted(fields: Parameters<typeof hostEvent>[1] = {}) {
  const id = await hostEvent(host, fields)
  await invite(host, id, ada)
  await ada.call.events.acceptCoHosting({ id })
  return id
}
async function titlesOf(person: Person) {
  await world.settled()
  return (await person.call.notifications.list({})).items.map(({ title }) => sentenceOf(title, speakerIn('en')))
}
const leave = async (person: Person) => {
  await person.call.leaving.ask({ current_password: person.password })
  await world.settled()
}

test('an invited connection decides, and then edits, reads registrations, writes and checks people in', async () => {
  const id = await hostEvent(host, { title: 'Two Hosts' })
  await ada.call.events.register({ id })
  await invite(host, id, ada)
  expect(await titlesOf(ada)).toContain('Hanna Host invites you to host Two Hosts with them')
  expect(await ada.call.events.get({ id })).toMatchObject({
    isInvited: true,
    isCoHost: false,
    can: { read: false, edit: false },
    co_hosts: [],
  })
  expect(await refusalOf(ada.call.events.attendees({ id }))).toBe(eventProblems.notHost.id)

  await ada.call.events.acceptCoHosting({ id })
  expect(await titlesOf(host)).toContain('Ada Example now hosts Two Hosts with you')
  // A co-host needs no place.
  expect(await ada.call.events.get({ id })).toMatchObject({ isInvited: false, isCoHost: true, standing: 'cancelled', going: 0 })
  expect(await refusalOf(ada.call.events.register({ id }))).toBe(eventProblems.ownEvent.id)
  await guest.call.events.register({ id })
  await ada.call.events.change({ id, ...eventOf({ title: 'Two Hosts, One Night' }) })
  expect((await ada.call.events.attendees({ id })).items).toMatchObject([{ member: { id: guest.id } }])
  expect(await guest.call.events.get({ id })).toMatchObject({ title: 'Two Hosts, One Night', co_hosts: [{ id: ada.id }], host_id: host.id })
  expect((await ada.call.events.hosted({})).items.map((event) => event.id)).toContain(id)
  const { path } = await ada.call.calendars.makeFeed()
  expect(await (await ada.fetch(path)).text()).toContain('One Night')
  await letBegin(world, id, 1)
  await ada.call.events.checkIn({ id, member_id: guest.id, status: 'attended' })
})

test('only the host and those who manage the organisation choose co-hosts, among connections and colleagues', async () => {
  const fund = await found(host, { name: 'Soil Fund' })
  const [admin, colleague] = [await memberNamed(world, 'Abel Admin'), await memberNamed(world, 'Carl Colleague')]
  await addTo(host, fund, admin, 'admin')
  await addTo(host, fund, colleague)
  const id = await coHosted({ organisation_id: fund.id })
  for (const person of [ada, guest]) expect(await refusalOf(invite(person, id, guest))).toBe(eventProblems.notHost.id)
  expect(await refusalOf(invite(colleague, id, guest))).toBe(organisationProblems.notYourRole.id)
  expect(await refusalOf(invite(host, id, guest))).toBe(eventProblems.cannotCoHost.id)
  expect(await refusalOf(invite(host, id, host))).toBe(eventProblems.cannotCoHost.id)
  await invite(admin, id, colleague)
  expect((await host.call.events.coHosts({ id })).items).toMatchObject([
    { member: { id: ada.id }, isAccepted: true },
    { member: { id: colleague.id }, isAccepted: false },
  ])
  expect(await refusalOf(guest.call.events.acceptCoHosting({ id }))).toBe(eventProblems.notInvited.id)
  await colleague.call.events.removeCoHost({ id, member_id: colleague.id })
  expect(await refusalOf(colleague.call.events.acceptCoHosting({ id }))).toBe(eventProblems.notInvited.id)
  await ada.call.events.removeCoHost({ id, member_id: ada.id })
  expect((await ada.call.events.get({ id })).can).toMatchObject({ read: false, edit: false })

  await invite(host, id, colleague)
  await colleague.call.events.acceptCoHosting({ id })
  await host.call.organisations.removePerson({ id: fund.id, member_id: colleague.id })
  await world.settled()
  expect((await colleague.call.events.get({ id })).can, 'no colleague any more').toMatchObject({ read: false, edit: false })
})

test('hosts are told what the other did, and also attendees who were checked in', async () => {
  const id = await coHosted({ title: 'Shared Night' })
  await guest.call.events.register({ id })
  await host.call.events.change({ id, ...eventOf({ title: 'Shared Night', starts: `${dayFromNow(7)}T19:30` }) })
  expect(await titlesOf(ada)).toContain('Shared Night has been rescheduled')
  expect(await titlesOf(host)).not.toContain('Shared Night has been rescheduled')
  await letBegin(world, id, 1)
  await host.call.events.checkIn({ id, member_id: guest.id, status: 'attended' })
  await ada.call.events.cancel({ id, reason: 'The roof leaks.' })
  for (const person of [host, guest]) expect(await titlesOf(person)).toContain('Shared Night was cancelled')
  expect((await host.call.notifications.list({ limit: 1 })).items[0]?.actor?.id).toBe(ada.id)
  expect(await titlesOf(ada)).not.toContain('Shared Night was cancelled')
})

test('an invitation is no longer listed once it was taken back or the event is cancelled', async () => {
  const [back, off] = [await hostEvent(host, { title: 'Taken Back' }), await hostEvent(host, { title: 'Called Off' })]
  const invitations = async () => (await titlesOf(ada)).filter((title) => /Taken Back|Called Off/.test(title))
  for (const id of [back, off]) await invite(host, id, ada)
  expect(await invitations()).toHaveLength(2)
  await host.call.events.removeCoHost({ id: back, member_id: ada.id })
  await host.call.events.cancel({ id: off })
  expect(await invitations()).toEqual([])
})

test('a block ends hosting together, and a member blocked by a co-host does not see them on the event', async () => {
  const id = await coHosted({ title: 'Blocked Apart', needs_approval: true })
  await guest.call.events.register({ id })
  await ada.call.relations.block({ id: guest.id })
  expect([(await host.call.events.get({ id })).requests, (await ada.call.events.get({ id })).requests]).toEqual([1, 0])
  expect((await guest.call.events.get({ id })).co_hosts).toEqual([])
  expect((await guest.call.events.find({ query: 'blocked apart' })).items).toMatchObject([{ id, co_hosts: [] }])
  await ada.call.relations.unblock({ id: guest.id })
  const other = await memberNamed(world, 'Otto')
  await connect(host, other)
  await invite(host, id, other)
  await other.call.events.acceptCoHosting({ id })
  await host.call.relations.block({ id: other.id })
  await world.settled()
  expect(await refusalOf(other.call.events.get({ id }))).toBe(eventProblems.eventGone.id)
  await host.call.relations.unblock({ id: other.id })
  expect((await other.call.events.get({ id })).isCoHost).toBe(false)
})

test('an event continues with the first co-host if its host leaves, and without one it is cancelled', async () => {
  const leaver = await memberNamed(world, 'Lea Leaver')
  await connect(leaver, ada)
  const shared = await hostEvent(leaver, { title: 'Goes On' })
  const [alone, off] = [await hostEvent(leaver, { title: 'Alone' }), await hostEvent(leaver)]
  await invite(leaver, shared, ada)
  await ada.call.events.acceptCoHosting({ id: shared })
  await invite(leaver, alone, ada)
  const coHostedInCopy = async () => eventsPersonalData.lists?.['co_hosted']?.read(world.services.database.kysely, ada.id)
  expect(await coHostedInCopy()).toContainEqual(expect.objectContaining({ event_id: alone }))
  for (const id of [shared, alone, off]) await guest.call.events.register({ id })
  await leaver.call.events.cancel({ id: off, reason: 'I am moving to Riga' })
  await leave(leaver)
  expect(await guest.call.events.get({ id: shared })).toMatchObject({
    host_id: ada.id,
    co_hosts: [],
    standing: 'registered',
    organizer: 'Ada Example',
  })
  expect(await titlesOf(ada)).toContain('You are now the host of Goes On')
  expect(await titlesOf(guest)).toContain('Alone was cancelled')
  expect(await coHostedInCopy()).not.toContainEqual(expect.objectContaining({ event_id: alone }))
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 hour'`)
  await world.runJob('leaving.deleteDue')
  expect(await guest.call.events.get({ id: shared })).toMatchObject({ is_cancelled: false })
  expect(await guest.call.events.get({ id: alone })).toMatchObject({ is_cancelled: true })
  expect(await guest.call.events.get({ id: off })).toMatchObject({ is_cancelled: true, description: '', cancel_reason: '' })
})

test('while a host is suspended, only events that would begin meanwhile are cancelled, and attendees are told', async () => {
  const away = await memberNamed(world, 'Anna Away')
  const later = { starts: `${dayFromNow(30)}T18:30`, ends: `${dayFromNow(30)}T21:00` }
  const [soon, then] = [await hostEvent(away, { title: 'Soon' }), await hostEvent(away, { title: 'Then', ...later })]
  for (const id of [soon, then]) await guest.call.events.register({ id })
  const ends_at = new Date(`${dayFromNow(10)}T00:00Z`)
  await world.services.database.transaction((tx) => suspend(tx, away.id, { ends_at, reason: 'Spam.' }))
  expect(await titlesOf(guest)).toContain('Soon was cancelled')
  await world.services.database.transaction((tx) => endSuspension(tx, away.id))
  expect(await titlesOf(away)).toContain('Soon was cancelled')
  expect(await guest.call.events.get({ id: then })).toMatchObject({ is_cancelled: false, standing: 'registered' })
})
