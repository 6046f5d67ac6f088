import type { Logger } from 'pino'
import * as z from 'zod'
import type { Topic } from './live-event.ts'

const travellingEvent = z.object({
  /** Which of its node's lasting events it is; absent for passing ones. */
  number: z.number().optional(),
  name: z.string(),
  to: z.array(z.string() as unknown as z.ZodType<Topic>),
  /** Either what clients are sent, or what the room's `complete` makes it of. */
  data: z.unknown().optional(),
  reference: z.unknown().optional(),
  rewatch: z.boolean().optional(),
})
export type TravellingEvent = z.infer<typeof travellingEvent>

const packet = z.object({
  from: z.string(),
  /** The number of the node's newest event, these included. */
  head: z.number(),
  events: z.array(travellingEvent),
  /** The node is leaving and has said everything. */
  bye: z.boolean().optional(),
})
export type Packet = z.infer<typeof packet>

interface PacketReaderOptions {
  node: string
  hear: (from: string, events: readonly TravellingEvent[]) => void
  onGap: () => void
  log: Logger
}

/** Reads what other nodes say, and notices by their numbers what was not heard. */
export function packetReader({ node, hear, onGap, log }: PacketReaderOptions) {
  /** `silent`: beats of ours since it was last heard. Not a time: whoever was suspended would think that all others have died. */
  const others = new Map<string, { head: number; silent: number }>()
  /** As packets of this node begin, which comes to hear itself. */
  const own = JSON.stringify({ from: node }).slice(0, -1)

  function parsed(text: string): Packet | undefined {
    try {
      return packet.parse(JSON.parse(text))
    } catch (error) {
      log.warn({ err: error }, 'what another node said could not be read')
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
    /** Says that packets were missed. */
    restart() {
      others.clear()
      onGap()
    },
    isAlone: () => others.size === 0,
    /** Called with each beat. A node that went without a word may have left something unsaid. */
    missSilent(beats: number) {
      const known = others.size
      for (const [name, other] of others) if (++other.silent > beats) others.delete(name)
      if (others.size < known) onGap()
    },
  }
}
