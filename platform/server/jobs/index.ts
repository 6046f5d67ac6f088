import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type JobResult, type JobWithMetadata, fromKysely } from 'pg-boss'
import type { Database, Tx } from '../database/index.ts'
import { loggableMessage } from '../log.ts'
import { bossOf, schema } from './boss.ts'

/** Work with a time or a retry of its own. */
export interface Job<Payload extends object = object> {
  name: string
  /** How often a failed run is tried again, with growing pauses. */
  retries: number
  /** How many one node takes together and runs side by side, for work that waits for others; 1 unless given. */
  atOnce?: number
  /**
   * How many groups one node works for side by side, each at its own pace, and of one group one at a time. For work that waits for many
   * others, of whom some may be slow.
   */
  lanes?: number
  /** When it runs by itself, as a cron line in UTC ('30 3 * * *'); absent for work that is queued. */
  schedule?: string
  run(payload: Payload): Promise<void>
  /** The last try failed too: leaves a trace of it where people look. */
  givenUp?(payload: Payload): Promise<void>
}

/** With the growing pauses, so many tries take about a day. */
export const retriesOfADay = 34

/** Lets the compiler see a job's payload where it is defined; jobs of all kinds then share one list. */
export function job<Payload extends object>(definition: Job<Payload>): Job {
  return definition
}

interface Queued {
  payload: object
  startAfter?: Date
  /** Whom it waits for, where a job has lanes. */
  group?: string
}

export interface Jobs {
  /** Queues work; with `tx`, it exists only if that transaction is committed. */
  queue(name: string, payload: object, options?: { tx?: Tx; startAfter?: Date }): Promise<void>
  /** Queues much of the same in one statement. */
  queueAll(name: string, queued: readonly Queued[], options?: { tx?: Tx }): Promise<void>
  start(jobs: readonly Job[]): Promise<void>
  /** Resolves when no job waits or runs (jobs with a later time aside). */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Any number, as long as it is ours: held by the node that makes or changes the tables of the queue. */
const advisoryLock = 4_173_846_206

/** How often each queue is looked at, in seconds, for what has a later time or is tried again: of all else its workers hear at once. */
const pollingInterval = 2

/** What runs at the same time fails or succeeds each by itself. */
const settledOneByOne = { includeMetadata: true, perJobResults: true } as const

export function jobQueue(database: Database, log: Logger): Jobs {
  const embedded = database.kind === 'embedded'
  const boss = bossOf(database)
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'))
  boss.on('warning', (warning) => log.warn(warning, 'the job queue warns'))
  /** The ids of the workers of each job. */
  const workers = new Map<string, string[]>()

  /** Nodes that start together make the queue's tables one after the other: pg-boss has a lock for that, but looks before it has it. */
  async function inTurn(work: () => Promise<unknown>): Promise<void> {
    if (embedded) return void (await work())
    const connection = await database.pool.connect()
    try {
      await connection.query('select pg_advisory_lock($1)', [advisoryLock])
      await work()
    } finally {
      // The lock ends with its connection.
      connection.release(true)
    }
  }

  async function giveUp(work: Job, data: object, facts: object): Promise<void> {
    log.error(facts, 'a job failed for the last time; it is given up')
    await work.givenUp?.(data).catch((error: unknown) => log.error({ ...facts, err: error }, 'what was given up left no trace'))
  }

  async function carryOut(work: Job, { id, data, retryCount, retryLimit }: JobWithMetadata): Promise<JobResult> {
    try {
      await work.run(data)
      return { id, status: 'completed' }
    } catch (error) {
      const facts = { err: error, job: work.name, id }
      if (retryCount < retryLimit) log.warn(facts, 'a job failed; it is tried again')
      else await giveUp(work, data, facts)
      return { id, status: 'failed', output: loggableMessage(error) }
    }
  }

  /** Does one batch after the other, as long as there is any. */
  async function workOn(work: Job): Promise<void> {
    const options = {
      pollingIntervalSeconds: pollingInterval,
      notifyPollingIntervalSeconds: pollingInterval,
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
      for (const each of jobs) {
        const queue = { retryLimit: each.retries, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600, notify: true }
        await boss.createQueue(each.name, queue)
        await boss.updateQueue(each.name, queue)
        // Any look into a queue makes the library remember it: in a transaction, where jobs are queued, it could not look it up.
        await boss.findJobs(each.name, { id: randomUUID() })
        if (each.schedule) await boss.schedule(each.name, each.schedule)
        for (let lane = 0; lane < (each.lanes ?? 1); lane += 1) await workOn(each)
      }
      // What an earlier version did each night.
      const known = new Set(jobs.map(({ name }) => name))
      for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
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
        for (const { name, state } of rows) if (state !== 'active') workers.get(name)?.forEach((worker) => boss.notifyWorker(worker))
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
