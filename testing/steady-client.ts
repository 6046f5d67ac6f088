import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ORPCError } from '@orpc/client'
import { WebSocket } from 'ws'
import { type ClientFrame, type ServerFrame, heartbeat, livePath } from '#platform/live.ts'
import type { Message } from '#features/messages/contract.ts'
import { type Person, visitorOf } from './people.ts'

/** A message that was acknowledged to its sender. */
interface Acknowledged {
  id: string
  to: string
  content: string
}

/** A member's client that behaves like the one in the browser: it never gives up, and works with any address. */
export interface SteadyClient {
  member: Person
  /** In the order of sending. */
  acknowledged: Acknowledged[]
  /** How often it had to resend, reopen its socket, and resume the stream of events or refetch everything. */
  counts: { retries: number; connections: number; resumed: number; resyncs: number }
  /** The server's close codes for its sockets. */
  closeCodes: number[]
  /** Resolves once the message is acknowledged; retries with the same id. Messages are sent one after the other, as people write them. */
  send(to: Pick<Person, 'id'>, content: string): Promise<void>
  /** Resolves once the next message is acknowledged. */
  nextAcknowledged(): Promise<void>
  /** Its messages of a conversation by position: received live, or fetched after a gap. */
  view(other: Pick<Person, 'id'>): Message[]
  /** Resolves once it has the messages 1, 2, 3 … up to a position. @throws Error if that takes more than a minute */
  sees(other: Pick<Person, 'id'>, position: number): Promise<void>
  stop(): void
}

/** Growing pauses between retries, to spare a server that is down; random, so that clients do not return all at once. */
const breath = (failures: number) => pause(Math.min(10 * 2 ** failures, 200) * (0.5 + Math.random()))

interface SteadyClientOptions {
  /** The server's address. */
  url: string
  /** The member's partners, whose conversations a resync refetches. */
  others: readonly Pick<Person, 'id'>[]
  /** Whether to fetch messages missing before a received one; otherwise everything except a resync must arrive live. */
  noticesGaps: boolean
}

export function steadyClient(person: Person, { url, others, noticesGaps }: SteadyClientOptions): SteadyClient {
  const member = personAt(person, url)
  const views = new Map<string, Map<number, Message>>()
  const happened = new EventEmitter().setMaxListeners(0)
  const counts: SteadyClient['counts'] = { retries: 0, connections: 0, resumed: 0, resyncs: 0 }
  const acknowledged: Acknowledged[] = []
  const closeCodes: number[] = []
  let socket: WebSocket
  let lastEvent: string | undefined
  let failures = 0
  let stopped = false

  async function untilAnswered<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      try {
        return await request()
      } catch (error) {
        // A refusal is final, and "unexpected" must never occur; everything else may succeed next time.
        const refused = error instanceof ORPCError && error.status <= 500
        if (refused || stopped) throw error
        counts.retries += 1
        await breath(tries)
      }
    }
  }

  function keep(other: string, message: Message) {
    const view = views.get(other) ?? new Map<number, Message>()
    views.set(other, view)
    const known = view.get(message.position)
    if (known && known.id !== message.id) throw new Error(`position ${message.position} is of two messages`)
    view.set(message.position, message)
    happened.emit('anything')
  }

  const lastWithoutGap = (other: string): number => {
    const view = views.get(other)
    let position = 0
    while (view?.has(position + 1)) position += 1
    return position
  }

  /** The messages after a gap. */
  async function ask(id: string) {
    for (let more = true; more;) {
      const page = await untilAnswered(() => member.call.messages.list({ id, after: lastWithoutGap(id) }))
      for (const message of page.items) keep(id, message)
      more = page.more
    }
  }

  function hear(frame: ServerFrame) {
    failures = 0
    if (frame.type === 'pong') lastEvent = frame.at
    if (frame.type === 'welcome' && frame.resumed) counts.resumed += 1
    if ((frame.type === 'welcome' && !frame.resumed) || frame.type === 'resync') {
      counts.resyncs += 1
      if (frame.type === 'welcome') lastEvent = frame.at
      for (const { id } of others) void ask(id).catch(fail)
    }
    if (frame.type !== 'event') return
    lastEvent = frame.id ?? lastEvent
    if (frame.name !== 'messages.sent') return
    const { message, receiver_id } = frame.data as { message: Message; receiver_id: string }
    const other = message.sender_id === member.id ? receiver_id : message.sender_id
    keep(other, message)
    if (noticesGaps && lastWithoutGap(other) < message.position) void ask(other).catch(fail)
  }

  const fail = (error: unknown) => void (!stopped && happened.emit('error', error))

  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
  const beat = setInterval(() => socket.readyState === socket.OPEN && say({ type: 'ping' }), heartbeat.interval)

  function connect() {
    counts.connections += 1
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    socket = new WebSocket(url.replace('http', 'ws') + livePath, { headers: { cookie, origin: url, 'x-forwarded-for': member.address } })
    socket.on('open', () => say({ type: 'hello', watch: [], ...(lastEvent && { after: lastEvent }) }))
    socket.on('message', (data) => hear(JSON.parse((data as Buffer).toString()) as ServerFrame))
    socket.on('error', () => {})
    socket.on('close', (code) => {
      closeCodes.push(code)
      if (!stopped) void breath(failures++).then(connect)
    })
  }
  connect()

  async function until(isSo: () => boolean, signal?: AbortSignal) {
    while (!isSo()) await once(happened, 'anything', { signal })
  }

  async function sees(other: string, position: number) {
    const timeout = AbortSignal.timeout(60_000)
    try {
      await until(() => lastWithoutGap(other) >= position, timeout)
    } catch (error) {
      if (!timeout.aborted) throw error
      throw new Error(`${member.full_name} has seen no more than the first ${lastWithoutGap(other)} of ${position} messages`, {
        cause: error,
      })
    }
  }

  return {
    member,
    acknowledged,
    counts,
    closeCodes,
    async send(to, content) {
      const message = { id: randomUUID(), to: to.id, content }
      await untilAnswered(() => member.call.messages.send(message))
      acknowledged.push(message)
      happened.emit('anything')
    },
    nextAcknowledged() {
      const before = acknowledged.length
      return until(() => acknowledged.length > before)
    },
    view: (other) => [...(views.get(other.id)?.values() ?? [])].toSorted((a, b) => a.position - b.position),
    sees: (other, position) => sees(other.id, position),
    stop() {
      stopped = true
      clearInterval(beat)
      socket.terminate()
    },
  }
}

/** The same browser at another address of the site. */
function personAt(person: Person, url: string): Person {
  const there = visitorOf(url, person, false)
  for (const [name, value] of person.cookies) there.cookies.set(name, value)
  return Object.assign(there, { id: person.id })
}
