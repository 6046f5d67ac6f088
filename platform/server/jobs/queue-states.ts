import { type Reader } from '../database/index.ts'
import { sql } from 'kysely'
import { schema } from './boss.ts'

export interface QueueState {
  name: string
  /** Due, but not started yet. */
  waiting: number
  /** Since when the oldest of them is due. */
  oldest: Date | null
  /** Given up after the last retry; they are stored for some days. */
  failed: number
  /** The last error of a failed job or of one that will be retried, without members' data. */
  last_error: string | null
}

/** The queues with waiting or failed jobs. */
export async function queueStates(reader: Reader): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name, count(*) filter (where is_due)::integer as waiting, min(start_after) filter (where is_due) as oldest,
      count(*) filter (where state = 'failed')::integer as failed,
      (array_agg(coalesce(output->>'value', output->>'message') order by coalesce(completed_on, start_after) desc)
        filter (where state in ('failed', 'retry') and output is not null))[1] as last_error
    from (
      select *, state in ('created', 'retry') and start_after <= now() as is_due
      from ${sql.raw(schema)}.job where state in ('created', 'retry', 'failed') and name !~ '^__pgboss__'
    ) j
    group by name having bool_or(is_due) or bool_or(state = 'failed') order by name`.execute(reader)
  return rows
}

/** At most so many failed jobs of a queue are retried at once. */
const mostRetried = 1_000

export async function failedJobs(reader: Reader): Promise<{ name: string; ids: string[] }[]> {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, (array_agg(id::text order by created_on))[1:${sql.lit(mostRetried)}] as ids
    from ${sql.raw(schema)}.job where state = 'failed' and name !~ '^__pgboss__' group by name`.execute(reader)
  return rows
}
