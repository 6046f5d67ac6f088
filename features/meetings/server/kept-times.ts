import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { StatementParameters } from '#platform/server/database/named-statement.ts'
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

/** A query for the times between two that a member keeps free. */
export const keptTimesOf = ({ member, from, until }: StatementParameters<{ member: string } & Span>) => sql<Span>`
  select starts_at as "from", ends_at as until from kept_times where member_id = ${member} and ends_at > ${from} and starts_at < ${until}`
