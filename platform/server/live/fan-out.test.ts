import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { postgresIsMissing, startPostgresServer } from '#testing/postgres-server.ts'
import type { LiveClient } from '#testing/live-client.ts'
import { redisIsMissing, startRedisServer } from '#testing/redis-server.ts'
import { type LiveNode, openLiveNode } from '#testing/live-node.ts'
import { type Database, openDatabase } from '../database/index.ts'
import { type RoomLive, toMember } from './index.ts'
import { postgresTransport } from './postgres-transport.ts'
import type { Transport } from './transport.ts'
import { valkeyTransport } from './valkey-transport.ts'

/** The machine may be busy. */
const patiently = { timeout: 10_000 }

const [postgres, redis] = await Promise.all([startPostgresServer(), startRedisServer()])
if (!postgres) console.warn(postgresIsMissing)
if (!redis) console.warn(redisIsMissing)
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]))

const completed = vi.fn<(references: readonly unknown[]) => void>()
const room: RoomLive = {
  complete: {
    'letter.sent': async (_services, references) => {
      completed(references)
      return references.map((id) => (id === 'burnt' ? undefined : { id, text: `the text of ${String(id)}` }))
    },
    'letter.lost': async () => {
      throw new Error('the database is away')
    },
  },
}

let database: Database
const nodes: LiveNode[] = []
beforeAll(async () => {
  if (postgres) database = await openDatabase({ url: postgres.url, directory: '' })
})
afterAll(() => database?.close())
afterEach(async () => {
  completed.mockClear()
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})

/** The heartbeat interval in tests that depend on it. */
const quickly = 400

async function openNode(transport: Transport, beat?: number): Promise<LiveNode> {
  const node = await openLiveNode(database, { rooms: [room], transport, beat })
  nodes.push(node)
  return node
}

const letter = (member: string, id: string) => ({
  name: 'letter.sent',
  to: [toMember(member)],
  data: { id, text: `the text of ${id}` },
  reference: id,
})
const tell = (node: LiveNode, member: string, data: unknown) => node.hub.tell({ name: 'test.news', to: [toMember(member)], data })

const resyncs = (client: LiveClient) => client.frames.filter(({ type }) => type === 'resync').length

/** A transport that can silently lose everything, or fail to publish. */
function wireOf(transport: Transport) {
  let state: 'whole' | 'cut' | 'failing' = 'whole'
  let failures = 0
  return {
    start: (onText: (text: string) => void, onBreak: () => void) =>
      transport.start((text) => {
        if (state !== 'cut') onText(text)
      }, onBreak),
    async publish(text: string) {
      if (state === 'whole') return transport.publish(text)
      if (state === 'failing') {
        failures++
        throw new Error('the wire fails')
      }
    },
    stop: transport.stop,
    cut: () => void (state = 'cut'),
    fail: () => void (state = 'failing'),
    mend: () => void (state = 'whole'),
    failures: () => failures,
  }
}

const channel = async () => 'test'
const overPostgres = () => postgresTransport(database)
const overRedis = () => valkeyTransport({ url: redis?.url ?? '', channel, heartbeat: 200 })

const transports = [
  ...(postgres ? [{ name: 'PostgreSQL', transport: overPostgres }] : []),
  ...(postgres && redis ? [{ name: 'Redis', transport: overRedis }] : []),
]
const pairOver = (transport: () => Transport) => Promise.all([openNode(transport()), openNode(transport())])

describe.each(transports)('two nodes over $name', ({ transport }) => {
  const pair = () => pairOver(transport)

  test('deliver each other’s events in order', async () => {
    const [one, other] = await pair()
    await using ann = await one.open('ann')
    await using ben = await other.open('ben')
    for (let n = 0; n < 500; n++) {
      tell(one, 'ben', n)
      if (n % 50 === 0) await new Promise(setImmediate)
    }
    tell(other, 'ann', 'thanks')
    for (let n = 0; n < 500; n++) expect(await ben.event('test.news')).toBe(n)
    expect(await ann.event('test.news')).toBe('thanks')
    expect(await ann.settled('test.news')).toEqual(['thanks'])
  })

  test('texts of any length and characters arrive unchanged', async () => {
    const [one, other] = await pair()
    await using ben = await other.open('ben')
    const texts = ['x'.repeat(100_000), 'ü€😀\u0000"\\\n'.repeat(5_000), '']
    for (const text of texts) tell(one, 'ben', text)
    for (const text of texts) expect(await ben.event('test.news')).toBe(text)
  })
})

