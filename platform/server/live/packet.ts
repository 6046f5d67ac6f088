import type { Logger } from 'pino'
import * as z from 'zod'
import type { Topic } from './live-event.ts'

const travellingEvent = z.object({
  /** Sequence number of the event on its node; absent for passing events. */
  number: z.number().optional(),
  name: z.string(),
  to: z.array(z.string() as unknown as z.ZodType<Topic>),
  /** Either the data for clients, or the reference for the room's `complete`. */
  data: z.unknown().optional(),
  reference: z.unknown().optional(),
  rewatch: z.boolean().optional(),
})
export type TravellingEvent = z.infer<typeof travellingEvent>

const packet = z.object({
  from: z.string(),
  /** The number of the node's newest event, including these. */
  head: z.number(),
  events: z.array(travellingEvent),
  /** The node is shutting down and has sent everything. */
  bye: z.boolean().optional(),
})
export type Packet = z.infer<typeof packet>

interface PacketReaderOptions {
  node: string
  hear: (from: string, events: readonly TravellingEvent[]) => void
  onGap: () => void
  log: Logger
}

/** Reads packets of other nodes, and detects missed events by their numbers. */
export function packetReader({ node, hear, onGap, log }: PacketReaderOptions) {
  /** `silent`: our heartbeats since its last packet. Not a time, because after being suspended all other nodes would appear dead. */
  const others = new Map<string, { head: number; silent: number }>()
  /** How this node's packets begin, because it receives them too. */
  const own = JSON.stringify({ from: node }).slice(0, -1)

  function parsed(text: string): Packet | undefined {
    try {
      return packet.parse(JSON.parse(text))
    } catch (error) {
      log.warn({ err: error }, 'a packet of another node could not be read')
      return undefined
    }
  }

  return {
    read(text: string) {
      if (text.startsWith(own)) return
      const said = parsed(text)
      if (!said) return
      const known = others.get(said.from)?.head
      const events = said.events.filter(({ number }) => number === undefined || known === undefined || number > known)
      const numbered = events.filter(({ number }) => number !== undefined).length
      const missed = known !== undefined && said.head - known > numbered
      if (said.bye) others.delete(said.from)
      else others.set(said.from, { head: Math.max(known ?? 0, said.head), silent: 0 })
      if (missed) onGap()
      if (events.length > 0) hear(said.from, events)
    },
    /** Marks that packets were missed. */
    restart() {
      others.clear()
      onGap()
    },
    isAlone: () => others.size === 0,
    /** Called with each heartbeat. A node that disappeared may have had unsent events. */
    missSilent(beats: number) {
      const known = others.size
      for (const [name, other] of others) if (++other.silent > beats) others.delete(name)
      if (others.size < known) onGap()
    },
  }
}
