import { sql } from 'kysely'
import type { Tx } from '../database/index.ts'
import type { DomainEvent, DomainEventType } from '../events/domain-event.ts'
import { announceIn, reaction } from '../events/index.ts'
import type { Searchable } from './searchable.ts'
import { anyOf, authorTerm, memberKey, quoted } from './terms.ts'
import { deleteEntries, writeEntries } from './write-entries.ts'

/** Entries made at once: each takes a moment in which nothing else runs. */
const atOnce = 200

/** Writes entries anew when their sources change. */
export function keepEntries(searchables: readonly Searchable[]) {
  const followed = searchables.flatMap(({ follows }) => follows.map(({ type }) => type))
  return reaction<DomainEventType>({
    name: 'search.keepEntries',
    on: [...new Set(followed), 'search.sourcesChanged'],
    async react(tx, events) {
      for (const searchable of searchables) {
        const ids = await changedIds(tx, searchable, events)
        for (let at = 0; at < ids.length; at += atOnce) await writeEntries(tx, searchable, ids.slice(at, at + atOnce))
      }
    },
  })
}

async function changedIds(tx: Tx, { kind, follows }: Searchable, events: readonly DomainEvent[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const event of events) {
    if (event.type === 'search.sourcesChanged' && event.payload.kind === kind) for (const id of event.payload.ids) ids.add(id)
    for (const { type, idsOf } of follows) if (type === event.type) for (const id of await idsOf(event.payload as never, tx)) ids.add(id)
  }
  return [...ids]
}

/**
 * Before an account is deleted: entries about the member go with it, since events that name them are deleted, too. What else they wrote or
 * could find is looked at again afterwards, because rooms keep some of it.
 */
export async function reviewEntriesOf(tx: Tx, memberId: string): Promise<void> {
  const theirs = anyOf([authorTerm(memberId), memberKey(memberId)].map(quoted))
  const { rows } = await sql<{ kind: string; ids: string[] }>`
    select kind, array_agg(distinct id)::text[] as ids from search_entries
    where is_public and public_terms @@ ${theirs}::tsquery or not is_public and own_terms @@ ${theirs}::tsquery group by kind`.execute(tx)
  for (const { kind, ids } of rows) {
    if (ids.includes(memberId)) await deleteEntries(tx, kind, [memberId])
    await announceIn(tx)('search.sourcesChanged', { kind, ids: ids.filter((id) => id !== memberId) })
  }
}
