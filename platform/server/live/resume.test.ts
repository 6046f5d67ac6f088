import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { type LiveNode, openLiveNode } from '#testing/live-node.ts'
import { type LiveEvent, type RoomLive, toMember } from './index.ts'

/** The machine may be busy. */
const patiently = { timeout: 10_000 }

const database = testDatabase()
let node: LiveNode
/** Who may watch which plant of this room; unrestricted if absent. */
const fences = new Map<string, string>()

const room: RoomLive = {
  watchable: {
    plant: async (_services, actor, ids) => ids.filter((id) => (fences.get(id) ?? actor.id) === actor.id),
    broken: async () => {
      throw new Error('a fault of ours')
    },
  },
}

beforeAll(async () => {
  node = await openLiveNode(database, { rooms: [room] })
})
afterAll(() => node.stop())

const news = (member: string, data: unknown, options: Partial<LiveEvent> = {}): LiveEvent => ({
  name: 'test.news',
  to: [toMember(member)],
  data,
  ...options,
})
const grown = (plant: string, data: unknown): LiveEvent => ({ name: 'plant.grown', to: [`plant:${plant}`], data })

describe('a client that was away', () => {
  test('receives what it missed, in order, and continues', async () => {
    const member = randomUUID()
    const before = await node.open(member)
    node.hub.tell(news(member, 1))
    await before.event('test.news')
    before.cut()
    for (const n of [2, 3]) node.hub.tell(news(member, n))
    node.hub.tell(news('somebody else', 'not for them'))

    await using after = await node.open(member, { after: before.place() })
    node.hub.tell(news(member, 4))
    expect(await after.next('welcome')).toEqual({ type: 'welcome', resumed: true, at: before.place() })
    // Recent events are repeated, because another node may have delivered them later.
    expect(await after.settled('test.news')).toEqual([1, 2, 3, 4])
  })

  test('may resume from a pong, although no event was addressed to it', async () => {
    const member = randomUUID()
    const before = await node.open(member)
    node.hub.tell(news('somebody else', 1))
    before.send({ type: 'ping' })
    const { at } = await before.next('pong')
    await before.close()
    node.hub.tell(news(member, 'missed'))
    await using after = await node.open(member, { after: at })
    expect(await after.event('test.news')).toBe('missed')
  })

  test('and from the welcome itself', async () => {
    const member = randomUUID()
    const before = await node.open(member)
    before.cut()
    node.hub.tell(news(member, 'missed'))
    await using after = await node.open(member, { after: before.place() })
    expect(await after.event('test.news')).toBe('missed')
  })

  test('reloads everything if its position is unknown here', async () => {
    await using client = await node.open('far away', { after: 'another-node.17' })
    expect(await client.next('welcome')).toEqual({ type: 'welcome', resumed: false, at: node.hub.stream.head() })
  })

  test('does not receive passing events again', async () => {
    const member = randomUUID()
    const before = await node.open(member)
    node.hub.tell(news(member, 'typing', { passing: true }))
    expect(await before.next('event')).toEqual({ type: 'event', name: 'test.news', data: 'typing' })
    before.cut()
    node.hub.tell(news(member, 'typing', { passing: true }))
    await using after = await node.open(member, { after: before.place() })
    expect(await after.settled('test.news')).toEqual([])
  })

  test('receives more than fits into the send buffer', async () => {
    const member = randomUUID()
    const before = await node.open(member)
    before.cut()
    const long = 'x'.repeat(4_000)
    for (let n = 0; n < 1_000; n++) node.hub.tell(news(member, [n, long]))
    await using after = await node.open(member, { after: before.place() })
    for (let n = 0; n < 1_000; n++) expect(await after.event('test.news')).toEqual([n, long])
  })

  test('receives each event once and in order, even if more arrive while it catches up', async () => {
    const member = randomUUID()
    const before = await node.open(member)
    before.cut()
    for (let n = 0; n < 500; n++) node.hub.tell(news(member, n))
    const opening = node.open(member, { after: before.place() })
    for (let n = 500; n < 600; n++) {
      await new Promise(setImmediate)
      node.hub.tell(news(member, n))
    }
    await using after = await opening
    expect(await after.settled('test.news')).toEqual(Array.from({ length: 600 }, (_, n) => n))
  })
})

