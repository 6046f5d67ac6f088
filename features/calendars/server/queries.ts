import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type EventFacts, eventFacts, eventPreferences, eventsOfMember } from '#features/events/server/index.ts'
import { type Side, sidesSince } from '#features/meetings/server/index.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import { mostEvents, pastDays } from '../limits.ts'

/** A member's calendar settings, or the defaults. */
export async function wishesOf(reader: Reader, memberId: string) {
  const wishes = await reader
    .selectFrom(eventPreferences.as('p'))
    .select(['p.calendar_provider', 'p.calendar_sync_enabled', 'p.auto_add_registered_events'])
    .where('p.user_id', '=', memberId)
    .executeTakeFirst()
  return wishes ?? { calendar_provider: 'google' as const, calendar_sync_enabled: true, auto_add_registered_events: true }
}

export const feedOf = (reader: Reader, memberId: string) =>
  reader.selectFrom('calendar_feeds').select(['created_at', 'last_read_at']).where('user_id', '=', memberId).executeTakeFirst()

export async function replaceFeed(reader: Reader, memberId: string, tokenHash: string): Promise<void> {
  await reader
    .insertInto('calendar_feeds')
    .values({ user_id: memberId, token_hash: tokenHash, last_read_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ token_hash: tokenHash, created_at: sql<Date>`now()`, last_read_at: null }),
    )
    .execute()
}

export async function deleteFeed(reader: Reader, memberId: string): Promise<void> {
  await reader.deleteFrom('calendar_feeds').where('user_id', '=', memberId).execute()
}

/** Deletes a member's feed if its address was made at this time or later. */
export async function deleteFeedSince(reader: Reader, memberId: string, since: string): Promise<void> {
  await reader
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', memberId)
    .where('created_at', '>=', sql<Date>`${since}::timestamptz`)
    .execute()
}

/** The owner of a feed address, with their language and time zone. */
export const holderOf = (reader: Reader, tokenHash: string) =>
  reader
    .selectFrom('calendar_feeds as f')
    .innerJoin(members.as('u'), 'u.id', 'f.user_id')
    .select(['f.user_id', 'u.language'])
    .where('f.token_hash', '=', tokenHash)
    .where((where) => where.not(isAbsent(where.ref('f.user_id'))))
    .executeTakeFirst()

/** Stored at most once in ten minutes. */
export async function recordRead(reader: Reader, memberId: string): Promise<void> {
  await sql`
    update calendar_feeds set last_read_at = now()
    where user_id = ${memberId} and (last_read_at is null or last_read_at < now() - interval '10 minutes')`.execute(reader)
}

export async function setEntry(reader: Reader, memberId: string, eventId: string, isIn: boolean): Promise<void> {
  await reader
    .insertInto('calendar_entries')
    .values({ user_id: memberId, event_id: eventId, is_in: isIn })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doUpdateSet({ is_in: isIn, updated_at: sql<Date>`now()` }))
    .execute()
}

/** Whether a member added (true) or removed (false) an event; undefined if neither. */
export async function entryOf(reader: Reader, memberId: string, eventId: string): Promise<boolean | undefined> {
  const entry = await reader
    .selectFrom('calendar_entries')
    .select('is_in')
    .where('user_id', '=', memberId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return entry?.is_in
}

/** The entries of a member's feed: their meetings, and events they attend, if they want that, or added, without removed ones. */
export async function calendarOf(reader: Reader, memberId: string): Promise<{ events: EventFacts[]; meetings: Side[] }> {
  const { calendar_sync_enabled, auto_add_registered_events } = await wishesOf(reader, memberId)
  if (!calendar_sync_enabled) return { events: [], meetings: [] }
  const since = new Date(Date.now() - pastDays * 24 * 60 * 60_000)
  const [going, meetings, entries] = await Promise.all([
    auto_add_registered_events ? eventsOfMember(reader, memberId, since, mostEvents) : [],
    sidesSince(reader, memberId, since, mostEvents),
    reader
      .selectFrom('calendar_entries')
      .select(['event_id', 'is_in'])
      .where('user_id', '=', memberId)
      .orderBy('updated_at', 'desc')
      .limit(2 * mostEvents)
      .execute(),
  ])
  const ids = (isIn: boolean) => entries.filter(({ is_in }) => is_in === isIn).map(({ event_id }) => event_id)
  const [putIn, takenOut] = [ids(true), new Set(ids(false))]
  const added = putIn.length > 0 ? await eventFacts(reader, memberId, putIn) : []
  const kept = new Map([...going, ...added].map((event) => [event.id, event]))
  const events = [...kept.values()]
    .filter(({ id, end_date }) => !takenOut.has(id) && end_date >= since)
    .toSorted((one, other) => Number(one.event_date) - Number(other.event_date) || (one.id < other.id ? -1 : 1))
    .slice(0, mostEvents)
  return { events, meetings }
}
