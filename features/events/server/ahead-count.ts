import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

/** Number of upcoming events, counted up to `most`. */
export async function countAhead(reader: Reader, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from events where is_listed and event_date > now() order by event_date, id limit ${most}) ahead`.execute(reader)
  return rows[0]?.count ?? 0
}
