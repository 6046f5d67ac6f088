import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type ClientFrame, livePath } from '#platform/live.ts'
import { inputOfChild, reportReady } from './child.ts'
import type { Member } from './community.ts'
import { type Connection, openConnection } from './keep-alive.ts'

export interface Ask {
  /** The number of concurrent requests, each on its own connection, sent by these members in turn. */
  parallel: number
  members: readonly Member[]
  path: string
  /** The body of a POST; absent for a GET. */
  body?: object
}

/** The responses to a crowd of requests. */
export interface Crowd {
  answered: number
  shed: number
  /** Milliseconds. */
  slowest: number
}

export interface Watch {
  sockets: number
  member: Member
  /** The subjects in each frame. */
  subjects: readonly string[]
  framesASecond: number
}

// Loud clients run in a separate process, so that their work does not distort the quiet member's times.
const { url } = (await inputOfChild()) as { url: string }
let loud = false
let ended: Promise<unknown> = Promise.resolve()

/** Sends all requests once, at the same time. */
async function askOnce(ask: Ask): Promise<Crowd> {
  const connections = await openConnections(ask.parallel)
  try {
    const answers = await Promise.all(connections.map((connection, index) => timed(connection, ask, index)))
    return {
      answered: answers.filter(({ status }) => status === 200).length,
      shed: answers.filter(({ status }) => status === 503).length,
      slowest: Math.max(...answers.map(({ milliseconds }) => milliseconds)),
    }
  } finally {
    for (const connection of connections) connection[Symbol.dispose]()
  }
}

/** Sends all requests at the same time, and again after the responses, until stopped. */
async function askOn(ask: Ask) {
  const connections = await openConnections(ask.parallel)
  loud = true
  ended = (async () => {
    while (loud) await Promise.all(connections.map((connection, index) => timed(connection, ask, index)))
    for (const connection of connections) connection[Symbol.dispose]()
  })()
}

const openConnections = (count: number) => Promise.all(Array.from({ length: count }, () => openConnection(url)))

async function timed(connection: Connection, { members, path, body }: Ask, index: number) {
  const cookie = members[index % members.length]?.cookie ?? ''
  const began = performance.now()
  const { status } = await (body ? connection.post(path, cookie, body) : connection.get(path, cookie))
  return { status, milliseconds: performance.now() - began }
}

/** Watches the same subjects again and again on many sockets, reopening closed ones, until stopped. */
async function watchOn({ sockets, member, subjects, framesASecond }: Watch) {
  loud = true
  ended = Promise.all(
    Array.from({ length: sockets }, async () => {
      while (loud) await watchUntilClosed(member, subjects, 1000 / framesASecond).catch(() => pause(100))
    }),
  )
}

async function watchUntilClosed({ cookie }: Member, subjects: readonly string[], interval: number) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${livePath}`, { headers: { cookie }, origin: url, perMessageDeflate: false })
  await once(socket, 'open')
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
  say({ type: 'hello', watch: [] })
  while (loud && socket.readyState === socket.OPEN) {
    say({ type: 'watch', subjects: [...subjects] })
    await pause(interval)
  }
  socket.terminate()
}

async function beQuiet() {
  loud = false
  await ended
}

reportReady({}, { askOnce, askOn, watchOn, beQuiet })
process.on('SIGTERM', () => process.exit(0))