/** What the nodes do with packets, whatever carries them. */
describe.runIf(postgres)('two nodes', () => {
  const transport = overPostgres
  const pair = () => pairOver(transport)

  test('exchange references, and each completes the events its own clients need, in order', async () => {
    const [one, other] = await pair()
    await using ben = await other.open('ben')
    one.hub.tell(letter('nobody here', 'first'))
    one.hub.tell(letter('ben', 'second'))
    one.hub.tell(letter('ben', 'burnt'))
    tell(one, 'ben', 'between')
    one.hub.tell(letter('ben', 'third'))
    expect(await ben.event('letter.sent')).toEqual({ id: 'second', text: 'the text of second' })
    expect(await ben.event('letter.sent')).toEqual({ id: 'third', text: 'the text of third' })
    expect(ben.frames.flatMap((frame) => (frame.type === 'event' ? frame.name : []))).toEqual(['letter.sent', 'test.news', 'letter.sent'])
    expect(completed.mock.calls.flat(2)).not.toContain('first')
  })

  test('a client that loses its connection to one can resume at the other', async () => {
    const [one, other] = await pair()
    await using watcher = await other.open('ben')
    const before = await one.open('ben')
    tell(other, 'ben', 1)
    await before.event('test.news')
    before.cut()
    one.hub.tell(letter('ben', 'missed'))
    tell(other, 'ben', 2)
    // The subscription is active.
    await watcher.event('letter.sent')

    await using after = await other.open('ben', { after: before.place() })
    expect(await after.next('welcome')).toMatchObject({ resumed: true })
    expect(await after.event('letter.sent')).toEqual({ id: 'missed', text: 'the text of missed' })
    expect(await after.settled('test.news')).toEqual([1, 2])
  })

  test('events that no client needed are completed when a client resumes', async () => {
    const [one, other] = await pair()
    const before = await other.open('ben')
    before.cut()
    await vi.waitFor(() => expect(other.hub.audience.clients.size).toBe(0), patiently)
    one.hub.tell(letter('ben', 'missed'))
    await using witness = await other.open('witness')
    tell(one, 'witness', 'arrived')
    await witness.event('test.news')
    expect(completed).not.toHaveBeenCalled()
    await using after = await other.open('ben', { after: before.place() })
    expect(await after.event('letter.sent')).toEqual({ id: 'missed', text: 'the text of missed' })
  })

  test('if events cannot be completed, only the affected clients reload', async () => {
    const [one, other] = await pair()
    await using ben = await other.open('ben')
    await using eve = await other.open('eve')
    one.hub.tell({ name: 'letter.lost', to: [toMember('ben')], data: {}, reference: 'x' })
    tell(one, 'eve', 'afterwards')
    await ben.next('resync')
    await eve.event('test.news')
    expect(eve.frames.some(({ type }) => type === 'resync')).toBe(false)
  })

  test('a node that stops cleanly is not missed; if a node crashes, clients reload', async () => {
    const wire = wireOf(transport())
    const [one, leaving, dying] = await Promise.all([
      openNode(transport(), quickly),
      openNode(transport(), quickly),
      openNode(wire, quickly),
    ])
    await using ann = await one.open('ann')
    for (const node of [leaving, dying]) tell(node, 'ann', 'hello')
    await ann.event('test.news')
    await ann.event('test.news')
    await leaving.stop()
    tell(one, 'ann', 'all is well')
    await ann.event('test.news')
    expect(resyncs(ann)).toBe(0)

    const place = ann.place()
    wire.cut()
    await ann.next('resync')
    await using again = await one.open('ann', { after: place })
    expect(await again.next('welcome')).toMatchObject({ resumed: false })
  })

  test('a lost packet is detected with the next one', async () => {
    const wire = wireOf(transport())
    const [one, other] = await Promise.all([openNode(transport(), quickly), openNode(wire, quickly)])
    await using ben = await other.open('ben')
    tell(one, 'ben', 1)
    expect(await ben.event('test.news')).toBe(1)
    await using witness = await (await openNode(transport(), quickly)).open('ben')
    wire.cut()
    tell(one, 'ben', 2)
    // Someone elsewhere has received it, so it has been sent.
    await witness.event('test.news')
    wire.mend()
    await ben.next('resync')
    tell(one, 'ben', 3)
    expect(await ben.event('test.news')).toBe(3)
  })

  test('failed packets are retried; those dropped because of their age are detected', async () => {
    const wire = wireOf(transport())
    const [one, other] = await Promise.all([openNode(wire, quickly), openNode(transport(), quickly)])
    await using ann = await one.open('ann')
    await using ben = await other.open('ben')
    tell(one, 'ben', 0)
    expect(await ben.event('test.news')).toBe(0)
    wire.fail()
    one.hub.tell({ name: 'test.news', to: [toMember('ann'), toMember('ben')], data: 1 })
    expect(await ann.event('test.news')).toBe(1)
    await vi.waitFor(() => expect(wire.failures()).toBeGreaterThan(1), patiently)
    wire.mend()
    expect(await ben.event('test.news')).toBe(1)
    expect(resyncs(ben)).toBe(0)

    vi.useFakeTimers({ toFake: ['Date'] })
    wire.fail()
    tell(one, 'ben', 2)
    vi.setSystemTime(Date.now() + 10_000)
    const failures = wire.failures()
    await vi.waitFor(() => expect(wire.failures()).toBeGreaterThan(failures), patiently)
    vi.useRealTimers()
    wire.mend()
    await ben.next('resync')
    expect(await ben.settled('test.news')).toEqual([0, 1])
  })
})
