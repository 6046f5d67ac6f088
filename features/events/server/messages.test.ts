import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { hostEvent } from '#testing/events.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { fieldTexts } from '../field-texts.ts'
import { messagesADay } from '../limits.ts'
import { eventProblems } from '../problems.ts'
import type { MessageAudience } from '../vocabulary.ts'

const world = testWorld()
let host: Person
let guest: Person
let waiting: Person

beforeAll(async () => {
  host = await memberNamed(world, 'Hanna Host')
  guest = await memberNamed(world, 'Gita Guest')
  waiting = await memberNamed(world, 'Wanda Waiting')
  await turnOnMails(world, guest, waiting)
})

/** An event with one place: the guest has it, and one member waits. */
async function fullEvent(fields: Parameters<typeof hostEvent>[1] = {}) {
  const id = await hostEvent(host, { title: `Night ${randomUUID()}`, capacity: 1, ...fields })
  for (const person of [guest, waiting]) await person.call.events.register({ id })
  return id
}
const write = (person: Person, id: string, text: string, audience: MessageAudience = 'registered', message_id: string = randomUUID()) =>
  person.call.events.sendMessage({ id, message_id, audience, text })
const textsFor = async (person: Person, id: string) => (await person.call.events.messages({ id })).items.map(({ text }) => text)
/** The texts that a member was notified of, in the bell. */
async function told(person: Person) {
  await world.settled()
  const { items } = await person.call.notifications.list({})
  return items.flatMap(({ title, description }) => (sentenceOf(title, speakerIn('en')).includes(' wrote about ') ? [description] : []))
}
const mailed = (person: Person, text: string) =>
  world.mailServer.received.some(({ to, source }) => to.includes(person.email) && source.includes(text))

test('each audience gets its messages by bell and email, and reads them on the page afterwards', async () => {
  const id = await fullEvent()
  await write(host, id, 'The door is green')
  await write(host, id, 'A place may come', 'waiting')
  await write(host, id, 'See you', 'all')
  expect(new Set(await told(guest))).toEqual(new Set(['See you', 'The door is green']))
  expect(new Set(await told(waiting))).toEqual(new Set(['See you', 'A place may come']))
  expect([mailed(guest, 'The door is green'), mailed(waiting, 'The door is green')]).toEqual([true, false])
  expect(await textsFor(guest, id)).toEqual(['See you', 'The door is green'])
  expect(await textsFor(waiting, id)).toEqual(['See you', 'A place may come'])
  expect(await textsFor(host, id)).toEqual(['See you', 'A place may come', 'The door is green'])
  expect((await guest.call.events.messages({ id })).items[0]?.author).toMatchObject({ id: host.id })
  // Those who get the place later read what was written before.
  await guest.call.events.unregister({ id })
  expect(await textsFor(waiting, id)).toContain('The door is green')
  expect(await textsFor(guest, id)).toEqual([])
})

test('a message is sent once, and only a few a day', async () => {
  const id = await fullEvent()
  const message = randomUUID()
  for (const _ of ['first', 'again']) await write(host, id, 'Once', 'all', message)
  expect(await textsFor(guest, id)).toEqual(['Once'])
  for (let sent = 1; sent < messagesADay; sent += 1) await write(host, id, `Number ${sent}`)
  expect(await refusalOf(write(host, id, 'Too many'))).toBe(eventProblems.tooManyMessages.id)
})

test('attendees can mute an event, and still read its messages', async () => {
  const id = await fullEvent()
  await guest.call.events.mute({ id, isMuted: true })
  expect((await guest.call.events.get({ id })).is_muted).toBe(true)
  await write(host, id, 'Hushed', 'all')
  expect(await told(guest)).not.toContain('Hushed')
  expect(await told(waiting)).toContain('Hushed')
  expect(mailed(guest, 'Hushed')).toBe(false)
  expect(await textsFor(guest, id)).toEqual(['Hushed'])
})

test('only those who can edit the event write, outsiders read nothing, and texts must say something', async () => {
  const fund = await found(host, { name: 'Soil Fund' })
  const [admin, colleague] = [await memberNamed(world, 'Ada Admin'), await memberNamed(world, 'Carl Colleague')]
  await addTo(host, fund, admin, 'admin')
  await addTo(host, fund, colleague)
  const id = await fullEvent({ organisation_id: fund.id })
  expect(await refusalOf(write(guest, id, 'Hello'))).toBe(eventProblems.notHost.id)
  expect(await refusalOf(write(colleague, id, 'Hello'))).toBe(organisationProblems.notYourRole.id)
  expect(await refusalOf(write(host, id, '\u2800'))).toBe(fieldTexts.message.message)
  await write(admin, id, 'From Ada')
  expect(await told(guest)).toContain('From Ada')
  const outsider = await memberNamed(world, 'Otto Outsider')
  expect(await textsFor(outsider, id)).toEqual([])
  expect(await refusalOf(outsider.call.events.mute({ id, isMuted: true }))).toBe(eventProblems.notRegistered.id)
  expect(await textsFor(colleague, id)).toEqual(['From Ada'])
})

test('a member whom the author blocked gets nothing and sees nothing, and the numbers stay the same', async () => {
  const house = await found(host, { name: 'Open House' })
  const admin = await memberNamed(world, 'Abel Admin')
  await addTo(host, house, admin, 'admin')
  const id = await fullEvent({ organisation_id: house.id })
  const before = await host.call.events.get({ id })
  await admin.call.relations.block({ id: guest.id })
  await write(admin, id, 'Not for Gita', 'all')
  expect(await told(guest)).not.toContain('Not for Gita')
  expect(await textsFor(guest, id)).toEqual([])
  expect(mailed(guest, 'Not for Gita')).toBe(false)
  const { going, waiting: line } = await admin.call.events.get({ id })
  expect({ going, line }).toEqual({ going: before.going, line: before.waiting })
  await admin.call.relations.unblock({ id: guest.id })
})
