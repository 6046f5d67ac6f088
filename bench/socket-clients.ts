import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { randomFrom } from '#demo/random.ts'
import { type ClientFrame, type ServerFrame, heartbeat, livePath } from '#platform/live.ts'
import type { RelayFrame } from './bare-relay.ts'
import { inputOfChild, reportReady } from './child.ts'
import type { Member } from './community.ts'
import { type Connection, openConnection } from './keep-alive.ts'
import { partnerOf, textOf } from './talk.ts'

export interface SocketClientsInput {
  url: string
  /** The protocol: requests and live events for our server, frames for the bare relay. */
  server: 'ours' | 'relay'
  members: Member[]
}

export interface Talk {
  /** Messages a second, at random times. */
  rate: number
  seconds: number
  seed: string
  /** Whether the relay stores them first. */
  store?: boolean
}

// The clients of all members run in one process, so that one clock measures sending and receiving.
const { url, server, members } = (await inputOfChild()) as SocketClientsInput
const sockets: WebSocket[] = []
const sentAt = new Map<string, number>()
let latencies: number[] = []
/** Idle connections, and callers that wait for one. */
const free: Connection[] = []
const waiting: ((connection: Connection) => void)[] = []

/** How many are opened at a time. */
const batch = 50
/** Enough connections that nobody waits for one, as members have their own. */
const connections = 100

/** Opens the sockets of the next `count` members; each is ready after the response to its first ping. */
async function open(count: number) {
  const until = sockets.length + count
  while (sockets.length < until) {
    const some = members.slice(sockets.length, Math.min(until, sockets.length + batch))
    sockets.push(...(await Promise.all(some.map(openSocket))))
  }
}

async function openSocket(member: Member): Promise<WebSocket> {
  const address = `${url.replace('http', 'ws')}${server === 'ours' ? livePath : `/${member.id}`}`
  const socket = new WebSocket(address, { headers: { cookie: member.cookie }, origin: url, perMessageDeflate: false })
  await once(socket, 'open')
  const pong = Promise.withResolvers<void>()
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as ServerFrame | RelayFrame
    if (frame.type === 'pong') pong.resolve()
    else received(frame, member)
  })
  socket.on('close', (code) => pong.reject(new Error(`a socket was closed: ${code}`)))
  if (server === 'ours') socket.send(JSON.stringify({ type: 'hello', watch: [] } satisfies ClientFrame))
  const ping = () => socket.send('{"type":"ping"}')
  ping()
  await pong.promise
  beat(socket, ping)
  return socket
}

/** Pings like real clients, each at its own time. */
function beat(socket: WebSocket, ping: () => void) {
  const timer = setInterval(ping, heartbeat.interval)
  socket.on('close', (code) => {
    clearInterval(timer)
    process.stderr.write(`a socket was closed: ${code}\n`)
  })
}

function received(frame: ServerFrame | RelayFrame, { id }: Member) {
  if (frame.type === 'message') return arrived(frame.id)
  if (frame.type !== 'event' || frame.name !== 'messages.sent') return
  const { message, receiver_id } = frame.data as { message: { id: string }; receiver_id: string }
  if (receiver_id === id) arrived(message.id)
}

function arrived(id: string) {
  const sent = sentAt.get(id)
  if (sent === undefined) return
  sentAt.delete(id)
  latencies.push(performance.now() - sent)
}

/** Sends messages from random members to their partners. @returns how long each took to its receiver, in milliseconds */
async function talk({ rate, seconds, seed, store = false }: Talk): Promise<number[]> {
  latencies = []
  // New connections each time, since the server closes idle ones.
  if (server === 'ours') free.push(...(await Promise.all(Array.from({ length: connections }, () => openConnection(url)))))
  const random = randomFrom(seed)
  const sending: Promise<void>[] = []
  const started = performance.now()
  for (let at = 0; (at += -Math.log(1 - random.next()) / rate) < seconds;) {
    const wait = started + at * 1000 - performance.now()
    if (wait > 1) await pause(wait)
    const from = random.int(0, sockets.length - 1)
    sending.push(send(from, textOf(random.int(0, 1_000_000)), store))
  }
  await Promise.all(sending)
  for (const connection of free.splice(0)) connection[Symbol.dispose]()
  for (let tries = 0; sentAt.size > 0; tries += 1) {
    if (tries === 100) throw new Error(`${sentAt.size} of ${sending.length} messages did not arrive`)
    await pause(100)
  }
  return latencies
}

async function send(from: number, content: string, store: boolean) {
  const [sender, receiver] = [members[from], members[partnerOf(from)]]
  if (!sender || !receiver) throw new Error('a partner is missing')
  const id = randomUUID()
  if (server === 'relay') {
    sentAt.set(id, performance.now())
    sockets[from]?.send(JSON.stringify({ type: 'message', id, actor: sender.id, to: receiver.id, content, store } satisfies RelayFrame))
    return
  }
  sentAt.set(id, performance.now())
  const connection = free.pop() ?? (await new Promise<Connection>((resolve) => waiting.push(resolve)))
  const { status, body } = await connection.post('/api/messages', sender.cookie, { id, to: receiver.id, content })
  const next = waiting.shift()
  if (next) next(connection)
  else free.push(connection)
  if (status !== 200) throw new Error(`sending got ${status}: ${body.toString()}`)
}

reportReady({}, { open, talk })
process.on('SIGTERM', () => process.exit(0))
