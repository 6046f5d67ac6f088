import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../database/index.ts'
import type { Services } from '../services.ts'
import { type Audience, liveAudience } from './audience.ts'
import { completion, eventFrame } from './complete.ts'
import { fanOut } from './fan-out.ts'
import { incomingEvents } from './incoming.ts'
import type { Live, RoomLive } from './index.ts'
import type { LiveEvent } from './live-event.ts'
import type { TravellingEvent } from './packet.ts'
import { resyncAll } from './resync.ts'
import { type RoomsLive, togetherLive } from './rooms.ts'
import { type EventStream, type ToldEvent, eventStream } from './stream.ts'
import { tellMany } from './tell-many.ts'
import type { Transport } from './transport.ts'

/** The live connection of one node, as the modules that implement it need it. */
export interface LiveHub extends Live {
  readonly audience: Audience
  readonly stream: EventStream
  readonly rooms: RoomsLive
  /** Builds the frames of events that are only available as references. */
  complete(events: readonly ToldEvent[]): Promise<void>
  /** Starts delivery of events; before, no client is connected. */
  start(services: Services, rooms: readonly RoomLive[]): Promise<void>
  stop(): Promise<void>
}

interface HubOptions {
  database: Database
  log: Logger
  /** How other nodes are reached; undefined for a single node. */
  transport?: Transport | undefined
  /** Heartbeat interval of a node in milliseconds. */
  beat?: number
}

/** Events per turn of the event loop, because one change may affect thousands of clients. */
const toldAtOnce = 50

export function liveHub({ database, log, transport, beat }: HubOptions): LiveHub {
  const node = randomBytes(6).toString('base64url')
  const nodes = transport && fanOut({ node, transport, log, beat })
  const audience = liveAudience()
  const stream = eventStream(`${node}.`)
  let rooms = togetherLive([])
  let complete: LiveHub['complete'] = async () => {}
  let started = false
  let told = 0
  let toldThisTurn = 0
  let waiting: LiveEvent[] = []

  function deliver(event: ToldEvent) {
    if (event.id !== undefined) stream.append({ ...event, id: event.id })
    if (!event.frame) return
    const clients = [...audience.ofAny(event.to)]
    tellMany(
      clients.filter(({ caughtUp }) => caughtUp),
      event.frame,
    )
    if (event.rewatch) for (const client of clients) client.rewatch()
  }

  function tell(event: LiveEvent) {
    if (!started) return
    if (toldThisTurn === 0) setImmediate(tellNextTurn)
    toldThisTurn += 1
    if (toldThisTurn > toldAtOnce) waiting.push(event)
    else tellNow(event)
  }

  function tellWaiting(most: number) {
    const some = waiting.slice(0, most)
    waiting = waiting.slice(most)
    for (const event of some) tellNow(event)
  }

  // Leaves the caller's async context, which may be inside a transaction.
  const tellNextTurn = AsyncLocalStorage.bind(() => {
    tellWaiting(toldAtOnce)
    // While events are queued, new ones are queued behind them.
    toldThisTurn = waiting.length > 0 ? toldAtOnce : 0
    if (waiting.length > 0) setImmediate(tellNextTurn)
  })

  function tellNow({ name, to, data, reference, passing = false, rewatch }: LiveEvent) {
    try {
      const number = passing ? undefined : ++told
      const id = number === undefined ? undefined : `${node}.${number}`
      deliver({ id, name, to, frame: eventFrame({ id, name }, data), rewatch })
      nodes?.publish({ number, name, to: [...to], rewatch, ...(reference === undefined ? { data } : { reference }) })
    } catch (error) {
      log.error({ err: error, event: name }, 'a live event could not be delivered')
    }
  }

  const receive = incomingEvents({ audience, complete: (events) => complete(events), deliver, log })
  const hear = (from: string, events: readonly TravellingEvent[]) => receive(events.map((event) => toldElsewhere(from, event)))

  return {
    audience,
    stream,
    get rooms() {
      return rooms
    },
    complete: (events) => complete(events),
    tell,
    tellAfter: (tx, event) => database.afterCommit(tx, () => tell(event)),
    place: () => stream.head(),
    figures: () => ({ sockets: audience.clients.size, told }),
    async start(services, given) {
      rooms = togetherLive(given)
      complete = completion(services, rooms.complete)
      await nodes?.start(hear, () => {
        stream.restart()
        resyncAll(audience)
      })
      started = true
    },
    async stop() {
      tellWaiting(waiting.length)
      started = false
      await nodes?.stop()
    },
  }
}

function toldElsewhere(from: string, { number, name, to, data, reference, rewatch }: TravellingEvent): ToldEvent {
  const id = number === undefined ? undefined : `${from}.${number}`
  return { id, name, to, reference, rewatch, frame: reference === undefined ? eventFrame({ id, name }, data) : undefined }
}
