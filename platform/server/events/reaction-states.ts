import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'

export interface FailingReaction {
  name: string
  failures: number
  retry_at: Date
  last_error: string | null
}

/** Reactions that failed and wait for their next attempt. What follows from events of theirs is late meanwhile. */
export async function failingReactions(reader: Reader): Promise<FailingReaction[]> {
  const { rows } = await sql<FailingReaction>`
    select reaction as name, failures, retry_at, last_error from reaction_positions where retry_at is not null order by reaction`.execute(
    reader,
  )
  return rows
}

/** Makes their next attempts due. @returns how many */
export async function retryReactions(reader: Reader): Promise<number> {
  const { rows } = await sql`update reaction_positions set retry_at = now() where retry_at > now() returning reaction`.execute(reader)
  return rows.length
}
