import { expect, test } from 'vitest'
import { dayFromNow, hostEvent, insertForeign, letBegin } from '#testing/events.ts'
import { memberNamed } from '#testing/messages.ts'
import { testWorld } from '#testing/test-world.ts'
import { eventsToday } from './today.ts'

const world = testWorld()

test('today lists events that the member attends or hosts and that are not over, with the link for attendees', async () => {
  const [host, guest, other] = [
    await memberNamed(world, 'Hanna Host'),
    await memberNamed(world, 'Gil Guest'),
    await memberNamed(world, 'Olaf Other'),
  ]
  const joining = 'https://meet.example.org/green'
  const event = await hostEvent(host, {
    title: 'Now',
    format: 'online',
    joining,
    starts: `${dayFromNow(1)}T10:00`,
    ends: `${dayFromNow(1)}T13:00`,
  })
  await hostEvent(host, { title: 'In a week' })
  await guest.call.events.register({ id: event })
  await letBegin(world, event, 1)
  const over = await insertForeign(world, { title: 'Over' })
  await guest.call.events.register({ id: over })
  await letBegin(world, over, 5)
  const today = async (person: typeof host) =>
    (await person.call.events.today({ zone: 'UTC' })).items.map(({ title, joining: link, isOwn }) => ({ title, link, isOwn }))
  expect(await today(host)).toEqual([{ title: 'Now', link: joining, isOwn: true }])
  expect(await today(guest)).toEqual([{ title: 'Now', link: joining, isOwn: false }])
  expect(await today(other)).toEqual([])
  await guest.call.relations.block({ id: host.id })
  expect(await today(guest), 'no events by hidden hosts').toEqual([])
})

test('the date depends on the viewer’s time zone', async () => {
  const host = await memberNamed(world, 'Hilda Host')
  await hostEvent(host, {
    title: 'Late',
    format: 'online',
    joining: '',
    starts: `${dayFromNow(3)}T23:30`,
    ends: `${dayFromNow(4)}T00:30`,
    time_zone: 'UTC',
  })
  const at = (time: string, zone: string) =>
    eventsToday(world.services.database.kysely, host.id, zone, new Date(`${dayFromNow(3)}T${time}Z`))
  expect(await at('12:00:00', 'UTC')).toHaveLength(1)
  expect(await at('12:00:00', 'Europe/Helsinki'), 'already tomorrow there').toHaveLength(0)
  expect(await at('22:30:00', 'Europe/Helsinki')).toHaveLength(1)
})
