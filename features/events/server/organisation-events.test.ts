import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { dayFromNow, hostEvent, letBegin } from '#testing/events.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { decideCase, firstCase } from '#testing/reports.ts'
import { testWorld } from '#testing/test-world.ts'
import { eventProblems } from '../problems.ts'

const world = testWorld()
let owner: Person
/** A member who hosts in its name. */
let host: Person
let colleague: Person
let guest: Person
let organisation: Organisation

beforeAll(async () => {
  guest = await memberNamed(world, 'Gita Guest')
})
beforeEach(async () => {
  owner = await memberNamed(world, 'Olga Owner')
  host = await memberNamed(world, 'Hanna Host')
  colleague = await memberNamed(world, 'Colin Colleague')
  organisation = await found(owner, { name: `Terravolta ${randomUUID().slice(0, 8)}` })
  for (const person of [host, colleague]) await addTo(owner, organisation, person)
})

const inItsName = (fields: Parameters<typeof hostEvent>[1] = {}) => hostEvent(host, { organisation_id: organisation.id, ...fields })
const listedFor = async (person: Person, id = organisation.id) =>
  (await person.call.events.ofOrganisation({ id })).items.map(({ title }) => title)
const named = async (id: string, person = guest) => {
  const event = await person.call.events.get({ id })
  return { organisation: event.organisation?.name, organizer: event.organizer, host: event.host?.full_name }
}
const foundBy = async (query: string) => (await guest.call.events.find({ query })).items.map(({ id }) => id)
const goingTo = async (person: Person, id: string) =>
  (await person.call.events.attendees({ id })).items.map(({ member }) => member.full_name)
const titlesOf = async (person: Person) =>
  (await person.call.notifications.list({})).items.map(({ title }) => sentenceOf(title, speakerIn('en')))
const leave = async (person: Person) => {
  await person.call.leaving.ask({ current_password: person.password })
  await world.settled()
}
/** Deletes the accounts of all who leave. */
const deleteDue = async () => {
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 hour'`)
  await world.runJob('leaving.deleteDue')
  await world.settled()
}

