import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RawData, type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { type ClientFrame, type ServerFrame, closeCodes } from '#platform/live.ts'
import { type ConnectionOptions, type LiveConnection, openConnection } from './connection.ts'

/** A scripted server: it records what clients send, and answers a given number of pings. */
let server: WebSocketServer
let sockets: ServerSocket[]
let frames: ClientFrame[]
let connection: LiveConnection | undefined
/** How many more pings are answered. */
let answers: number

const readClientFrame = (data: RawData) => JSON.parse((data as Buffer).toString()) as ClientFrame

beforeEach(async () => {
  sockets = []
  frames = []
  answers = 0
  server = new WebSocketServer({ port: 0, handleProtocols: (protocols) => protocols.has('esg-network') && 'esg-network' })
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => {
      const frame = readClientFrame(data)
      frames.push(frame)
      if (frame.type === 'ping' && answers-- > 0) tell({ type: 'pong', at: 'place-4' })
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(async () => {
  connection?.close()
  for (const socket of server.clients) socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})

const waiting = { timeout: 5_000, interval: 5 }

/** A client with short timeouts that records its callbacks. */
function client(options: Partial<ConnectionOptions> = {}) {
  const told = { status: [] as string[], events: [] as unknown[], resyncs: 0, openings: 0, sessionEnded: 0 }
  connection = openConnection({
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    member: 'ann',
    subjects: () => ['profile:1'],
    onStatus: (status) => told.status.push(status),
    onEvent: (_name, data) => told.events.push(data),
    onResync: () => (told.resyncs += 1),
    onOpen: () => (told.openings += 1),
    hasSession: () => Promise.resolve(true),
    onSessionEnded: () => (told.sessionEnded += 1),
    ...options,
    times: { interval: 60_000, timeout: 60_000, shortest: 1, longest: 5, blip: 0, steady: 0, ...options.times },
  })
  return { ...told, told, connection }
}

const tell = (frame: ServerFrame) => sockets.at(-1)?.send(JSON.stringify(frame))
const hellos = () => frames.filter((frame) => frame.type === 'hello')
const greeted = (count: number) => vi.waitFor(() => expect(hellos()).toHaveLength(count), waiting)

/** Waits for the client's `hello` number `count` and welcomes it. */
async function welcome(count: number, resumed: boolean, at: string) {
  await greeted(count)
  tell({ type: 'welcome', resumed, at })
}

test('says hello with its subjects, is open once welcomed, and has missed nothing at first', async () => {
  const { told } = client()
  await welcome(1, false, 'place-1')
  await vi.waitFor(() => expect(told.openings).toBe(1), waiting)
  expect(frames).toEqual([{ type: 'hello', watch: ['profile:1'], member: 'ann' }])
  expect(told.status).toEqual(['open'])
  expect(told.resyncs).toBe(0)
})

test('events since the page was created are delivered, or it reloads', async () => {
  const { told } = client({ after: 'place-0' })
  await welcome(1, false, 'place-9')
  await vi.waitFor(() => expect(told.resyncs).toBe(1), waiting)
  expect(frames).toEqual([{ type: 'hello', after: 'place-0', watch: ['profile:1'], member: 'ann' }])
})

test('resumes after the last event, and delivers repeated events once', async () => {
  const { told } = client()
  await welcome(1, false, 'place-1')
  tell({ type: 'event', name: 'a', data: 'first', id: 'event-1' })
  tell({ type: 'event', name: 'a', data: 'passing' })
  await vi.waitFor(() => expect(told.events).toEqual(['first', 'passing']), waiting)
  sockets[0]?.terminate()
  await welcome(2, true, 'place-9')
  expect(hellos()[1]).toEqual({ type: 'hello', after: 'event-1', watch: ['profile:1'], member: 'ann' })
  tell({ type: 'event', name: 'a', data: 'first', id: 'event-1' })
  tell({ type: 'event', name: 'a', data: 'second', id: 'event-2' })
  await vi.waitFor(() => expect(told.events).toEqual(['first', 'passing', 'second']), waiting)
  expect(told.resyncs).toBe(0)
})

test('an interrupted resumption restarts at the same position', async () => {
  client()
  await welcome(1, false, 'place-1')
  sockets[0]?.terminate()
  await welcome(2, true, 'place-9')
  sockets[1]?.terminate()
  await greeted(3)
  expect(hellos()[2]).toMatchObject({ after: 'place-1' })
})

test('reloads when the server cannot resume, or asks for it', async () => {
  const { told } = client()
  await welcome(1, false, 'place-1')
  sockets[0]?.terminate()
  await welcome(2, false, 'place-5')
  await vi.waitFor(() => expect(told.resyncs).toBe(1), waiting)
  tell({ type: 'resync' })
  await vi.waitFor(() => expect(told.resyncs).toBe(2), waiting)
  sockets[1]?.terminate()
  await greeted(3)
  expect(hellos()[2]).toMatchObject({ after: 'place-5' })
})

test('a silent server is given up, a responding one is kept', async () => {
  answers = 3
  const { told } = client({ times: { interval: 10, timeout: 200 } })
  await welcome(1, false, 'place-1')
  await greeted(2)
  expect(frames.filter((frame) => frame.type === 'ping')).toHaveLength(4)
  expect(hellos()[1]).toMatchObject({ after: 'place-4' })
  await vi.waitFor(() => expect(told.status).toContain('down'), waiting)
})

test('pings continue while events arrive, because the server expects them', async () => {
  answers = 1_000
  const { told } = client({ times: { interval: 20 } })
  await welcome(1, false, 'place-1')
  const events = setInterval(() => tell({ type: 'event', name: 'a', data: 'one of many' }), 1)
  await vi.waitFor(() => expect(frames.filter((frame) => frame.type === 'ping').length).toBeGreaterThan(3), waiting)
  clearInterval(events)
  expect(told.events.length).toBeGreaterThan(0)
  expect(sockets).toHaveLength(1)
})

test('a server that never sends a welcome is given up', async () => {
  client({ times: { timeout: 30 } })
  await greeted(3)
  expect(hellos()[2]).toEqual({ type: 'hello', watch: ['profile:1'], member: 'ann' })
})

test('waking up checks the connection immediately', async () => {
  const { told, connection: live } = client()
  await welcome(1, false, 'place-1')
  await vi.waitFor(() => expect(told.openings).toBe(1), waiting)
  live.check()
  await vi.waitFor(() => expect(frames.at(-1)).toEqual({ type: 'ping' }), waiting)
})

test('waking up skips the delay before the next attempt', async () => {
  const { told, connection: live } = client({ times: { shortest: 60_000_000, longest: 60_000_000 } })
  await welcome(1, false, 'place-1')
  await vi.waitFor(() => expect(told.openings).toBe(1), waiting)
  live.drop()
  await vi.waitFor(() => expect(told.status).toEqual(['open', 'connecting', 'down']), waiting)
  live.check()
  await welcome(2, true, 'place-1')
  await vi.waitFor(() => expect(told.status.at(-1)).toBe('open'), waiting)
})

describe('with tickets', () => {
  const offered = () => [...server.clients].map((socket) => socket.protocol)

  test('each attempt uses a new ticket', async () => {
    const seen: (string | undefined)[] = []
    server.on('connection', (_socket, request) => seen.push(request.headers['sec-websocket-protocol']))
    let given = 0
    client({ ticket: async () => `t${++given}` })
    await welcome(1, false, 'place-1')
    sockets[0]?.terminate()
    await welcome(2, true, 'place-1')
    expect(seen).toEqual(['esg-network, ticket.t1', 'esg-network, ticket.t2'])
    expect(offered()).toEqual(['esg-network'])
  })

  test('a failed ticket request is retried', async () => {
    let asked = 0
    const { told } = client({ ticket: async () => (++asked < 3 ? Promise.reject(new TypeError('offline')) : 'third') })
    await welcome(1, false, 'place-1')
    await vi.waitFor(() => expect(told.status).toEqual(['down', 'open']), waiting)
    expect(asked).toBe(3)
  })

  test('a ticket that does not arrive is given up, and opens nothing if it arrives late', async () => {
    const late = Promise.withResolvers<string>()
    let asked = 0
    client({ ticket: () => (++asked === 1 ? late.promise : Promise.resolve(`t${asked}`)), times: { timeout: 30 } })
    await greeted(1)
    late.resolve('late')
    await welcome(1, false, 'place-1')
    expect(sockets).toHaveLength(1)
  })

  test('a ticket that arrives after closing, or a duplicate request, opens no second socket', async () => {
    const first = Promise.withResolvers<string>()
    const { connection: live } = client({ ticket: () => first.promise })
    live.check()
    live.close()
    first.resolve('late')
    client({ ticket: () => Promise.resolve('t') }).connection.check()
    await welcome(1, false, 'place-1')
    expect(sockets).toHaveLength(1)
  })

  test('a refused ticket leads to a session check', async () => {
    const { told } = client({ ticket: () => Promise.reject(new Error('401')), hasSession: () => Promise.resolve(false) })
    await vi.waitFor(() => expect(told.sessionEnded).toBe(1), waiting)
    expect(sockets).toHaveLength(0)
  })
})

test('after the session has ended there are no more attempts, and the connection does not count as down', async () => {
  const answer = Promise.withResolvers<boolean>()
  const { told } = client({ hasSession: () => answer.promise })
  await welcome(1, false, 'place-1')
  sockets[0]?.close(closeCodes.sessionEnded)
  await vi.waitFor(() => expect(told.status).toEqual(['open', 'connecting', 'down']), waiting)
  answer.resolve(false)
  await vi.waitFor(() => expect(told.sessionEnded).toBe(1), waiting)
  expect(told.status.at(-1)).toBe('connecting')
})

test('a refused upgrade leads to a session check', async () => {
  server.options.verifyClient = (_info: unknown, answer: (isAllowed: boolean, code: number) => void) => answer(false, 401)
  const { told } = client({ hasSession: () => Promise.resolve(false) })
  await vi.waitFor(() => expect(told.sessionEnded).toBe(1), waiting)
  expect(told.status).not.toContain('open')
})

test('the session is kept if the server cannot be reached', async () => {
  const { told } = client({ hasSession: () => Promise.reject(new TypeError('offline')) })
  await welcome(1, false, 'place-1')
  sockets[0]?.close(closeCodes.sessionEnded)
  await greeted(2)
  expect(told.sessionEnded).toBe(0)
})
