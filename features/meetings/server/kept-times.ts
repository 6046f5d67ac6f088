import type { Insertable } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Span } from '../availability.ts'

/** Keeps times free for occasions: they are not offered on the booking page. */
export async function keepTimes(tx: Tx, times: readonly Insertable<Tables['kept_times']>[]): Promise<void> {
  if (times.length > 0) await tx.insertInto('kept_times').values(times).execute()
}

/** Ends what `keepTimes` began. */
export async function releaseTimes(tx: Tx, occasionIds: readonly string[]): Promise<void> {
  if (occasionIds.length > 0) await tx.deleteFrom('kept_times').where('occasion_id', 'in', occasionIds).execute()
}

/** The times between two that a member keeps free. */
export const keptTimesOf = (reader: Reader, memberId: string, from: Date, until: Date): Promise<Span[]> =>
  reader
    .selectFrom('kept_times')
    .select(['starts_at as from', 'ends_at as until'])
    .where('member_id', '=', memberId)
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .execute()
