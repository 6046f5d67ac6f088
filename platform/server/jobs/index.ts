import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type JobResult, type JobWithMetadata, type QueueResult, fromKysely } from 'pg-boss'
import { nodeLocks } from '../database/advisory-lock.ts'
import type { Database, Tx } from '../database/index.ts'
import { loggableMessage } from '../log.ts'
import { bossOf, schema } from './boss.ts'
import { failedJobs } from './queue-states.ts'

/** Work that needs a schedule or retries. */
export interface Job<Payload extends object = object> {
  name: string
  /** How often a failed run is retried, with increasing delays. */
  retries: number
  /** How many one node runs concurrently, for work that waits for external services; 1 by default. */
  atOnce?: number
  /**
   * How many groups one node processes concurrently, one job per group at a time. For work that depends on many external services, some of
   * which may be slow.
   */
  lanes?: number
  /** Cron expression in UTC ('30 3 * * *'); absent for queued work. */
  schedule?: string
  run(payload: Payload): Promise<void>
  /** Called when the last retry has failed, to record it where people will see it. */
  givenUp?(payload: Payload): Promise<void>
}

/** With the increasing delays, this many retries take about a day. */
export const retriesOfADay = 34

/** Types a job's payload where it is defined, so that jobs of all kinds fit into one list. */
export function job<Payload extends object>(definition: Job<Payload>): Job {
  return definition
}

interface Queued {
  payload: object
  startAfter?: Date
  /** The external service it depends on, for jobs with lanes. */
  group?: string
}

