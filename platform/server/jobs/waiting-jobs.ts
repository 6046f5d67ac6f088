import { randomUUID } from 'node:crypto'
import { type JobInsert, fromKysely } from 'pg-boss'
import { sql } from 'kysely'
import type { Database, Reader, Tx } from '../database/index.ts'
import { bossOf, schema } from './boss.ts'

interface WaitingJobs {
  /** Selects each job's queue and its JSON for queueing it again; undefined if there never were jobs. */
  query: string | undefined
  queues: string[]
}

/** Unfinished jobs. A backup stores them in a neutral format, because the library's tables change with its versions. */
export async function waitingJobs(reader: Reader): Promise<WaitingJobs> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${`${schema}.job`}) is not null as found`.execute(reader)
  if (!rows[0]?.found) return { query: undefined, queues: [] }
  const waiting = `from ${schema}.job where state in ('created', 'retry', 'active') and name !~ '^__pgboss__'`
  const queues = await sql.raw<{ name: string }>(`select distinct name ${waiting} order by name`).execute(reader)
  return {
    queues: queues.rows.map(({ name }) => name),
    query: `select name, json_build_object('id', id, 'data', data, 'priority', priority, 'startAfter', start_after, 'retryLimit', retry_limit,
      'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max)::text as job ${waiting}`,
  }
}

export interface RestoredQueues {
  /** Queues a job; `json` as selected by the query of `waitingJobs`. */
  insert(tx: Tx, name: string, json: string): Promise<void>
  /** Removes the empty queues if the restoration is cancelled. */
  discard(): Promise<void>
}

/** Creates the library's tables and these queues in an empty database, in separate transactions. */
export async function queueForRestored(database: Database, names: readonly string[]): Promise<RestoredQueues> {
  const boss = bossOf(database, { supervise: false, schedule: false })
  // Maintenance is up to the server, and must not run while the embedded database is in one long transaction.
  boss.on('error', () => {})
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name)
    // Makes the library cache the queue, because it could not look it up inside a transaction.
    await boss.findJobs(name, { id: randomUUID() })
  }
  await boss.stop({ graceful: false })
  return {
    async insert(tx, name, json) {
      await boss.insert(name, [JSON.parse(json) as JobInsert], { db: fromKysely(tx) })
    },
    async discard() {
      await database.pool.query(`drop schema ${schema} cascade`)
    },
  }
}
