import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { runningStatuses } from '../statuses.ts'

/** The number of deals open to investors, up to `most`. */
export async function countRunning(reader: Reader, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from deal_flows where status = any(${[...runningStatuses]}::text[]) limit ${most}) running`.execute(
    reader,
  )
  return rows[0]?.count ?? 0
}