export interface Jobs {
  /** Queues work; with `tx`, only if that transaction is committed. */
  queue(name: string, payload: object, options?: { tx?: Tx; startAfter?: Date }): Promise<void>
  /** Queues many jobs of a kind in one statement. */
  queueAll(name: string, queued: readonly Queued[], options?: { tx?: Tx }): Promise<void>
  start(jobs: readonly Job[]): Promise<void>
  /** Queues jobs again that failed for the last time. @returns how many */
  retryFailed(): Promise<number>
  /** Resolves when no job is waiting or running, except those scheduled for later. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** How often the clock is checked, in milliseconds. */
const clockInterval = 60_000
/** How often all queues are searched for delayed jobs and retries that are due, in milliseconds; other jobs are picked up immediately. */
const searchInterval = 2_000
/** How often each worker polls its queue, in seconds: often only while the database cannot notify it of new jobs. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 60 }

/**
 * A job may run for a day. Its node says every two and a half minutes that it still runs; after five minutes of silence the job is taken for
 * failed, and retried. Long enough for a restart of the database.
 */
const runningTime = { expireInSeconds: 24 * 60 * 60, heartbeatSeconds: 300 }

/** Jobs of a batch succeed or fail individually. */
const settledOneByOne = { includeMetadata: true, perJobResults: true } as const

export function jobQueue(database: Database, log: Logger): Jobs {
  const embedded = database.kind === 'embedded'
  const boss = bossOf(database)
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  boss.on('warning', (warning) => log.warn(warning, 'job queue warning'))
  /** The ids of the workers of each job. */
  const workers = new Map<string, string[]>()
  let search: NodeJS.Timeout | undefined
  let clock: NodeJS.Timeout | undefined
  let isSearching = false

  /** Serialises nodes that create the queue's tables: pg-boss has a lock, but reads before it acquires it. */
  async function inTurn(work: () => Promise<unknown>): Promise<void> {
    if (embedded) return void (await work())
    const connection = await database.pool.connect()
    try {
      await connection.query('select pg_advisory_lock($1)', [nodeLocks.jobQueue])
      await work()
    } finally {
      // The lock is released with its connection.
      connection.release(true)
    }
  }

  async function giveUp(work: Job, data: object, facts: object): Promise<void> {
    log.error(facts, 'a job failed for the last time and was given up')
    await work.givenUp?.(data).catch((error: unknown) => log.error({ ...facts, err: error }, 'the failure of a job could not be recorded'))
  }

  async function carryOut(work: Job, { id, data, retryCount, retryLimit }: JobWithMetadata): Promise<JobResult> {
    try {
      await work.run(data)
      return { id, status: 'completed' }
    } catch (error) {
      const facts = { err: error, job: work.name, id }
      if (retryCount < retryLimit) log.warn(facts, 'a job failed; it will be retried')
      else await giveUp(work, data, facts)
      return { id, status: 'failed', output: loggableMessage(error) }
    }
  }

  /** Runs batches until none is left. */
  async function workOn(work: Job): Promise<void> {
    const options = {
      ...polling,
      batchSize: work.atOnce ?? 1,
      ...(work.lanes && { localGroupConcurrency: 1 }),
      ...settledOneByOne,
    } as const
    const worker = await boss.work(work.name, options, async (batch: JobWithMetadata[]) => {
      const results = await Promise.all(batch.map((one) => carryOut(work, one)))
      boss.notifyWorker(worker)
      return results
    })
    workers.set(work.name, [...(workers.get(work.name) ?? []), worker])
  }

  const wakeWorkers = (name: string) => workers.get(name)?.forEach((worker) => boss.notifyWorker(worker))

  /** One query for all queues: polled by their workers, some fifty queues would be most of what an idle server does. */
  async function wakeForDueJobs(): Promise<void> {
    if (isSearching) return
    isSearching = true
    try {
      const { rows } = await database.pool.query<{ name: string }>(
        `select name from unnest($1::text[]) queue (name)
        where exists (select from ${schema}.job where job.name = queue.name and state < 'active' and start_after <= now())`,
        [[...workers.keys()]],
      )
      for (const { name } of rows) wakeWorkers(name)
    } catch (error) {
      log.error({ err: error }, 'jobs that are due could not be searched for; retrying')
    } finally {
      isSearching = false
    }
  }

  /** Creates a job's queue, or changes it where its options differ. */
  async function keepQueue(work: Job, existing: QueueResult | undefined): Promise<void> {
    const wanted = { retryLimit: work.retries, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600, notify: true, ...runningTime }
    if (existing && Object.entries(wanted).every(([option, value]) => existing[option as keyof typeof wanted] === value)) return
    if (existing) await boss.updateQueue(work.name, wanted)
    else await boss.createQueue(work.name, wanted)
    // Makes the library cache the queue, because it could not look it up inside a transaction that queues jobs.
    await boss.findJobs(work.name, { id: randomUUID() })
  }

  /** If the clock was ahead once, nothing would be scheduled, nor given up or cleared, until the times that were stored then. */
  async function forgetFuture(): Promise<void> {
    await database.pool.query(`update ${schema}.version set cron_on = now() where cron_on > now()`)
    const times = ['monitor_claim_on', 'monitor_on', 'maintain_on']
    const earlier = times.map((time) => `${time} = least(${time}, now())`).join(', ')
    await database.pool.query(`update ${schema}.queue set ${earlier} where greatest(${times.join(', ')}) > now()`)
  }

  /** A run whose time passed while no node was running is made up for at the next start. */
  async function keepSchedule({ name, schedule }: Job, existing: { cron: string; missed?: string } | undefined): Promise<void> {
    if (!schedule || (existing?.cron === schedule && existing.missed === 'once')) return
    await boss.schedule(name, schedule, null, { missed: 'once' })
  }

  return {
    async queue(name, payload, { tx, startAfter } = {}) {
      await boss.send(name, payload, { ...(tx && { db: fromKysely(tx) }), ...(startAfter && { startAfter }) })
    },
    async queueAll(name, queued, { tx } = {}) {
      if (queued.length === 0) return
      const given = queued.map(({ payload, startAfter, group }) => ({
        data: payload,
        ...(startAfter && { startAfter }),
        ...(group !== undefined && { group: { id: group } }),
      }))
      await boss.insert(name, given, { ...(tx && { db: fromKysely(tx) }) })
    },
    async start(jobs) {
      await inTurn(() => boss.start())
      await forgetFuture()
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      const schedules = new Map((await boss.getSchedules()).map(({ name, cron, options }) => [name, { cron, ...options }]))
      for (const each of jobs) {
        await keepQueue(each, queues.get(each.name))
        await keepSchedule(each, schedules.get(each.name))
        for (let lane = 0; lane < (each.lanes ?? 1); lane += 1) await workOn(each)
      }
      // Removes schedules of earlier versions.
      const scheduled = new Set(jobs.flatMap(({ name, schedule }) => (schedule ? [name] : [])))
      for (const name of schedules.keys()) if (!scheduled.has(name)) await boss.unschedule(name)
      search = setInterval(() => void wakeForDueJobs(), searchInterval)
      clock = setInterval(
        () => void forgetFuture().catch((err: unknown) => log.error({ err }, 'the clock could not be checked')),
        clockInterval,
      )
      for (const timer of [search, clock]) timer.unref()
    },
    async retryFailed() {
      const failed = await failedJobs(database.kysely)
      for (const { name, ids } of failed) {
        await boss.retry(name, ids)
        wakeWorkers(name)
      }
      return failed.reduce((sum, { ids }) => sum + ids.length, 0)
    },
    async settled() {
      for (;;) {
        const { rows } = await database.pool.query<{ name: string; state: string }>(
          `select distinct name, state from ${schema}.job
          where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now()`,
          [[...workers.keys()]],
        )
        if (rows.length === 0) return
        // A job whose time has come would otherwise wait for the next poll.
        for (const { name, state } of rows) if (state !== 'active') wakeWorkers(name)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async stop() {
      clearInterval(search)
      clearInterval(clock)
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
