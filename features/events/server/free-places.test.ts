import { beforeAll, describe, expect, test } from 'vitest'
import { suspend } from '#features/members/server/index.ts'
import { hostEvent, letBegin } from '#testing/events.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { eventProblems } from '../problems.ts'

const world = testWorld()
let host: Person
let next: Person

beforeAll(async () => {
  host = await memberNamed(world, 'Hanna Host')
  next = await memberNamed(world, 'Nora Next')
})

const goesAway: Record<string, (guest: Person) => Promise<unknown>> = {
  'is blocked by the host': (guest) => host.call.relations.block({ id: guest.id }),
  'asks to leave': (guest) => guest.call.leaving.ask({ current_password: guest.password }),
  'is suspended': (guest) => world.services.database.transaction((tx) => suspend(tx, guest.id, { ends_at: null, reason: 'Spam.' })),
}

describe('the place of a guest who', () => {
  test.each(Object.entries(goesAway))('%s goes to the member who has waited longest', async (_how, go) => {
    const guest = await memberNamed(world, 'Gustav Guest')
    const [id, past] = [await hostEvent(host, { capacity: 1 }), await hostEvent(host)]
    for (const each of [id, past]) await guest.call.events.register({ id: each })
    await next.call.events.register({ id })
    await letBegin(world, past, 30)
    expect((await next.call.events.get({ id })).standing).toBe('waiting')

    await go(guest)
    await world.settled()

    expect(await next.call.events.get({ id })).toMatchObject({ standing: 'registered', going: 1, waiting: 0 })
    expect((await host.call.events.attendees({ id })).items.map(({ member }) => member.full_name)).toEqual(['Nora Next'])
    expect(await host.call.events.get({ id: past }), 'what is over stays').toMatchObject({ going: 1 })
  })
})

test('a guest who was blocked hears nothing of it', async () => {
  const guest = await memberNamed(world, 'Greta Guest')
  const id = await hostEvent(host)
  await guest.call.events.register({ id })
  await world.settled()
  const before = await guest.call.notifications.list({})
  const mails = world.mailServer.received.length
  await using live = await openLive(world, guest)
  await host.call.relations.block({ id: guest.id })
  await world.settled()
  expect(await guest.call.notifications.list({})).toEqual(before)
  expect(world.mailServer.received).toHaveLength(mails)
  expect(await live.settled('events.ownChanged'), 'it would name the host').toEqual([])
  await host.call.relations.unblock({ id: guest.id })
  expect((await guest.call.events.get({ id })).standing).toBe('cancelled')
})

test('a guest who has been checked in cannot cancel', async () => {
  const guest = await memberNamed(world, 'Gita Guest')
  const id = await hostEvent(host)
  await guest.call.events.register({ id })
  await letBegin(world, id, 1)
  await host.call.events.checkIn({ id, member_id: guest.id, status: 'attended' })
  expect(await refusalOf(guest.call.events.unregister({ id }))).toBe(eventProblems.checkedIn.id)
  expect((await guest.call.events.history({ status: 'attended' })).items.map((event) => event.id)).toContain(id)
})
