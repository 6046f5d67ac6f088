import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { completeSent } from './live.ts'

const world = testWorld()
let outsider: Person
let luca: Person
let marit: Person
beforeAll(async () => {
  outsider = await memberNamed(world, 'Olga Outsider')
})
beforeEach(async () => {
  luca = await memberNamed(world, 'Luca Bertolini')
  marit = await memberNamed(world, 'Marit Solberg')
})

test('a message is published to all clients of both members and to nobody else, and again on a retry', async () => {
  await using phone = await openLive(world, luca)
  await using laptop = await openLive(world, luca)
  await using hers = await openLive(world, marit)
  await using others = await openLive(world, outsider)
  const id = randomUUID()
  const message = await say(luca, marit, 'Hello', id)
  const told = { message, sender: { id: luca.id, full_name: 'Luca Bertolini' }, receiver_id: marit.id }
  for (const client of [phone, laptop, hers]) expect(await client.event('messages.sent')).toMatchObject(told)
  await say(luca, marit, 'Hello', id)
  expect(await hers.event('messages.sent')).toMatchObject(told)
  expect(await others.settled('messages.sent')).toEqual([])
})

test('ticks are published to both members, once for each state', async () => {
  await using his = await openLive(world, luca)
  await using hers = await openLive(world, marit)
  await say(luca, marit, 'One')
  const last = await say(luca, marit, 'Two')
  await marit.call.messages.received({ up_to: last.created_at })
  await marit.call.messages.received({ up_to: last.created_at })
  await marit.call.messages.read({ id: luca.id, position: 2 })
  await marit.call.messages.read({ id: luca.id, position: 2 })
  const steps = [
    { member_id: marit.id, with: luca.id, state: 'delivered', position: 2, at: expect.any(String) },
    { member_id: marit.id, with: luca.id, state: 'read', position: 2, at: expect.any(String) },
  ]
  expect(await his.settled('messages.ticks')).toEqual(steps)
  expect(await hers.settled('messages.ticks')).toEqual(steps)
})

test("unsending is published to both members, muting only to the member's own clients", async () => {
  await using his = await openLive(world, luca)
  await using hers = await openLive(world, marit)
  const { id } = await say(luca, marit, 'Oh no')
  await luca.call.messages.unsend({ id })
  const unsent = { id, position: 1, sender_id: luca.id, receiver_id: marit.id }
  expect(await his.event('messages.unsent')).toEqual(unsent)
  expect(await hers.event('messages.unsent')).toEqual(unsent)
  await marit.call.messages.mute({ id: luca.id, muted: true })
  expect(await hers.event('messages.muted')).toEqual({ with: luca.id, muted: true })
  expect(await his.settled('messages.muted')).toEqual([])
})

test('typing is signalled to conversation partners at a limited rate, and not to strangers or hidden members', async () => {
  await using his = await openLive(world, luca)
  await using hers = await openLive(world, marit)
  const type = (to: string) => his.send({ type: 'signal', name: 'messages.typing', data: { to } })
  const typing = async (to: string) => {
    type(to)
    await his.settled('messages.typing')
  }
  await typing(marit.id)
  expect(await hers.settled('messages.typing'), 'to a stranger').toEqual([])

  await using ben = await openLive(world, outsider)
  await say(outsider, luca, 'Hello')
  for (let times = 0; times < 5; times += 1) type(outsider.id)
  expect(await ben.event('messages.typing')).toEqual({ from: luca.id })
  expect(await ben.settled('messages.typing'), 'once, however often it is sent').toHaveLength(1)

  const blocked = await memberNamed(world, 'Ben Blocked')
  await using blockedClient = await openLive(world, blocked)
  await say(luca, blocked, 'Hello')
  await blocked.call.relations.block({ id: luca.id })
  await typing(blocked.id)
  expect(await blockedClient.settled('messages.typing')).toEqual([])

  for (const data of [{}, { to: 'nobody' }, null, 'x'.repeat(100)]) his.send({ type: 'signal', name: 'messages.typing', data })
  await his.settled('messages.typing')
})

test('messages stored on other nodes are loaded from the database, in order', async () => {
  const first = await say(luca, marit, 'One')
  const second = await say(marit, luca, 'Two')
  const completed = await completeSent(world.services, [{ id: second.id }, { id: randomUUID() }, { id: first.id }])
  expect(completed).toMatchObject([
    { message: second, sender: { id: marit.id }, receiver_id: luca.id },
    undefined,
    { message: first, sender: { id: luca.id }, receiver_id: marit.id },
  ])
})
