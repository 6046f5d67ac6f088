import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

export interface SettledDecision {
  user_id: string
  matched_user_id: string
  status: 'accepted' | 'rejected'
  at: Date
}

/** The latest decisions that stand, in the order in which they were made. */
export async function settledDecisions(reader: Reader, limit: number): Promise<SettledDecision[]> {
  const { rows } = await sql<SettledDecision>`
    select user_id, matched_user_id, status, at from (
      select id, user_id, matched_user_id, status, created_at as at from matches where settled_at is not null order by id desc limit ${limit}
    ) latest order by at, id`.execute(reader)
  return rows
}
