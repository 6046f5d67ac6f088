import { randomUUID } from 'node:crypto'
import { type JobInsert, fromKysely } from 'pg-boss'
import { sql } from 'kysely'
import type { Database, Reader, Tx } from '../database/index.ts'
import { bossOf, schema } from './boss.ts'

interface WaitingJobs {
  /** Finds each job's queue, and what the library takes to queue it again as JSON; undefined where there never were jobs. */
  query: string | undefined
  queues: string[]
}

/** The jobs that are not done. In a backup they stand by themselves, because the library's tables change with its versions. */
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
  /** Queues a job that waited; `json` as the query of `waitingJobs` has it. */
  insert(tx: Tx, name: string, json: string): Promise<void>
  /** Takes away the empty queues that were made, in case nothing is to be restored after all. */
  discard(): Promise<void>
}

/** Makes the library's tables in an empty database, and queues by these names: it does so in transactions of its own. */
export async function queueForRestored(database: Database, names: readonly string[]): Promise<RestoredQueues> {
  const boss = bossOf(database, { supervise: false, schedule: false })
  // What it looks after by itself is the servers' matter, and never while the embedded database is held by one transaction.
  boss.on('error', () => {})
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name)
    // In a transaction the library could not look the queue up; now it remembers it.
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
