import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { ForeignEvent } from '../../foreign-event.ts'
import { retireEvents } from './retire.ts'
import { type ImportedFrom, upsertEvents } from './upsert.ts'

const curated: ImportedFrom = { kind: 'curated', sourceId: null }

/** Curated events that are not over, soonest first. */
export const curatedEvents = (reader: Reader) =>
  reader
    .selectFrom('events')
    .selectAll()
    .where('source', '=', 'curated')
    .where('status', '<>', 'retired')
    .where('end_date', '>', sql<Date>`now()`)
    .orderBy('event_date')
    .orderBy('id')
    .execute()

/** Adds missing events, unless operators changed or removed them. */
export async function addCurated(tx: Tx, announce: Announce, events: readonly ForeignEvent[]): Promise<void> {
  const known = await tx
    .selectFrom('events')
    .select('external_id')
    .where('source', '=', 'curated')
    .where('external_id', '=', sql<string>`any(${events.map(({ external_id }) => external_id)}::text[])`)
    .execute()
  const missing = events.filter(({ external_id }) => known.every((row) => row.external_id !== external_id))
  if (missing.length > 0) await upsertEvents(tx, announce, curated, missing)
}

/** @param id of the row, or the external id of a new one */
const curatedById = (tx: Tx, id: string) =>
  tx
    .selectFrom('events')
    .select(['id', 'external_id', 'status'])
    .where('source', '=', 'curated')
    .where((where) => where.or([where('id', '=', id), where('external_id', '=', id)]))
    .executeTakeFirst()

/** Updates a curated event, or, if it may be new, adds one with an unknown id. @returns false if it is neither new nor still there */
export async function saveCurated(
  tx: Tx,
  announce: Announce,
  { id, mayBeNew }: { id: string; mayBeNew: boolean },
  event: Omit<ForeignEvent, 'external_id'>,
): Promise<boolean> {
  const known = await curatedById(tx, id)
  if (!mayBeNew && (!known || known.status === 'retired')) return false
  await upsertEvents(tx, announce, curated, [{ ...event, external_id: known?.external_id ?? id }])
  return true
}

/** @returns its title; undefined if it does not exist */
export async function removeCurated(tx: Tx, announce: Announce, id: string): Promise<string | undefined> {
  const known = await curatedById(tx, id)
  if (!known) return undefined
  const { title } = await tx.selectFrom('events').select('title').where('id', '=', known.id).executeTakeFirstOrThrow()
  await retireEvents(tx, announce, [known.id])
  return title
}

/** Which of these pictures are in use. */
export async function picturesInUse(reader: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('events')
    .select('picture')
    .distinct()
    .where('picture', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return new Set(rows.flatMap(({ picture }) => picture ?? []))
}
