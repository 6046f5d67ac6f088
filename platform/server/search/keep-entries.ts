import type { Tx } from '../database/index.ts'
import type { DomainEvent } from '../events/domain-event.ts'
import { reaction } from '../events/index.ts'
import type { Searchable } from './searchable.ts'
import { writeEntries } from './write-entries.ts'

/** Writes entries anew when their sources change. */
export function keepEntries(searchables: readonly Searchable[]) {
  return reaction({
    name: 'search.keepEntries',
    on: [...new Set(searchables.flatMap(({ follows }) => follows.map(({ type }) => type)))],
    async react(tx: Tx, events: DomainEvent[]) {
      for (const searchable of searchables) await writeEntries(tx, searchable, await changedIds(tx, searchable, events))
    },
  })
}

async function changedIds(tx: Tx, { follows }: Searchable, events: readonly DomainEvent[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const { type, payload } of events)
    for (const followed of follows) if (followed.type === type) for (const id of await followed.idsOf(payload as never, tx)) ids.add(id)
  return [...ids]
}
