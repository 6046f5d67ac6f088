import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveNode, openLiveNode } from '#testing/live-node.ts'
import { postgresIsMissing, startPostgresServer } from '#testing/postgres-server.ts'
import { redisIsMissing, startRedisServer } from '#testing/redis-server.ts'
import { silentWire } from '#testing/silent-wire.ts'
import { type Database, openDatabase } from '../database/index.ts'
import { createLog } from '../log.ts'
import { toMember } from './index.ts'
import { postgresTransport } from './postgres-transport.ts'
import { type Transport, withFallback } from './transport.ts'
import { valkeyTransport } from './valkey-transport.ts'

/** The machine may be busy. */
const patiently = { timeout: 10_000 }

const [postgres, redis] = await Promise.all([startPostgresServer(), startRedisServer()])
if (!postgres) console.warn(postgresIsMissing)
if (!redis) console.warn(redisIsMissing)
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]))

let database: Database
const nodes: LiveNode[] = []
beforeAll(async () => {
  if (postgres) database = await openDatabase({ url: postgres.url, directory: '' })
})
afterAll(() => database?.close())
afterEach(() => Promise.all(nodes.splice(0).map((node) => node.stop())))

async function openNode(transport: Transport): Promise<LiveNode> {
  const node = await openLiveNode(database, { transport, beat: 2_000 })
  nodes.push(node)
  return node
}

const tell = (node: LiveNode, member: string, data: unknown) => node.hub.tell({ name: 'test.news', to: [toMember(member)], data })

const channel = async () => 'test'
/** Longer than a busy machine may be late, in milliseconds, like the beat of the nodes: connections that seem silent are replaced. */
const heartbeat = 1_000
const overPostgres = () => postgresTransport(database)
const overRedis = () => valkeyTransport({ url: redis?.url ?? '', channel, heartbeat })
const overEither = () => withFallback(overRedis(), overPostgres(), createLog('silent'))

describe.runIf(postgres)('over PostgreSQL', () => {
  test('after a break of the listening connection all clients reload', async () => {
    const node = await openNode(overPostgres())
    const clients = await Promise.all(Array.from({ length: 150 }, (_, n) => node.open(`member ${n}`)))
    const place = clients[0]?.place()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`.execute(
      database.kysely,
    )
    await Promise.all(clients.map((client) => client.next('resync')))
    await using again = await node.open('member 0', { after: place })
    expect(await again.next('welcome')).toMatchObject({ resumed: false })
    await Promise.all(clients.map((client) => client.close()))
  })

  test('sending from within a transaction affects neither', async () => {
    const [one, other] = await Promise.all([openNode(overPostgres()), openNode(overPostgres())])
    await using ben = await other.open('ben')
    await database.transaction(async (tx) => {
      tell(one, 'ben', 'from within')
      await sql`select pg_sleep(0.05)`.execute(tx)
    })
    expect(await ben.event('test.news')).toBe('from within')
  })
})

describe.runIf(postgres && redis)('over Redis', () => {
  afterEach(async () => {
    await redis?.kill()
    await redis?.restart()
  })

  test('a failing server does not affect clients of the same node, and all clients reload once it is back', async () => {
    const [one, other] = await Promise.all([openNode(overRedis()), openNode(overRedis())])
    await using ann = await one.open('ann')
    await using ben = await other.open('ben')
    await redis?.kill()
    tell(one, 'ann', 'here')
    expect(await ann.event('test.news')).toBe('here')
    await redis?.restart()
    await Promise.all([ann.next('resync'), ben.next('resync')])
    await vi.waitFor(async () => {
      tell(one, 'ben', 'there again')
      expect(await ben.settled('test.news')).toContain('there again')
    }, patiently)
  })

  test('a server that is down does not prevent the start, and is used once it is up', async () => {
    await redis?.kill()
    const [one, other] = await Promise.all([openNode(overRedis()), openNode(overRedis())])
    await using ann = await one.open('ann')
    await using ben = await other.open('ben')
    tell(one, 'ann', 'here')
    expect(await ann.event('test.news')).toBe('here')
    await redis?.restart()
    await vi.waitFor(async () => {
      tell(one, 'ben', 'there')
      expect(await ben.settled('test.news')).toContain('there')
    }, patiently)
  })

  test('a server that refuses connections is treated like one that is down', async () => {
    const operator = new Redis(redis?.url ?? '')
    await operator.config('SET', 'requirepass', 'a password that nobody told us')
    const [one, other] = await Promise.all([openNode(overEither()), openNode(overEither())])
    await using ben = await other.open('ben')
    tell(one, 'ben', 'over PostgreSQL')
    expect(await ben.event('test.news')).toBe('over PostgreSQL')
    operator.disconnect()
  })

  test('a silent connection is detected and replaced', async () => {
    const wire = await silentWire(redis?.url ?? '')
    const [one, other] = await Promise.all([
      openNode(overRedis()),
      openNode(valkeyTransport({ url: `redis://127.0.0.1:${wire.port}`, channel, heartbeat })),
    ])
    await using ben = await other.open('ben')
    tell(one, 'ben', 1)
    expect(await ben.event('test.news')).toBe(1)
    wire.fallSilent()
    await ben.next('resync')
    await vi.waitFor(async () => {
      tell(one, 'ben', 2)
      expect(await ben.settled('test.news')).toContain(2)
    }, patiently)
    wire.close()
  })

  test('PostgreSQL takes over while Redis fails, and hands back afterwards', async () => {
    const [one, other] = await Promise.all([openNode(overEither()), openNode(overEither())])
    await using ben = await other.open('ben')
    tell(one, 'ben', 'over Redis')
    expect(await ben.event('test.news')).toBe('over Redis')
    await redis?.kill()
    tell(one, 'ben', 'over PostgreSQL')
    expect(await ben.event('test.news')).toBe('over PostgreSQL')
    await redis?.restart()
    await ben.next('resync')
    tell(one, 'ben', 'again')
    expect(await ben.event('test.news')).toBe('again')
  })
})
