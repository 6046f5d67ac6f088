import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { type DomainEvents, domainEvents, reaction } from './index.ts'

declare module './domain-event.ts' {
  interface DomainEventPayloads {
    'test.happened': { n: number }
  }
}

const log = pino({ level: 'silent' })
const database = testDatabase()
let events: DomainEvents
beforeEach(async () => {
  // Without what the test before has left.
  await database.pool.query(`
    drop table if exists seen;
    create table seen (position bigint generated always as identity, n int not null);
    delete from domain_events;
    delete from reaction_positions`)
  events = domainEvents(database, log)
})
afterEach(async () => {
  await events.stop()
  vi.useRealTimers()
})

const happen = (n: number) => events.change((_tx, announce) => announce('test.happened', { n }))
const seen = async () => (await sql<{ n: number }>`select n from seen order by position`.execute(database.kysely)).rows.map((row) => row.n)

/** Resolves when no transaction is open that began earlier; on a shared server that includes other tests' transactions. */
const noOlderTransaction = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from domain_events where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())`.execute(
        database.kysely,
      )
      expect(rows).toEqual([])
    },
    { timeout: 60_000 },
  )

/** Records its events; `before` may make it fail. */
const recorder = (before: (n: number) => void = () => {}) =>
  reaction({
    name: 'test.recorder',
    on: ['test.happened'],
    async react(tx, told) {
      for (const { payload } of told) {
        before(payload.n)
        await sql`insert into seen (n) values (${payload.n})`.execute(tx)
      }
    },
  })

test('a reaction receives every committed event, in order, once', async () => {
  await events.start([recorder()])
  for (let n = 0; n < 20; n += 1) await happen(n)
  await events.settled()
  expect(await seen()).toEqual(Array.from({ length: 20 }, (_, n) => n))
})

test('committed events are delivered without polling', async () => {
  // Polling is disabled, so a change has to wake the reactions.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const told = Promise.withResolvers<number>()
  await events.start([recorder(told.resolve)])
  await events.settled()
  await happen(1)
  expect(await told.promise).toBe(1)
})

test('events announced before the start are delivered after it', async () => {
  await happen(1)
  await events.start([recorder()])
  await events.settled()
  expect(await seen()).toEqual([1])
})

test('a reaction with fromNow receives only new events', async () => {
  await happen(1)
  await noOlderTransaction()
  const late = { ...recorder(), fromNow: true } as const
  await events.start([late])
  await happen(2)
  await events.settled()
  expect(await seen()).toEqual([2])

  await events.stop()
  await happen(3)
  events = domainEvents(database, log)
  await events.start([late])
  await events.settled()
  expect(await seen(), 'it existed while the program was stopped').toEqual([2, 3])
})

test('no event is delivered from a change that was rolled back', async () => {
  await events.start([recorder()])
  const change = events.change(async (_tx, announce) => {
    await announce('test.happened', { n: 1 })
    throw new Error('changed my mind')
  })
  await expect(change).rejects.toThrow('changed my mind')
  await events.settled()
  expect(await seen()).toEqual([])
})

test('a failing reaction is rolled back, logged and retried', async () => {
  let failures = 0
  await events.start([
    recorder((n) => {
      if (n === 2 && (failures += 1) === 1) throw new Error('not now')
    }),
  ])
  await events.change(async (_tx, announce) => {
    await announce('test.happened', { n: 1 })
    await announce('test.happened', { n: 2 })
  })
  await events.settled()
  expect(await seen()).toEqual([])
  const { rows } = await sql<{ failures: number; last_error: string }>`
    select failures, last_error from reaction_positions where reaction = 'test.recorder'`.execute(database.kysely)
  expect(rows).toEqual([{ failures: 1, last_error: 'not now' }])

  await sql`update reaction_positions set retry_at = now()`.execute(database.kysely)
  await pause(10)
  await events.settled()
  expect(await seen()).toEqual([1, 2])
})

test('two nodes do not deliver the same event twice', async () => {
  const other = domainEvents(database, log)
  await events.start([recorder()])
  await other.start([recorder()])
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => (n % 2 ? events : other).change((_tx, announce) => announce('test.happened', { n }))),
  )
  await Promise.all([events.settled(), other.settled()])
  await other.stop()
  expect((await seen()).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n))
})

// The embedded database has one session: transactions never overlap there.
const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'
test.runIf(onPostgresql)('an event with a lower id that is committed later is not skipped', async () => {
  await events.start([recorder()])
  const [drawn, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = events.change(async (_tx, announce) => {
    await announce('test.happened', { n: 1 })
    drawn.resolve()
    await gate.promise
  })
  await drawn.promise
  await happen(2)
  await pause(100)
  const seenBefore = await seen()
  gate.resolve()
  await slow
  expect(seenBefore).toEqual([])
  await events.settled()
  expect(await seen()).toEqual([1, 2])
})
