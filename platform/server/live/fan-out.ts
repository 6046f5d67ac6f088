import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Packet, type TravellingEvent, packetReader } from './packet.ts'
import type { Transport } from './transport.ts'

/** Exchanges live events with the other nodes. */
interface FanOut {
  /**
   * @param hear called with the events of another node, in order
   * @param onGap called before that if some may have been missed
   */
  start(hear: (from: string, events: readonly TravellingEvent[]) => void, onGap: () => void): Promise<void>
  /** Sends an event. The numbers of events that have one must be 1, 2, 3… */
  publish(event: TravellingEvent): void
  stop(): Promise<void>
}

interface FanOutOptions {
  /** The name of this node, different on each start. */
  node: string
  transport: Transport
  log: Logger
  /** Heartbeat interval of a node in milliseconds. */
  beat?: number
}

/** A node counts as dead after so many missed heartbeats. */
const beatsToDeath = 4
/** Events are batched: at most one packet per this interval, in milliseconds; the second applies while there is no other node. */
const packetInterval = 5
const packetIntervalAlone = 100
/** Failed packets are retried after the first interval, for at most the second, in milliseconds. Other nodes detect lost packets. */
const retryInterval = 250
const retryFor = 3_000

export function fanOut({ node, transport, log, beat = 5_000 }: FanOutOptions): FanOut {
  let waiting: { text: string; at: number }[] = []
  let head = 0
  let timer: NodeJS.Timeout | undefined
  let beats: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let failing = false
  let stopped = false
  let reader: ReturnType<typeof packetReader> | undefined

  async function send(last = false) {
    const packed = waiting
    waiting = []
    const facts: Omit<Packet, 'events'> = { from: node, head, ...(last && { bye: true }) }
    const events = packed.map(({ text }) => text).join(',')
    try {
      await transport.publish(`${JSON.stringify(facts).slice(0, -1)},"events":[${events}]}`)
      if (failing) log.info('live events are reaching other nodes again')
      failing = false
    } catch (error) {
      if (!failing) log.error({ err: error }, 'live events cannot be sent to other nodes; retrying')
      failing = true
      const oldest = Date.now() - retryFor
      waiting = [...packed, ...waiting].filter(({ at }) => at > oldest)
    }
  }

  // Leaves the caller's async context, which may be inside a transaction.
  const sendNow = AsyncLocalStorage.bind(() => {
    timer = undefined
    sending ??= send().finally(() => {
      sending = undefined
      if (waiting.length > 0) sendSoon()
    })
  })

  function sendSoon() {
    if (timer || sending || stopped) return
    const interval = reader?.isAlone() ? packetIntervalAlone : packetInterval
    timer = setTimeout(sendNow, failing ? retryInterval : interval)
  }

  return {
    async start(hear, onGap) {
      const packets = packetReader({ node, hear, onGap, log })
      reader = packets
      await transport.start(packets.read, packets.restart)
      beats = setInterval(() => {
        packets.missSilent(beatsToDeath)
        if (!timer) sendNow()
      }, beat).unref()
      sendNow()
    },
    publish(event) {
      head = event.number ?? head
      waiting.push({ text: JSON.stringify(event), at: Date.now() })
      sendSoon()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(beats)
      await Promise.race([(sending ?? Promise.resolve()).then(() => send(true)), pause(1_000, undefined, { ref: false })])
      await transport.stop()
    },
  }
}
