import { beforeEach, describe, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { berlinForum, inDays } from '#testing/foreign-events.ts'
import { headerOf } from '#testing/mail-server.ts'
import { memberNamed } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { testWorld } from '#testing/test-world.ts'
import type { ForeignEvent } from '../../foreign-event.ts'
import { importEvents } from './import-events.ts'
import type { ImportedFrom } from './upsert.ts'

const world = testWorld()
const curated: ImportedFrom = { kind: 'curated', sourceId: null }
const meetup: ImportedFrom = { kind: 'meetup', sourceId: null }
const eventbrite: ImportedFrom = { kind: 'eventbrite', sourceId: null }

beforeEach(() => world.services.database.pool.query('delete from events; delete from domain_events').then(() => {}))

const imported = (events: readonly ForeignEvent[], from = meetup) => importEvents(world.services, from, events)
const rows = async () => {
  const { rows: found } = await world.services.database.pool.query(
    'select *, array_length(tsvector_to_array(terms), 1) as words from events order by external_id, source',
  )
  return found as Record<string, unknown>[]
}
const listed = async () =>
  (await rows()).filter((row) => row['is_listed']).map((row) => `${String(row['source'])} ${String(row['external_id'])}`)
const announced = async () => {
  const { rows: found } = await world.services.database.pool.query(
    "select type, payload from domain_events where type in ('event.changed', 'event.cancelled') order by id",
  )
  return (found as { type: string; payload: Record<string, unknown> }[]).map(({ type, payload }) => [
    type,
    payload['isMoved'] ?? null,
    payload['isElsewhere'] ?? null,
    payload['isBack'] ?? null,
  ])
}

test('new events are written with their terms, and unchanged ones are left alone', async () => {
  expect(await imported([berlinForum()])).toEqual({ ahead: 1, written: 1, retired: 0 })
  const [first] = await rows()
  expect(first).toMatchObject({ source: 'meetup', title: 'Circular Economy Forum', status: 'scheduled', sequence: 0, is_listed: true })
  expect(first?.['words']).toBeGreaterThan(5)
  expect(await imported([berlinForum()])).toEqual({ ahead: 1, written: 0, retired: 0 })
  expect(await rows()).toEqual([first])
  expect(await announced()).toEqual([])
})

test('an event keeps its id; only changes that calendars need raise its sequence and are announced', async () => {
  await imported([berlinForum()])
  const [before] = await rows()
  await imported([berlinForum({ description: 'Now with a workshop.', organizer: 'Others' })])
  expect(await rows()).toMatchObject([{ id: before?.['id'], description: 'Now with a workshop.', sequence: 0 }])
  expect(await announced()).toEqual([])
  await imported([berlinForum({ starts_at: inDays(11, 9), ends_at: inDays(11, 17) })])
  await imported([berlinForum({ starts_at: inDays(11, 9), ends_at: inDays(11, 17), venue: 'Elsewhere' })])
  await imported([berlinForum({ starts_at: inDays(11, 9), ends_at: inDays(11, 17), venue: 'Elsewhere', is_cancelled: true })])
  expect(await rows()).toMatchObject([{ id: before?.['id'], status: 'cancelled', sequence: 3, is_listed: false }])
  expect(await announced()).toEqual([
    ['event.changed', true, false, false],
    ['event.changed', false, true, false],
    ['event.cancelled', null, null, null],
  ])
})

describe('an event that its source no longer has', () => {
  test('is retired if it is upcoming, and restored if it comes back', async () => {
    await imported([berlinForum(), berlinForum({ external_id: 'two', title: 'Another' })])
    const ids = (await rows()).map(({ id }) => id)
    expect(await imported([berlinForum()])).toEqual({ ahead: 1, written: 0, retired: 1 })
    expect(await listed()).toEqual(['meetup one'])
    expect(await announced()).toEqual([['event.cancelled', null, null, null]])
    await imported([berlinForum(), berlinForum({ external_id: 'two', title: 'Another' })])
    expect(await rows()).toMatchObject([{ id: ids[0] }, { id: ids[1], status: 'scheduled', sequence: 2 }])
    expect((await announced()).at(-1), 'those who registered are told').toEqual(['event.changed', false, false, true])
  })

  test('and has it again: attendees learn that it takes place after all, and no longer that it was cancelled', async () => {
    const ada = await memberNamed(world, 'Ada')
    await turnOnMails(world, ada)
    const titles = async () => {
      await world.settled()
      const { items } = await ada.call.notifications.list({})
      return items.filter(({ type }) => type === 'events').map(({ title }) => sentenceOf(title, speakerIn('en')))
    }
    await imported([berlinForum()])
    const [event] = await rows()
    await ada.call.events.register({ id: String(event?.['id']) })
    await imported([])
    expect(await titles()).toEqual(['Circular Economy Forum was cancelled'])
    await imported([berlinForum()])
    expect(await titles()).toEqual(['Circular Economy Forum takes place after all'])
    await world.services.database.pool.query("update jobs.job set start_after = now() where name = 'notifications.mail'")
    await world.settled()
    const subjects = world.mailServer.received.flatMap(({ to, source }) =>
      to.includes(ada.email) ? (headerOf(source, 'subject') ?? []) : [],
    )
    expect(subjects.filter((subject) => subject.includes('Forum'))).toEqual(['Circular Economy Forum takes place after all'])
  })

  test('belongs to the source that brings it back, if another one shares it', async () => {
    const { rows: sources } = await world.services.database.pool.query(
      `insert into event_sources (id, kind, name, address, state)
        select gen_random_uuid(), 'mobilizon', name, name, 'paused' from unnest(array['First', 'Other']) name returning id`,
    )
    const [first, other] = (sources as { id: string }[]).map(({ id }): ImportedFrom => ({ kind: 'mobilizon', sourceId: id }))
    for (const from of [first, other]) await imported([berlinForum()], from)
    await imported([], first)
    await imported([berlinForum()], other)
    expect(await imported([], first)).toMatchObject({ retired: 0 })
    expect(await listed()).toEqual(['mobilizon one'])
    expect(await imported([], other)).toMatchObject({ retired: 1 })
  })

  test('stays if the fetch was interrupted, or if it belongs to another source, has begun or is over', async () => {
    const begun = berlinForum({ external_id: 'begun', title: 'On now', starts_at: inDays(-1), ends_at: inDays(1) })
    await imported([berlinForum({ external_id: 'a' }), berlinForum({ external_id: 'b', title: 'Another' }), begun])
    await imported([berlinForum({ external_id: 'c', title: 'Third' })], curated)
    const broken = (function* () {
      yield berlinForum({ external_id: 'd', title: 'Fourth' })
      throw new Error('interrupted')
    })()
    await expect(importEvents(world.services, meetup, broken)).rejects.toThrow('interrupted')
    expect(await listed()).toEqual(['meetup a', 'meetup b', 'meetup begun', 'curated c'])
    await world.services.database.pool.query(
      `update events set event_date = now() - interval '2 days', end_date = now() - interval '1 day' where external_id = 'a'`,
    )
    await imported([])
    expect(await listed()).toEqual(['meetup a', 'meetup begun', 'curated c'])
  })
})

test('past events and repeated ids are skipped', async () => {
  const past = { starts_at: inDays(-3), ends_at: inDays(-2) }
  expect(await imported([berlinForum(past), berlinForum({ external_id: 'two' }), berlinForum({ external_id: 'two', title: 'x' })])).toEqual(
    {
      ahead: 1,
      written: 1,
      retired: 0,
    },
  )
})

describe('an event listed by two sources is shown once', () => {
  const [one, other] = [berlinForum({ external_id: 'm' }), berlinForum({ external_id: 'e', title: 'Circular economy: Forum!', venue: 'x' })]

  test.each([
    ['first', [eventbrite, meetup]],
    ['last', [meetup, eventbrite]],
  ] as const)('the preferred source arrives %s', async (_when, order) => {
    for (const from of order) await imported([from === meetup ? one : other], from)
    expect(await listed()).toEqual(['eventbrite e'])
  })

  test('the other one reappears when the preferred one is removed or turns out to be different', async () => {
    await imported([one], meetup)
    await imported([other], eventbrite)
    await imported([], eventbrite)
    expect(await listed()).toEqual(['meetup m'])
    await imported([other], eventbrite)
    expect(await listed()).toEqual(['eventbrite e'])
    await imported([{ ...other, title: 'Something else' }], eventbrite)
    expect(await listed()).toEqual(['eventbrite e', 'meetup m'])
  })

  test('a cancellation by the preferred source counts', async () => {
    await imported([one], meetup)
    await imported([{ ...other, is_cancelled: true }], eventbrite)
    expect(await listed()).toEqual([])
  })

  test('events with different days or places, without a place, or of the same source stay separate', async () => {
    await imported([one], meetup)
    await imported(
      [
        { ...other, external_id: '1', starts_at: inDays(12), ends_at: inDays(13) },
        { ...other, external_id: '2', city: 'Paris', city_id: null },
        { ...other, external_id: '3', city: null, city_id: null },
        { ...other, external_id: '4', format: 'online' },
      ],
      eventbrite,
    )
    await imported([one, { ...one, external_id: 'n' }], meetup)
    expect(await listed()).toHaveLength(6)
  })
})

test('many events are imported in parts while other requests are served', async () => {
  let most = 0
  let held = 0
  function* many(): Generator<ForeignEvent> {
    for (let n = 0; n < 1_500; n += 1)
      yield berlinForum({ external_id: `many ${n}`, title: `Event ${n}`, starts_at: inDays(1 + (n % 90)), ends_at: inDays(2 + (n % 90)) })
  }
  const watch = setInterval(() => {
    most = Math.max(most, performance.now() - held)
    held = performance.now()
  }, 5)
  const began = performance.now()
  held = began
  expect(await importEvents(world.services, meetup, many())).toEqual({ ahead: 1_500, written: 1_500, retired: 0 })
  clearInterval(watch)
  expect(most, 'the longest block of the event loop').toBeLessThan((performance.now() - began) / 4)
  expect(await importEvents(world.services, meetup, many())).toMatchObject({ written: 0 })
})

test('an endless source is cut off, and none of its events are retired', async () => {
  function* endless(): Generator<ForeignEvent> {
    for (let n = 0; ; n += 1) yield berlinForum({ external_id: `endless ${n}` })
  }
  await imported([berlinForum({ external_id: 'before' })])
  expect(await importEvents(world.services, meetup, endless(), 450)).toMatchObject({ ahead: 450, retired: 0 })
  expect((await rows()).find((row) => row['external_id'] === 'before')).toMatchObject({ status: 'scheduled' })
})
