import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { members } from '#features/members/server/index.ts'
import type { FailureCode, FollowedKind, SkippedEntries, SourceState } from '../vocabulary.ts'

export type SourceRow = Selectable<Tables['event_sources']>

interface NewSource {
  id: string
  kind: FollowedKind
  name: string
  address: string
  added_by: string
  state: SourceState
}

/** A fetch was queued: nobody else queues one within half an hour. */
const claimed = sql<Date>`now() + interval '30 minutes'`

/** @returns false if this kind and address already exist */
export async function insertSource(reader: Reader, source: NewSource): Promise<boolean> {
  const inserted = await reader
    .insertInto('event_sources')
    .values({ ...source, next_fetch_at: claimed })
    .onConflict((conflict) => conflict.columns(['kind', 'address']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const sourceOf = (reader: Reader, id: string): Promise<SourceRow | undefined> =>
  reader.selectFrom('event_sources').selectAll().where('id', '=', id).executeTakeFirst()

export const stateAt = (reader: Reader, kind: FollowedKind, address: string) =>
  reader.selectFrom('event_sources').select('state').where('kind', '=', kind).where('address', '=', address).executeTakeFirst()

/** Suggestions first, then by name. */
export const allSources = (reader: Reader) =>
  reader
    .selectFrom('event_sources as s')
    .selectAll('s')
    .select(sql<string | null>`(select u.full_name from ${members.as('u')} where u.id = s.added_by)`.as('added_by_name'))
    .orderBy(sql`s.state <> 'suggested'`)
    .orderBy('s.kind')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute()

export const activeSources = (reader: Reader) =>
  reader.selectFrom('event_sources').select(['kind', 'last_ok_at', 'last_error', 'created_at']).where('state', '=', 'active').execute()

export async function countSources(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('event_sources')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function countSuggestions(reader: Reader, member: string): Promise<number> {
  const { count } = await reader
    .selectFrom('event_sources')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('added_by', '=', member)
    .where('state', '=', 'suggested')
    .executeTakeFirstOrThrow()
  return count
}

/** Claims due sources. */
export async function claimDue(tx: Tx, most: number): Promise<string[]> {
  const due = tx
    .selectFrom('event_sources')
    .select('id')
    .where('state', '=', 'active')
    .where('next_fetch_at', '<=', sql<Date>`now()`)
    .orderBy('next_fetch_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const taken = await tx.updateTable('event_sources').set({ next_fetch_at: claimed }).where('id', 'in', due).returning('id').execute()
  return taken.map(({ id }) => id)
}

interface Outcome {
  last_error: FailureCode | null
  next_fetch_at: Date
  failures: number
  last_ok_at?: Date
  etag?: string | null
  last_modified?: string | null
  events?: number
  skipped?: SkippedEntries
}

/** Stores the outcome of a fetch, if the source still exists. */
export async function recordFetch(reader: Reader, id: string, { skipped, ...outcome }: Outcome): Promise<void> {
  await reader
    .updateTable('event_sources')
    .set({ ...outcome, ...(skipped && { skipped: JSON.stringify(skipped) }), last_tried_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The next fetch of each source is complete, even if it has not changed. */
export async function forgetValidators(reader: Reader): Promise<void> {
  await reader.updateTable('event_sources').set({ etag: null, last_modified: null }).execute()
}

/** The caller queues the fetch of a source that becomes active. */
export async function setSourceState(tx: Tx, id: string, state: SourceState): Promise<void> {
  await tx.updateTable('event_sources').set({ state, failures: 0, next_fetch_at: claimed }).where('id', '=', id).execute()
}

export async function deleteSource(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('event_sources').where('id', '=', id).execute()
}

export const sourcesAddedBy = (reader: Reader, member: string) =>
  reader
    .selectFrom('event_sources')
    .select(['kind', 'name', 'address', 'state', 'created_at'])
    .where('added_by', '=', member)
    .orderBy('created_at')
    .execute()
