import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import type { LiveClient } from '#testing/live-client.ts'
import { type LiveNode, openLiveNode } from '#testing/live-node.ts'
import { closeCodes } from '#platform/live.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { type RoomLive, toMember } from './index.ts'

/** The machine may be busy. */
const patiently = { timeout: 10_000 }

const database = testDatabase()
let node: LiveNode
const heard: unknown[] = []

/** Pending permission checks; those of ids that begin with 'slow' wait until the test releases them. */
const asking: { member: string; ids: readonly string[] }[] = []
let answerSlow = () => {}

const room: RoomLive = {
  watchable: {
    async test(_services, actor, ids) {
      asking.push({ member: actor.id, ids })
      if (ids[0]?.startsWith('slow')) await new Promise<void>((resolve) => (answerSlow = resolve))
      return ids
    },
  },
  signals: {
    'test.said': async (_services, actor, data) => void heard.push([actor.id, data]),
    'test.refused': async () => {
      throw new Refusal(problems.notAllowed)
    },
    'test.broken': async () => {
      throw new TypeError('a fault of ours')
    },
  },
}

beforeAll(async () => {
  node = await openLiveNode(database, { rooms: [room] })
})
afterAll(() => node.stop())

const tell = (member: string, data: unknown) => node.hub.tell({ name: 'test.news', to: [toMember(member)], data })

test('thousands of events at once do not block others, and arrive in order', async () => {
  await using ann = await node.open('ann')
  const turns: number[] = []
  let isOver = false
  const look = () => {
    turns.push(node.hub.figures().told)
    if (!isOver) setImmediate(look)
  }
  look()
  for (let n = 0; n < 2_000; n += 1) tell('ann', n)
  // Events sent meanwhile queue up behind them.
  setImmediate(() => tell('ann', 2_000))
  for (let n = 0; n <= 2_000; n += 1) expect(await ann.event('test.news')).toBe(n)
  isOver = true
  const inOneTurn = turns.slice(1).map((told, index) => told - (turns[index] ?? 0))
  expect(Math.max(...inOneTurn)).toBeLessThanOrEqual(100)
})

test('an event for many clients is sent in groups, and to each client in order', async () => {
  const many = await Promise.all(Array.from({ length: 120 }, (_, n) => node.open(`one of many ${n}`, { watch: ['test:all'] })))
  await Promise.all(many.map((client) => client.settled('test.news')))
  const theirs = [...node.hub.audience.of('test:all')]
  const sends = theirs.map((client) => vi.spyOn(client, 'send'))
  node.hub.tell({ name: 'test.news', to: ['test:all'], data: 'for all' })
  expect(sends.filter((send) => send.mock.calls.length > 0)).toHaveLength(100)
  for (let n = 0; n < many.length; n += 1) tell(`one of many ${n}`, 'for one')
  for (const client of many) expect([await client.event('test.news'), await client.event('test.news')]).toEqual(['for all', 'for one'])
  node.hub.tell({ name: 'test.news', to: ['test:all'], data: 'for all again' })
  for (const client of many) {
    expect(await client.event('test.news')).toBe('for all again')
    await client.close()
  }
})

