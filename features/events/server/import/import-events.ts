import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Services } from '#platform/server/services.ts'
import type { ForeignEvent } from '../../foreign-event.ts'
import { eventsAhead, retireEvents } from './retire.ts'
import { type ImportedFrom, upsertEvents } from './upsert.ts'

/** Events written in one transaction. */
const chunkSize = 200
/** Maximum per source: further events are left out, and then none are retired. */
const mostEvents = 20_000

export interface Imported {
  /** Number of upcoming events of the source. */
  ahead: number
  /** Number of new or changed events. */
  written: number
  /** Number of events that it no longer has. */
  retired: number
}

/**
 * Imports the events of a source: new and changed events are written. Upcoming events that the source no longer has are retired once
 * `events` has ended; if that throws, the events imported so far stay, and none are retired.
 */
export async function importEvents(
  { events: domainEvents }: Pick<Services, 'events'>,
  from: ImportedFrom,
  events: AsyncIterable<ForeignEvent> | Iterable<ForeignEvent>,
  most = mostEvents,
): Promise<Imported> {
  const ids = new Set<string>()
  let chunk: ForeignEvent[] = []
  let written = 0
  let isWhole = true

  async function write() {
    const given = chunk
    chunk = []
    if (given.length > 0) written += await domainEvents.change((tx, announce) => upsertEvents(tx, announce, from, given))
    await othersFirst()
  }

  for await (const event of events) {
    // Past events and repeated ids are skipped.
    if (event.ends_at.getTime() <= Date.now() || ids.has(event.external_id)) continue
    if (ids.size === most) {
      isWhole = false
      break
    }
    ids.add(event.external_id)
    chunk.push(event)
    if (chunk.length === chunkSize) await write()
  }
  await write()

  const retired = isWhole ? await retireOthers(domainEvents, from, ids) : 0
  return { ahead: ids.size, written, retired }
}

async function retireOthers(domainEvents: Services['events'], from: ImportedFrom, ids: ReadonlySet<string>): Promise<number> {
  let retired = 0
  let after: string | undefined
  for (;;) {
    const last = after
    const looked = await domainEvents.change(async (tx, announce) => {
      const rows = await eventsAhead(tx, from, last, chunkSize)
      const gone = rows.filter(({ external_id }) => !ids.has(external_id)).map(({ id }) => id)
      await retireEvents(tx, announce, gone)
      retired += gone.length
      return rows
    })
    after = looked.at(-1)?.id
    if (looked.length < chunkSize) return retired
    await othersFirst()
  }
}
