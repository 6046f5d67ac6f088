import { randomUUID } from 'node:crypto'
import { type InsertObject, sql } from 'kysely'
import type { Announce } from '#platform/server/events/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { ForeignEvent } from '../../foreign-event.ts'
import type { EventSourceKind } from '../../vocabulary.ts'
import { eventTerms } from '../terms.ts'
import { samenessOf } from './sameness.ts'
import { settleDuplicates } from './settle-duplicates.ts'

export interface ImportedFrom {
  kind: Exclude<EventSourceKind, 'community'>
  /** The configured source; null for the curated list. */
  sourceId: string | null
}

/** Columns that are written; rows without a difference are left alone. */
// prettier-ignore
const written = [
  'title', 'description', 'event_date', 'end_date', 'time_zone', 'all_day', 'is_confirmed', 'format', 'venue', 'address', 'city', 'city_id',
  'country', 'latitude', 'longitude', 'category', 'type', 'topics', 'organizer', 'website', 'min_price', 'max_price', 'currency', 'attendees',
  'picture', 'status',
] as const
/** Only the curated list decides which events are featured. */
const writtenOf = ({ kind }: ImportedFrom) => (kind === 'curated' ? ([...written, 'is_featured'] as const) : written)
/** Changes that calendars must be told about. */
const when = ['event_date', 'end_date', 'time_zone', 'all_day'] as const
const where = ['format', 'venue', 'address', 'city', 'country'] as const

const rowOf = (table: string, columns: readonly string[]) => sql`(${sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))})`
const differs = (columns: readonly string[]) => sql<boolean>`${rowOf('events', columns)} is distinct from ${rowOf('excluded', columns)}`

function eventRow({ kind, sourceId }: ImportedFrom, event: ForeignEvent): InsertObject<Tables, 'events'> {
  const { starts_at, ends_at, is_cancelled, ...said } = event
  return {
    ...said,
    id: randomUUID(),
    source: kind,
    source_id: sourceId,
    event_date: starts_at,
    end_date: ends_at,
    status: is_cancelled ? 'cancelled' : 'scheduled',
    sameness: samenessOf(event),
    terms: sql<string>`array_to_tsvector(${eventTerms({ ...event, source: kind })}::text[])`,
  }
}

/** Writes new and changed events, each with its own external id. @returns how many were written */
export async function upsertEvents(tx: Tx, announce: Announce, from: ImportedFrom, events: readonly ForeignEvent[]): Promise<number> {
  const before = new Map(
    (
      await tx
        .selectFrom('events')
        .select(['id', 'external_id', 'status', 'sameness', ...when, ...where])
        .where('source', '=', from.kind)
        .where('external_id', '=', sql<string>`any(${events.map(({ external_id }) => external_id)}::text[])`)
        .execute()
    ).map((row) => [row.external_id, row]),
  )
  const changed = await tx
    .insertInto('events')
    .values(events.map((event) => eventRow(from, event)))
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'external_id'])
        .doUpdateSet((set) => ({
          ...Object.fromEntries(
            [...writtenOf(from), 'sameness' as const, 'terms' as const].map((column) => [column, set.ref(`excluded.${column}`)]),
          ),
          // The source that brings an event back owns it: another one that no longer has it would retire it again.
          source_id: sql<string | null>`coalesce(case when events.status <> 'retired' then events.source_id end, excluded.source_id)`,
          sequence: sql<number>`events.sequence + (${differs([...when, ...where, 'status'])})::integer`,
          updated_at: sql<Date>`now()`,
        }))
        .where(differs(writtenOf(from))),
    )
    .returning(['id', 'external_id', 'status', 'sameness', ...when, ...where])
    .execute()

  if (changed.length > 0) await announce('event.saved', { event_ids: changed.map(({ id }) => id) })
  for (const row of changed) {
    const old = before.get(row.external_id)
    if (!old || (old.status !== 'scheduled' && row.status !== 'scheduled')) continue
    if (row.status === 'cancelled') await announce('event.cancelled', { event_id: row.id })
    else {
      // Those who registered were told that it was cancelled, so they are told that it takes place after all.
      const isBack = old.status !== 'scheduled'
      const isMoved = when.some((column) => String(old[column]) !== String(row[column]))
      const isElsewhere = where.some((column) => old[column] !== row[column])
      if (isMoved || isElsewhere || isBack) await announce('event.changed', { event_id: row.id, isMoved, isElsewhere, isBack })
    }
  }
  await settleDuplicates(
    tx,
    announce,
    changed.flatMap((row) => [row.sameness, before.get(row.external_id)?.sameness ?? '']),
  )
  return changed.length
}
