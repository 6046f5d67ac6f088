import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sharedDatabase } from '#testing/databases.ts'
import { testDatabase } from '#testing/test-world.ts'
import { type Job, type Jobs, job, jobQueue } from './index.ts'

const told: { level: string; msg: string }[] = []
const log = pino({ formatters: { level: (level) => ({ level }) } }, { write: (line) => void told.push(JSON.parse(line)) })
const database = testDatabase()
let jobs: Jobs
beforeEach(async () => {
  told.length = 0
  // Of the test before.
  await database.pool.query('delete from jobs.job; delete from jobs.schedule')
  jobs = jobQueue(database, log)
})
afterEach(() => jobs.stop())

/** Makes retries due immediately. */
async function itIsTime() {
  await database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`)
  await jobs.settled()
}

/** Records the numbers it receives; `refuse` decides which ones fail. */
function noting(refuse: (n: number) => boolean, settings: Partial<Job> = {}) {
  const done: number[] = []
  const givenUp: number[] = []
  const noted = job<{ n: number }>({
    name: 'test.note',
    retries: 1,
    ...settings,
    async run({ n }) {
      if (refuse(n)) throw new Error(`not ${n}`)
      done.push(n)
    },
    async givenUp({ n }) {
      givenUp.push(n)
    },
  })
  return { done, givenUp, noted }
}

test('failed jobs are retried, while others of the batch are completed', async () => {
  let isBad = true
  const { done, givenUp, noted } = noting((n) => n === 2 && isBad, { atOnce: 5 })
  await jobs.start([noted])
  for (const n of [1, 2, 3]) await jobs.queue(noted.name, { n })
  await jobs.settled()
  expect(new Set(done)).toEqual(new Set([1, 3]))
  isBad = false
  await itIsTime()
  expect(done.at(-1)).toBe(2)
  expect(done).toHaveLength(3)
  expect(givenUp).toEqual([])
})

test('a job that fails for the last time is given up and logged', async () => {
  const { done, givenUp, noted } = noting(() => true)
  await jobs.start([noted])
  await jobs.queue(noted.name, { n: 1 })
  await jobs.settled()
  expect([givenUp, told.map(({ level }) => level)]).toEqual([[], ['warn']])
  await itIsTime()
  await itIsTime()
  expect([done, givenUp]).toEqual([[], [1]])
  expect(told.map(({ level, msg }) => `${level}: ${msg}`)).toEqual([
    'warn: a job failed; it will be retried',
    'error: a job failed for the last time and was given up',
  ])
})

test('several jobs are fetched together if the job allows it', async () => {
  const gate = Promise.withResolvers<void>()
  let running = 0
  await jobs.start([
    job({
      name: 'test.meet',
      retries: 0,
      atOnce: 3,
      async run() {
        running += 1
        if (running === 3) gate.resolve()
        await gate.promise
      },
    }),
  ])
  await database.transaction(async (tx) => {
    for (let n = 0; n < 3; n += 1) await jobs.queue('test.meet', {}, { tx })
  })
  await jobs.settled()
  expect(running).toBe(3)
})

test('with lanes, a slow group only delays jobs of the same group', async () => {
  const answer = Promise.withResolvers<void>()
  const done: string[] = []
  const running = new Set<string>()
  let together = 0
  const asking = job<{ whom: string; n: number }>({
    name: 'test.ask',
    retries: 0,
    lanes: 3,
    async run({ whom, n }) {
      if (running.has(whom)) together += 1
      running.add(whom)
      if (whom === 'slow') await answer.promise
      else await new Promise((resolve) => setTimeout(resolve, 20))
      running.delete(whom)
      done.push(`${whom} ${n}`)
    },
  })
  await jobs.start([asking])
  const both = ['slow', 'quick'].flatMap((whom) => [1, 2, 3].map((n) => ({ payload: { whom, n }, group: whom })))
  await expect(
    database.transaction(async (tx) => {
      await jobs.queueAll(asking.name, [{ payload: { whom: 'nobody', n: 0 }, group: 'nobody' }], { tx })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await jobs.queueAll(asking.name, both)
  await expect.poll(() => done.toSorted(), { timeout: 10_000 }).toEqual(['quick 1', 'quick 2', 'quick 3'])
  answer.resolve()
  await jobs.settled()
  expect([done.slice(3).toSorted(), together]).toEqual([['slow 1', 'slow 2', 'slow 3'], 0])
})

test('a queue is updated to the settings of a newer version', async () => {
  await jobs.start([noting(() => true, { retries: 5 }).noted])
  await jobs.stop()
  await database.pool.query('update jobs.queue set expire_seconds = 900, heartbeat_seconds = null')
  jobs = jobQueue(database, log)
  const { givenUp, noted } = noting(() => true, { retries: 0 })
  await jobs.start([noted])
  await jobs.queue(noted.name, { n: 1 })
  await jobs.settled()
  expect(givenUp).toEqual([1])
  const { rows } = await database.pool.query(`select expire_seconds, heartbeat_seconds from jobs.job where name = 'test.note'`)
  expect(rows, 'long jobs go on, and those of a node that is gone are retried').toEqual([
    { expire_seconds: 86_400, heartbeat_seconds: 300 },
  ])
})

test('what was due while nothing ran is done once at the next start, also after the clock was ahead', async () => {
  const tenMinutesAgo = new Date(Date.now() - 600_000).getUTCMinutes()
  let runs = 0
  const hourly = job({ name: 'test.hourly', retries: 0, schedule: `${tenMinutesAgo} * * * *`, run: async () => void (runs += 1) })
  const startAgain = async () => {
    await jobs.stop()
    jobs = jobQueue(database, log)
    await jobs.start([hourly])
  }
  await jobs.start([hourly])
  await jobs.stop()
  await database.pool.query(`update jobs.version set cron_on = now() - interval '3 hours'`)
  await database.pool.query(`update jobs.schedule set created_on = now() - interval '1 day'`)
  await startAgain()
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)

  await database.pool.query(`update jobs.version set cron_on = now() + interval '30 days'`)
  await database.pool.query(`update jobs.queue set monitor_on = now() + interval '30 days'`)
  await startAgain()
  const { rows } = await database.pool.query('select from jobs.version, jobs.queue where greatest(cron_on, monitor_on) > now()')
  expect(rows).toEqual([])
})

test('jobs queued in a transaction do not exist if it is rolled back', async () => {
  const { done, noted } = noting(() => false)
  await jobs.start([noted])
  const change = database.transaction(async (tx) => {
    await jobs.queue(noted.name, { n: 1 }, { tx })
    throw new Error('changed my mind')
  })
  await expect(change).rejects.toThrow('changed my mind')
  await jobs.queue(noted.name, { n: 2 })
  await jobs.settled()
  expect(done).toEqual([2])
})

test.runIf(process.env['TEST_ENGINE'] === 'postgresql')(
  'nodes that start together on a new database create its tables one after the other',
  async () => {
    await using shared = await sharedDatabase()
    await shared.look((own) => own.pool.query('drop schema jobs cascade'))
    const { done, noted } = noting(() => false)
    const startOne = (name: string) =>
      shared.look(async (own) => {
        // PostgreSQL's caches are invalidated less often once a connection has created a schema.
        await own.pool.query(`create schema ${name}`)
        const node = jobQueue(own, log)
        await node.start([noted])
        await node.queue(noted.name, { n: 1 })
        await node.settled()
        await node.stop()
      })
    await Promise.all(['one', 'two', 'three', 'four'].map(startOne))
    expect(done).toEqual([1, 1, 1, 1])
  },
)
