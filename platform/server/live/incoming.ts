import type { Logger } from 'pino'
import type { Audience } from './audience.ts'
import { resyncFrame } from './resync.ts'
import type { ToldEvent } from './stream.ts'

interface IncomingParts {
  audience: Audience
  complete(events: readonly ToldEvent[]): Promise<void>
  deliver(event: ToldEvent): void
  log: Logger
}

/** How many events are completed per batch. */
const batchSize = 500

/** Delivers events of other nodes in order; references are completed first if a client here needs them. */
export function incomingEvents({ audience, complete, deliver, log }: IncomingParts): (events: readonly ToldEvent[]) => void {
  const waiting: ToldEvent[] = []
  let working = false

  const lacking = (events: readonly ToldEvent[]) => events.filter((event) => event.frame === undefined && audience.ofAny(event.to).size > 0)

  async function completed(events: readonly ToldEvent[]) {
    // Clients may connect meanwhile.
    for (let open = lacking(events); open.length > 0; open = lacking(events)) await complete(open)
  }

  async function work() {
    working = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      try {
        if (lacking(batch).length > 0) await completed(batch)
      } catch (error) {
        log.error({ err: error }, 'live events of other nodes could not be completed; affected clients reload')
        for (const client of audience.ofAny(lacking(batch).flatMap(({ to }) => to))) client.send(resyncFrame)
      }
      for (const event of batch) deliver(event)
    }
    working = false
  }

  return (events) => {
    for (const event of events) waiting.push(event)
    if (!working) void work()
  }
}
