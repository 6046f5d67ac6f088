import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { eventPreferences } from '#features/events/server/index.ts'
import type { Frequency } from '../digest-due.ts'

/** The time zones and frequencies of members who want digests. */
export const digestZones = (reader: Reader) =>
  reader
    .selectFrom(eventPreferences.as('p'))
    .select(['p.timezone', 'p.notification_frequency'])
    .distinct()
    .where('p.is_saved', '=', true)
    .where('p.email_notifications', '=', true)
    .execute()

/** Claims members of a zone whose digest for a period was not sent yet. @returns their ids, at most `limit` */
export async function takeReaders(
  tx: Tx,
  { timezone, frequency, period }: { timezone: string; frequency: Frequency; period: string },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into event_digests as taken (user_id, period)
    select p.user_id, ${period}::date from ${eventPreferences.as('p')} left join event_digests d on d.user_id = p.user_id
    where p.is_saved and p.email_notifications and p.timezone = ${timezone} and p.notification_frequency = ${frequency}
      and (d.period is null or d.period < ${period}::date)
    order by p.user_id limit ${limit}
    on conflict (user_id) do update set period = excluded.period where taken.period < excluded.period
    returning user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** The events that a member was not emailed yet. */
export async function untold(reader: Reader, memberId: string, eventIds: readonly string[]): Promise<Set<string>> {
  const told = await reader
    .selectFrom('event_digest_events')
    .select('event_id')
    .where('user_id', '=', memberId)
    .where('event_id', '=', sql<string>`any(${eventIds}::uuid[])`)
    .execute()
  const known = new Set(told.map(({ event_id }) => event_id))
  return new Set(eventIds.filter((id) => !known.has(id)))
}

export async function recordTold(reader: Reader, memberId: string, eventIds: readonly string[]): Promise<void> {
  await reader
    .insertInto('event_digest_events')
    .values(eventIds.map((event_id) => ({ user_id: memberId, event_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
