import type { Insertable } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
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
export const keptTimesOf = namedStatement<{ member: string; from: Date; until: Date }, Span>(
  'meetings.keptTimes',
  (kysely, { member, from, until }) =>
    kysely
      .selectFrom('kept_times')
      .select(['starts_at as from', 'ends_at as until'])
      .where('member_id', '=', member)
      .where('ends_at', '>', from)
      .where('starts_at', '<', until),
)