describe('a client', () => {
  test('receives nothing before its hello', async () => {
    await using shy = await node.open('shy', { hello: false })
    tell('shy', 1)
    shy.send({ type: 'hello', watch: [] })
    await shy.next('welcome')
    tell('shy', 2)
    expect(await shy.event('test.news')).toBe(2)
    expect(shy.frames.map(({ type }) => type)).toEqual(['welcome', 'event'])
  })

  test('whose page is of another member than its session is told that the session has ended', async () => {
    await using own = await node.open('new here', { hello: false })
    own.send({ type: 'hello', watch: [], member: 'new here' })
    await own.next('welcome')
    const former = await node.open('new here', { hello: false })
    former.send({ type: 'hello', watch: [], member: 'gone' })
    expect(await former.closed).toBe(closeCodes.sessionEnded)
    expect(former.frames).toEqual([])
  })

  test('receives an event once, whatever its topics, like all clients of its member', async () => {
    const clients = [await node.open('twice'), await node.open('twice')]
    node.hub.tell({ name: 'test.news', to: [toMember('twice'), toMember('other'), toMember('twice')], data: { n: 1 } })
    for (const client of clients) expect(await client.settled('test.news')).toEqual([{ n: 1 }])
    await Promise.all(clients.map((client) => client.close()))
  })

  test('gets the current stream position with each pong', async () => {
    await using idle = await node.open('idle')
    tell('somebody else', 1)
    idle.send({ type: 'ping' })
    expect(await idle.next('pong')).toEqual({ type: 'pong', at: node.hub.stream.head() })
  })

  test('can send signals to rooms; refused, unknown and failing ones do not close the connection', async () => {
    await using client = await node.open('speaker')
    for (const name of ['test.refused', 'test.broken', 'test.unknown', 'constructor', '__proto__'])
      client.send({ type: 'signal', name, data: {} })
    client.send({ type: 'signal', name: 'test.said', data: { to: 'you' } })
    await vi.waitFor(() => expect(heard).toEqual([['speaker', { to: 'you' }]]), patiently)
    expect(await client.settled('test.news')).toEqual([])
  })

  test.each([
    ['no JSON', 'hello?', 1008],
    ['null', 'null', 1008],
    ['an unknown frame', JSON.stringify({ type: 'shout' }), 1008],
    ['a frame of a wrong shape', JSON.stringify({ type: 'watch', subjects: 'all' }), 1008],
    ['too many subjects', JSON.stringify({ type: 'watch', subjects: Array(501).fill('test:1') }), 1008],
    ['a second hello', JSON.stringify({ type: 'hello', watch: [] }), 1008],
    ['bytes', new Uint8Array([1, 2, 3]), 1003],
    ['more than a frame may hold', JSON.stringify({ type: 'signal', name: 'test.said', data: 'x'.repeat(70_000) }), 1009],
  ])('that sends %s is disconnected, and no other', async (_what, frame, code) => {
    await using other = await node.open('bystander')
    const client = await node.open('clumsy')
    client.send(frame)
    expect(await client.closed).toBe(code)
    expect(await other.settled('test.news')).toEqual([])
  })

  test('that sends anything before its hello is disconnected', async () => {
    const client = await node.open('hasty', { hello: false })
    client.send({ type: 'ping' })
    expect(await client.closed).toBe(1008)
  })

  /** For flooding, or on a slow machine because its queue is full. */
  const disconnected = [1008, 1013]

  test('that floods the server is disconnected, and only what was sent until then is processed', async () => {
    heard.length = 0
    const client = await node.open('flood')
    for (let n = 0; n < 1_000; n++) client.send({ type: 'signal', name: 'test.said', data: n })
    expect(disconnected).toContain(await client.closed)
    expect(heard.length).toBeLessThan(500)
  })

  test('that floods from many sockets gets no more than from one', async () => {
    heard.length = 0
    const clients = await Promise.all(Array.from({ length: 5 }, () => node.open('flood of many')))
    for (let n = 0; n < 1_000; n++) clients[n % 5]?.send({ type: 'signal', name: 'test.said', data: n })
    for (const { closed } of clients) expect(disconnected).toContain(await closed)
    expect(heard.length).toBeLessThan(500)
  })

  test('that sends large frames may send fewer of them', async () => {
    const client = await node.open('verbose')
    for (let n = 0; n < 40; n++) client.send({ type: 'signal', name: 'test.refused', data: 'x'.repeat(50_000) })
    expect(await client.closed).toBe(1008)
  })

  test('that keeps changing its subjects is checked once at a time, for the latest request only, and does not block others', async () => {
    const loud = [await node.open('loud'), await node.open('loud')] as const
    asking.length = 0
    const watchSlow = (client: LiveClient, n: number) => client.send({ type: 'watch', subjects: [`test:slow ${n}`] })
    for (let n = 0; n < 20; n++) for (const client of loud) watchSlow(client, n)
    await vi.waitFor(() => expect(asking).toHaveLength(1), patiently)

    await using quiet = await node.open('quiet', { watch: ['test:1'] })
    node.hub.tell({ name: 'test.news', to: ['test:1'], data: 'heard' })
    expect(await quiet.event('test.news')).toBe('heard')
    expect(asking).toEqual([
      { member: 'loud', ids: ['slow 0'] },
      { member: 'quiet', ids: ['1'] },
    ])

    await vi.waitFor(() => {
      answerSlow()
      expect(node.hub.audience.of('test:slow 19').size).toBe(2)
    }, patiently)
    expect(asking.filter(({ member }) => member === 'loud').map(({ ids }) => ids[0])).toEqual(['slow 0', 'slow 19', 'slow 19'])
    await Promise.all(loud.map((client) => client.close()))
  })

  test('that opens too many sockets loses its oldest', async () => {
    const clients = await Promise.all(Array.from({ length: 30 }, () => node.open('collector')))
    const [oldest] = node.hub.audience.of(toMember('collector'))
    await using newest = await node.open('collector')
    expect(await Promise.race(clients.map((client) => client.closed))).toBe(closeCodes.tooMany)
    expect(node.hub.audience.of(toMember('collector')).size).toBe(30)
    expect(node.hub.audience.clients.has(oldest as never)).toBe(false)
    tell('collector', 'still here')
    expect(await newest.event('test.news')).toBe('still here')
    await Promise.all(clients.map((client) => client.close()))
  })

  test('that reads too slowly is disconnected to protect memory, and receives everything after reconnecting', async () => {
    const slow = await node.open('slow')
    const place = slow.place()
    slow.pause()
    const news = 'x'.repeat(100_000)
    let told = 0
    for (; node.hub.audience.of(toMember('slow')).size > 0 && told < 1_000; told++) {
      tell('slow', [told, news])
      await new Promise(setImmediate)
    }
    expect(told).toBeLessThan(1_000)
    slow.resume()
    expect([closeCodes.tooSlow, 1006]).toContain(await slow.closed)

    await using again = await node.open('slow', { after: place })
    for (let n = 0; n < told; n++) expect(await again.event<[number, string]>('test.news')).toEqual([n, news])
  })
})

test('a silent client is disconnected; one that pings is not', async () => {
  await using impatient = await openLiveNode(database, { silence: 300 })
  const silent = await impatient.open('silent')
  const lively = await impatient.open('lively')
  const pings = setInterval(() => lively.send({ type: 'ping' }), 50)
  expect(await silent.closed).toBe(closeCodes.silent)
  expect(await lively.settled('test.news')).toEqual([])
  clearInterval(pings)
})

test('a client that connects while the server is overloaded or shutting down is asked to come back later', async () => {
  let busy = true
  const leaving = await openLiveNode(database, { isOverloaded: () => busy })
  await expect(leaving.open('early')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  busy = false
  const client = await leaving.open('early')
  const left = leaving.sockets.close()
  await expect(leaving.open('late')).rejects.toMatchObject({ status: 503 })
  expect(await client.closed).toBe(closeCodes.restarting)
  await left
  await leaving.stop()
})