test('an event sent after a transaction arrives on commit, and never after a rollback', async () => {
  const member = randomUUID()
  await using client = await node.open(member)
  const failing = database.transaction(async (tx) => {
    node.hub.tellAfter(tx, news(member, 'undone'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await database.transaction(async (tx) => {
    node.hub.tellAfter(tx, news(member, 'done'))
    expect(await client.settled('test.news')).toEqual([])
  })
  expect(await client.settled('test.news')).toEqual(['done'])
})

test('an event that cannot be sent does no harm', async () => {
  const member = randomUUID()
  await using client = await node.open(member)
  const circle: unknown[] = []
  circle.push(circle)
  expect(() => node.hub.tell(news(member, circle))).not.toThrow()
  node.hub.tell(news(member, 'next'))
  expect(await client.event('test.news')).toBe('next')
})

describe('a subject', () => {
  test('sends events to its watchers while they watch it', async () => {
    const oak = randomUUID()
    await using one = await node.open('one', { watch: [`plant:${oak}`] })
    await using other = await node.open('other')
    node.hub.tell(grown(oak, 1))
    expect(await one.event('plant.grown')).toBe(1)
    expect(await other.settled('plant.grown')).toEqual([])

    one.send({ type: 'watch', subjects: ['plant:another'] })
    await vi.waitFor(() => expect(node.hub.audience.of(`plant:${oak}`).size).toBe(0), patiently)
    node.hub.tell(grown(oak, 2))
    expect(await one.settled('plant.grown')).toEqual([1])
  })

  test('sends nothing to clients without permission, nor do unknown subjects or other members', async () => {
    const rose = randomUUID()
    fences.set(rose, 'gardener')
    const subjects = [`plant:${rose}`, 'member:gardener', 'constructor:x', 'stone:1', 'nonsense']
    await using stranger = await node.open('stranger', { watch: subjects })
    await using gardener = await node.open('gardener', { watch: [`plant:${rose}`] })
    node.hub.tell(grown(rose, 1))
    node.hub.tell(news('gardener', 'private'))
    expect(await gardener.event('plant.grown')).toBe(1)
    expect(await stranger.settled('plant.grown')).toEqual([])
    expect(await stranger.settled('test.news')).toEqual([])
  })

  test('sends changes made just before it was watched', async () => {
    const fern = randomUUID()
    await using client = await node.open('late')
    node.hub.tell(grown(fern, 'a moment ago'))
    client.send({ type: 'watch', subjects: [`plant:${fern}`] })
    expect(await client.event('plant.grown')).toBe('a moment ago')
  })

  test('stops sending events when permission is withdrawn, and resumes when it is granted', async () => {
    const vine = randomUUID()
    await using client = await node.open('neighbour', { watch: [`plant:${vine}`] })
    fences.set(vine, 'gardener')
    node.hub.tell(news('neighbour', 'a fence', { rewatch: true }))
    await vi.waitFor(() => expect(node.hub.audience.of(`plant:${vine}`).size).toBe(0), patiently)
    fences.delete(vine)
    node.hub.tell(news('neighbour', 'a gate', { rewatch: true }))
    await vi.waitFor(() => expect(node.hub.audience.of(`plant:${vine}`).size).toBe(1), patiently)
    expect(await client.settled('test.news')).toEqual(['a fence', 'a gate'])
  })

  test('ends at once when permission is withdrawn, while other events wait for the check and arrive', async () => {
    const [vine, moss] = [randomUUID(), randomUUID()]
    await using client = await node.open('neighbour', { watch: [`plant:${vine}`, `plant:${moss}`] })
    fences.set(vine, 'gardener')
    node.hub.tell(news('neighbour', 'a fence', { rewatch: true }))
    node.hub.tell(grown(vine, 'behind it'))
    node.hub.tell(grown(moss, 'beside it'))
    node.hub.tell(news('neighbour', 'a gate'))
    expect(await client.settled('plant.grown')).toEqual(['beside it'])
    expect(await client.settled('test.news')).toEqual(['a fence', 'a gate'])
  })

  test('that cannot be checked closes the socket, so that the client retries', async () => {
    const client = await node.open('unlucky', { hello: false })
    client.send({ type: 'hello', watch: ['broken:1'] })
    expect(await client.closed).toBe(1011)
  })
})
