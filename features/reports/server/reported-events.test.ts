import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventPath } from '#features/events/paths.ts'
import { hostEvent, insertForeign } from '#testing/events.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { decideCase, firstCase, report } from '#testing/reports.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let operator: Person
let hana: Person
let gus: Person
let wanda: Person
let other: Person
let event: string

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})
beforeEach(async () => {
  hana = await memberNamed(world, 'Hana Hosts')
  gus = await memberNamed(world, 'Gus Guest')
  wanda = await memberNamed(world, 'Wanda Waits')
  other = await memberNamed(world, 'Olaf Other')
  event = await hostEvent(hana, {
    title: 'Double your money',
    description: 'Bring cash.',
    website: 'https://coins.example/',
    joining: 'https://meet.example/coins',
    capacity: 1,
  })
  await gus.call.events.register({ id: event })
  await wanda.call.events.register({ id: event })
})

const about = (id: string) => ({ kind: 'event' as const, id })
const seenBy = (person: Person) => refusalOf(person.call.events.get({ id: event }))
const isFound = async (person: Person) =>
  (await person.call.events.find({ query: 'Double your money' })).items.some(({ id }) => id === event)
const titlesOf = async (person: Person) => {
  await world.settled()
  return (await person.call.notifications.list({})).items.filter(({ target }) => target.includes(event)).map(({ title }) => title.id)
}
const feedOf = async (path: string) => (await world.visitor().fetch(path)).text()

async function hide(): Promise<string> {
  await report(gus, { member_id: hana.id, about: about(event), details: 'This is a fraud.' })
  const { id } = await firstCase(operator)
  await decideCase(operator, id, { content_act: 'hide', reason: 'It promises profits.' })
  return id
}

test('a reported event is a case with its texts, and nothing changes before a decision', async () => {
  await report(gus, { member_id: hana.id, about: about(event) })
  const opened = await firstCase(operator)
  expect(opened).toMatchObject({ kind: 'event', member: { id: hana.id }, address: eventPath(event), content_state: 'shown' })
  expect(opened.said.at(-1)?.content).toBe('Double your money\n\nImpact Hub\n\nhttps://coins.example/\n\nBring cash.')
  expect(opened.possible.content).toEqual(['hide', 'remove'])
  expect([await isFound(other), await titlesOf(hana)]).toEqual([true, expect.not.arrayContaining(['notification.decidedAboutYou'])])
})

test('cannot be reported by its hosts, under another name, or if it is imported', async () => {
  const works = await found(hana)
  const colleague = await memberNamed(world, 'Carl Colleague')
  await addTo(hana, works, colleague)
  const ours = await hostEvent(hana, { organisation_id: works.id })
  const imported = await insertForeign(world)
  expect(await refusalOf(report(hana, { member_id: hana.id, about: about(event) }))).toBe('reports.reportOneself')
  expect(await refusalOf(report(colleague, { member_id: hana.id, about: about(ours) }))).toBe('problem.notFound')
  expect(await refusalOf(report(gus, { member_id: other.id, about: about(event) }))).toBe('problem.notFound')
  expect(await refusalOf(report(gus, { member_id: other.id, about: about(imported) }))).toBe('problem.notFound')
})

test('while hidden, only hosts and those who registered see it, and these only its title, time and place', async () => {
  await hide()
  expect([await isFound(other), await isFound(gus), await seenBy(other)]).toEqual([false, false, 'events.gone'])
  expect(await refusalOf(other.call.calendars.ics({ id: event }))).toBe('events.gone')
  expect(await refusalOf(other.call.events.register({ id: event }))).toBe('events.gone')
  const withheld = { is_hidden: true, description: '', website: null, joining: '' }
  expect(await gus.call.events.get({ id: event })).toMatchObject({ ...withheld, title: 'Double your money', venue: 'Impact Hub' })
  expect(await wanda.call.events.get({ id: event })).toMatchObject({ ...withheld, standing: 'waiting' })
  expect((await gus.call.events.history({})).items).toMatchObject([{ id: event, is_hidden: true, excerpt: '', website: null }])
  expect(await hana.call.events.get({ id: event })).toMatchObject({ is_hidden: true, description: 'Bring cash.', isOwn: true })
  expect(await refusalOf(hana.call.events.cancel({ id: event }))).toBe('events.isHidden')
  expect(await refusalOf(hana.call.events.checkIn({ id: event, member_id: gus.id, status: 'attended' }))).toBe('events.isHidden')
})

test('those who registered are told, keep their places, and find it cancelled in their calendars until it is restored', async () => {
  await turnOnMails(world, gus)
  const { path } = await gus.call.calendars.makeFeed()
  await connect(hana, other)
  await hana.call.events.inviteCoHost({ id: event, member_id: other.id })
  await other.call.events.acceptCoHosting({ id: event })
  const id = await hide()
  expect(await titlesOf(other), 'a co-host, too').toContain('notification.eventHidden')
  expect(await titlesOf(gus)).toEqual(['notification.eventHidden'])
  expect(await titlesOf(wanda)).toEqual(['notification.eventHidden'])
  const hidden = await feedOf(path)
  expect(hidden).toContain('STATUS:CANCELLED')
  expect(hidden).not.toContain('Bring cash.')
  await gus.call.events.unregister({ id: event })
  expect((await wanda.call.events.get({ id: event })).standing, 'no place is given while it is hidden').toBe('waiting')

  await decideCase(operator, id, { content_act: 'restore', reason: 'It is a game.' })
  expect(await isFound(other)).toBe(true)
  expect(await wanda.call.events.get({ id: event })).toMatchObject({ standing: 'registered', description: 'Bring cash.', is_hidden: false })
  expect(await titlesOf(wanda)).toContain('notification.eventRestored')
  const mails = world.mailServer.received.filter(({ to }) => to.includes(gus.email)).map(({ source }) => textPartOf(source))
  expect(mails.join().replaceAll(/\s+/g, ' ')).toContain('so it may not take place')
})

test('hosts are told why and can appeal, and a place is freed while it is hidden', async () => {
  const id = await hide()
  expect(await titlesOf(hana)).not.toContain('notification.eventHidden')
  const [decision] = (await hana.call.reports.ownDecisions({})).items
  expect(decision).toMatchObject({ kind: 'event', content_act: 'hide', reason: 'It promises profits.', can_answer: true })
  await hana.call.reports.answer({ id: decision?.id ?? '', answer: 'It is a board game.' })
  expect(await operator.call.reports.caseById({ id })).toMatchObject({ is_open: true, is_answered: true })
  await hana.call.relations.block({ id: gus.id })
  await world.settled()
  await decideCase(operator, id, { content_act: 'restore', reason: 'A board game.' })
  expect((await wanda.call.events.get({ id: event })).standing, 'the place of the blocked guest').toBe('registered')
})

test('once removed, nobody can open it, and only its title, time and place are left to those who registered', async () => {
  const id = await hide()
  await decideCase(operator, id, { content_act: 'remove', reason: 'A fraud.' })
  for (const person of [hana, gus, other]) expect(await seenBy(person)).toBe('events.gone')
  expect((await hana.call.events.hosted({})).items).toEqual([])
  expect((await gus.call.events.history({})).items).toMatchObject([{ title: 'Double your money', excerpt: '', website: null }])
  expect(await titlesOf(gus)).toContain('notification.eventCancelled')
  expect(await operator.call.reports.caseById({ id })).toMatchObject({ content_state: 'removed', possible: { content: [] } })
})