describe('an event of an organisation', () => {
  test('shows it as the host, with the member to contact, and is found by its name, also after it is renamed', async () => {
    const id = await inItsName({ title: 'Open House' })
    const card = {
      id,
      organizer: organisation.name,
      organisation: { id: organisation.id, slug: organisation.slug, name: organisation.name },
    }
    expect(await guest.call.events.get({ id })).toMatchObject({ ...card, host: { id: host.id, full_name: 'Hanna Host' } })
    expect((await guest.call.events.find({ query: organisation.name })).items).toMatchObject([card])
    expect((await host.call.events.hosted({})).items).toMatchObject([card])
    expect((await guest.call.events.ofOrganisation({ id: organisation.id })).items).toMatchObject([card])
    const name = `Aerovolta ${randomUUID().slice(0, 8)}`
    await owner.call.organisations.change({ ...organisationOf({ name }), id: organisation.id })
    await world.settled()
    expect(await named(id)).toEqual({ organisation: name, organizer: name, host: 'Hanna Host' })
    expect([await foundBy(name), await foundBy(organisation.name)]).toEqual([[id], []])
  })

  test('is on its page until it is over, the soonest first, page by page', async () => {
    const [later, sooner] = [await inItsName({ title: 'Later', ...onDay(9) }), await inItsName({ title: 'Sooner', ...onDay(8) })]
    const [running, over] = [await inItsName({ title: 'Running' }), await inItsName({ title: 'Over' })]
    const cancelled = await inItsName({ title: 'Cancelled' })
    await hostEvent(host, { title: 'Her own' })
    await letBegin(world, running, 1)
    await letBegin(world, over, 30)
    await owner.call.events.cancel({ id: cancelled })
    const first = await guest.call.events.ofOrganisation({ id: organisation.id, limit: 2 })
    const second = await guest.call.events.ofOrganisation({ id: organisation.id, limit: 2, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([running, sooner, later])
    expect(second.next_cursor).toBeNull()
    expect(await listedFor(guest, randomUUID())).toEqual([])
  })

  test('is hidden from members who are hidden from its host, but not from colleagues, who are not told whom to contact', async () => {
    const id = await inItsName({ title: 'Closed Doors' })
    const outsider = await memberNamed(world, 'Otto Outside')
    for (const person of [outsider, colleague]) await person.call.relations.block({ id: host.id })
    expect(await listedFor(outsider)).toEqual([])
    expect(await refusalOf(outsider.call.events.get({ id }))).toBe(eventProblems.eventGone.id)
    expect(await listedFor(colleague)).toEqual(['Closed Doors'])
    expect(await colleague.call.events.get({ id })).toMatchObject({ host: null, host_id: null, can: { read: true } })
    expect(await refusalOf(colleague.call.events.register({ id }))).toBe(eventProblems.eventGone.id)
  })

  test('can be attended by colleagues, who watch registrations as they come', async () => {
    const id = await inItsName()
    await using watching = await openLive(world, colleague, { watch: [`event:${id}`, 'event:none'] })
    await using outside = await openLive(world, await memberNamed(world, 'Otto Outside'), { watch: [`event:${id}`] })
    await guest.call.events.register({ id })
    expect(await watching.event('events.changed')).toEqual({ event_id: id })
    expect(await outside.settled('events.changed')).toEqual([])
    expect(await colleague.call.events.register({ id })).toEqual({ status: 'registered' })
    expect(await refusalOf(host.call.events.register({ id }))).toBe(eventProblems.ownEvent.id)
    expect(await goingTo(owner, id)).toEqual(['Gita Guest', 'Colin Colleague'])
  })

  test('can be managed only as far as its attendees are not hidden from the colleague', async () => {
    const id = await inItsName({ needs_approval: true })
    const shy = await memberNamed(world, 'Shirin Shy')
    await shy.call.events.register({ id })
    await shy.call.relations.block({ id: owner.id })
    expect([await goingTo(owner, id), await goingTo(host, id)]).toEqual([[], ['Shirin Shy']])
    const answer = owner.call.events.answerRequest({ id, member_id: shy.id, isAccepted: true })
    expect(await refusalOf(answer)).toBe(eventProblems.notAttending.id)
  })

  test('is its host’s own while operators hide the organisation, and after it is deleted', async () => {
    const operator = await memberNamed(world, 'Opal Operator')
    await world.command('grant', operator.email)
    const id = await inItsName({ title: 'Too Good' })
    const byOrganisation = { organisation: organisation.name, organizer: organisation.name, host: 'Hanna Host' }
    const byHost = { organisation: undefined, organizer: 'Hanna Host', host: 'Hanna Host' }
    const about = { kind: 'organisation', id: organisation.id } as const
    await guest.call.reports.report({ id: randomUUID(), reason: 'harassment', member_id: owner.id, about })
    const { id: caseId } = await firstCase(operator)
    const decide = async (content_act: 'hide' | 'restore') => {
      await decideCase(operator, caseId, { content_act, reason: 'It makes false promises.' })
      await world.settled()
    }
    await decide('hide')
    expect([await named(id), await listedFor(guest), await listedFor(colleague)]).toEqual([byHost, [], ['Too Good']])
    await decide('restore')
    expect([await named(id), await listedFor(guest)]).toEqual([byOrganisation, ['Too Good']])
    await owner.call.organisations.remove({ id: organisation.id })
    await world.settled()
    expect(await named(id)).toEqual(byHost)
    expect(await foundBy(organisation.name)).toEqual([])
    expect(await refusalOf(owner.call.events.cancel({ id }))).toBe(eventProblems.notHost.id)
    expect(await refusalOf(host.call.events.cancel({ id }))).toBe('was not refused')
  })

  test('moves along when operators merge its organisation into another', async () => {
    const operator = await memberNamed(world, 'Opal Operator')
    await world.command('grant', operator.email)
    const id = await inItsName()
    const into = await found(await memberNamed(world, 'Una Owner'), { name: 'Kept Energy' })
    await operator.call.organisations.merge({ id: into.id, other_id: organisation.id })
    await world.settled()
    expect(await named(id)).toEqual({ organisation: 'Kept Energy', organizer: 'Kept Energy', host: 'Hanna Host' })
    expect(await listedFor(guest, into.id)).toHaveLength(1)
  })
})

const onDay = (days: number) => ({ starts: `${dayFromNow(days)}T18:30`, ends: `${dayFromNow(days)}T21:00` })

describe('the events of a host who', () => {
  test('left are continued by an owner, with their attendees; the host keeps only their own', async () => {
    const [id, past] = [await inItsName({ title: 'Continued', capacity: 2 }), await inItsName()]
    const own = await hostEvent(host, { title: 'Her own' })
    const blocked = await memberNamed(world, 'Bert Blocked')
    await owner.call.relations.block({ id: blocked.id })
    for (const person of [owner, blocked, guest]) await person.call.events.register({ id })
    await guest.call.events.register({ id: past })
    await letBegin(world, past, 30)
    expect(await guest.call.events.get({ id })).toMatchObject({ standing: 'waiting', going: 2 })

    await owner.call.organisations.removePerson({ id: organisation.id, member_id: host.id })
    expect(await refusalOf(host.call.events.attendees({ id })), 'at once').toBe(eventProblems.notHost.id)
    await world.settled()

    expect(await named(id)).toEqual({ organisation: organisation.name, organizer: organisation.name, host: 'Olga Owner' })
    expect(await goingTo(owner, id), 'a host has no place, nor have those hidden from them').toEqual(['Gita Guest'])
    expect(await refusalOf(blocked.call.events.get({ id }))).toBe(eventProblems.eventGone.id)
    expect(await goingTo(owner, past)).toEqual(['Gita Guest'])
    expect(await titlesOf(owner)).toContain('You are now the host of Continued')
    expect((await host.call.events.hosted({})).items.map((event) => event.id)).toEqual([own])
    expect(await refusalOf(host.call.events.cancel({ id }))).toBe(eventProblems.notHost.id)
    expect(await host.call.events.get({ id })).toMatchObject({ isOwn: false, can: { read: false } })
  })

  test('deletes the account stay visible throughout, with their attendees; others are cancelled', async () => {
    const [id, own] = [await inItsName({ title: 'Survivor' }), await hostEvent(host, { title: 'Her own' })]
    for (const event of [id, own]) await guest.call.events.register({ id: event })
    await leave(host)
    expect(await named(id)).toEqual({ organisation: organisation.name, organizer: organisation.name, host: 'Olga Owner' })
    await deleteDue()
    expect(await guest.call.events.get({ id })).toMatchObject({ standing: 'registered', description: 'Six founders, five minutes each.' })
    expect(await goingTo(owner, id)).toEqual(['Gita Guest'])
    expect(await listedFor(guest)).toEqual(['Survivor'])
    expect(await guest.call.events.get({ id: own })).toMatchObject({ is_cancelled: true, description: '', host: null })
  })

  test('is the only owner and deletes the account go to the heir; without anybody else, they are cancelled', async () => {
    const id = await hostEvent(owner, { organisation_id: organisation.id })
    const single = await memberNamed(world, 'Sina Single')
    const gone = await hostEvent(single, { organisation_id: (await found(single, { name: 'Single' })).id })
    for (const event of [id, gone]) await guest.call.events.register({ id: event })
    for (const person of [owner, single]) await leave(person)
    await deleteDue()
    expect(await guest.call.events.get({ id })).toMatchObject({ is_cancelled: false, host: { id: host.id } })
    expect(await guest.call.events.get({ id: gone })).toMatchObject({ is_cancelled: true, organisation: null, organizer: '', host: null })
  })
})
