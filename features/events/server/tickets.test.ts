import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hostEvent, insertForeign, letBegin } from '#testing/events.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { checkInPath } from '../paths.ts'
import { eventProblems } from '../problems.ts'
import { shortCode } from '../tickets.ts'

const world = testWorld()
let host: Person
let guest: Person
let other: Person
/** Has begun; the guest has the only place, and the other one waits. */
let id: string

beforeAll(async () => {
  host = await memberNamed(world, 'Hanna Host')
  guest = await memberNamed(world, 'Gita Guest')
  other = await memberNamed(world, 'Otto Other')
})

beforeEach(async () => {
  id = await hostEvent(host, { capacity: 1 })
  for (const person of [guest, other]) await person.call.events.register({ id })
  await letBegin(world, id, 1)
})

const ticketOf = async (person: Person, event = id) => (await person.call.events.get({ id: event })).ticket ?? ''
const check = (person: Person, code: string, event = id) => person.call.events.checkInTicket({ id: event, code })
/** The stored ticket of somebody who is not shown one. */
async function storedTicket(person: Person) {
  const { rows } = await sql<{ ticket: string }>`
    select ticket from user_event_history where event_id = ${id} and user_id = ${person.id}`.execute(world.services.database.kysely)
  return rows[0]?.ticket ?? ''
}

test('a guest with a place has a ticket of their own; nobody else has one', async () => {
  expect(await ticketOf(guest)).toMatch(/^[0-9a-f-]{36}$/)
  for (const person of [other, host, await memberNamed(world, 'Out Sider')])
    expect((await person.call.events.get({ id })).ticket).toBeNull()
  const imported = await insertForeign(world)
  await guest.call.events.register({ id: imported })
  expect((await guest.call.events.get({ id: imported })).ticket).toBeNull()
})

test('the address in the QR code or the short code checks the guest in; a second time says when they were', async () => {
  const ticket = await ticketOf(guest)
  const address = world.url + checkInPath(id, ticket)
  expect(await check(host, address)).toMatchObject({ member: { id: guest.id, full_name: 'Gita Guest' }, before: null })
  expect((await guest.call.events.get({ id })).standing).toBe('attended')
  for (const again of [address, ticket, shortCode(ticket)]) {
    const { before } = await check(host, again)
    expect(Date.now() - new Date(before ?? 0).getTime()).toBeLessThan(60_000)
  }
  await host.call.events.checkIn({ id, member_id: guest.id, status: 'registered' })
  await world.settled()
  const told = (await guest.call.notifications.list({})).items.map(({ title }) => title.id)
  expect(told, 'had the place all along').not.toContain('notification.placeGiven')
  expect(await check(host, shortCode(ticket).toLowerCase())).toMatchObject({ before: null })
})

test('people of the organisation and co-hosts check in; guests and outsiders do not', async () => {
  const fund = await found(host, { name: 'Soil Fund' })
  const [colleague, friend] = [await memberNamed(world, 'Carl Colleague'), await memberNamed(world, 'Frida Friend')]
  await addTo(host, fund, colleague)
  await connect(host, friend)
  id = await hostEvent(host, { organisation_id: fund.id })
  await guest.call.events.register({ id })
  await host.call.events.inviteCoHost({ id, member_id: friend.id })
  await friend.call.events.acceptCoHosting({ id })
  await letBegin(world, id, 1)
  const ticket = await ticketOf(guest)
  for (const person of [guest, other]) expect(await refusalOf(check(person, ticket))).toBe(eventProblems.notHost.id)
  expect(await check(colleague, ticket)).toMatchObject({ before: null })
  expect(await check(friend, ticket)).toMatchObject({ before: expect.any(String) as string })
})

test('tickets that are forged, foreign, cancelled or without a place say what is wrong', async () => {
  const ticket = await ticketOf(guest)
  for (const forged of ['0'.repeat(32), '0000-0000', 'not a ticket', '', 'https://elsewhere.example/?ticket=1', "' or 1=1 --"])
    expect(await refusalOf(check(host, forged))).toBe(eventProblems.ticketInvalid.id)
  const elsewhere = await hostEvent(host)
  await letBegin(world, elsewhere, 1)
  expect(await refusalOf(check(host, world.url + checkInPath(id, ticket), elsewhere))).toBe(eventProblems.ticketElsewhere.id)
  expect(await refusalOf(check(host, shortCode(ticket), elsewhere))).toBe(eventProblems.ticketInvalid.id)
  expect(await refusalOf(check(host, await storedTicket(other)))).toBe(eventProblems.ticketWithoutPlace.id)
  await guest.call.events.unregister({ id })
  expect(await refusalOf(check(host, ticket))).toBe(eventProblems.ticketCancelled.id)
  expect((await guest.call.events.get({ id })).ticket).toBeNull()
})

test('nobody is checked in long before the event, or at a cancelled one, or after a block', async () => {
  const early = await hostEvent(host)
  await guest.call.events.register({ id: early })
  const ticket = await ticketOf(guest, early)
  expect(await refusalOf(check(host, ticket, early))).toBe(eventProblems.notBegun.id)
  await host.call.events.cancel({ id: early })
  expect(await refusalOf(check(host, ticket, early))).toBe(eventProblems.isCancelled.id)
  const blocked = await memberNamed(world, 'Bodo Blocked')
  const party = await hostEvent(host)
  await blocked.call.events.register({ id: party })
  const theirs = await ticketOf(blocked, party)
  await letBegin(world, party, 1)
  await blocked.call.relations.block({ id: host.id })
  await world.settled()
  expect(await refusalOf(check(host, theirs, party))).toBe(eventProblems.ticketInvalid.id)
})
