import type { Logger } from 'pino'
import { PgBoss, fromKysely } from 'pg-boss'
import type { Database, Tx } from '../database/index.ts'

/** Work with a time or a retry of its own. */
export interface Job<Payload extends object = object> {
  name: string
  /** How often a failed run is tried again, with growing pauses. */
  retries: number
  /** When it runs by itself, as a cron line in UTC ('30 3 * * *'); absent for work that is queued. */
  schedule?: string
  run(payload: Payload): Promise<void>
}

/** Lets the compiler see a job's payload where it is defined; jobs of all kinds then share one list. */
export function job<Payload extends object>(definition: Job<Payload>): Job {
  return definition
}

export interface Jobs {
  /** Queues work; with `tx`, it exists only if that transaction is committed. */
  queue(name: string, payload: object, options?: { tx?: Tx; startAfter?: Date }): Promise<void>
  start(jobs: readonly Job[]): Promise<void>
  /** Resolves when no job waits or runs (jobs with a later time aside). */
  settled(): Promise<void>
  stop(): Promise<void>
}

const schema = 'jobs'

export function jobQueue(database: Database, log: Logger): Jobs {
  const embedded = database.kind === 'embedded'
  const boss = new PgBoss({
    schema,
    backend: embedded ? 'pglite' : 'postgres',
    db: { executeSql: async (text, values) => database.pool.query(text, values as unknown[]) },
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'))
  let started: readonly Job[] = []

  return {
    async queue(name, payload, { tx, startAfter } = {}) {
      await boss.send(name, payload, { ...(tx && { db: fromKysely(tx) }), ...(startAfter && { startAfter }) })
    },
    async start(jobs) {
      await boss.start()
      for (const each of jobs) {
        await boss.createQueue(each.name, { retryLimit: each.retries, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 })
        if (each.schedule) await boss.schedule(each.name, each.schedule)
        await boss.work<object>(each.name, { pollingIntervalSeconds: 0.5 }, async (batch) => {
          for (const { data, id } of batch) {
            try {
              await each.run(data)
            } catch (error) {
              log.warn({ err: error, job: each.name, id }, 'a job failed; it is tried again')
              throw error
            }
          }
        })
      }
      started = jobs
    },
    async settled() {
      const names = started.map((each) => each.name)
      for (;;) {
        const { rows } = await database.pool.query(
          `select 1 from ${schema}.job where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
          [names],
        )
        if (rows.length === 0) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
