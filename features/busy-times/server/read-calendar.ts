import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Block } from '../merge.ts'
import type { FailureCode } from '../vocabulary.ts'
import { failureOf } from './failure.ts'
import { tellChanged } from './live.ts'
import { type CalendarRow, calendarById, claimDue, replaceBlocks } from './queries.ts'
import { lanes, readBlocks } from './read-blocks.ts'

const readJob = 'busyTimes.read'
const minute = 60_000
const interval = 30 * minute
/** Of calendars that have been failing for a day. */
const longInterval = 6 * 60 * minute
/** How long old busy times count while a calendar can't be read. */
export const keptFor = 24 * 60 * minute
/** Calendars queued in one transaction. */
const atOnce = 200

/** Some time around the interval, so that readings are spread out. */
export const nextReading = (now: Date, after = interval): Date => new Date(now.getTime() + after * (0.9 + 0.2 * Math.random()))

/** Queues calendars to be read, one of a member's at a time: a server that does not answer only delays the calendars of its member. */
export const queueReading = ({ jobs }: Services, tx: Tx, calendars: readonly { id: string; member_id: string }[]): Promise<void> =>
  jobs.queueAll(
    readJob,
    calendars.map(({ id, member_id }) => ({ payload: { id }, group: member_id })),
    { tx },
  )

export const readDue = (services: Services): Job =>
  job({ name: 'busyTimes.readDue', retries: 0, schedule: '* * * * *', run: () => queueDue(services, new Date()) })

export async function queueDue(services: Services, now: Date): Promise<void> {
  for (let claimed = atOnce; claimed === atOnce;) {
    claimed = await services.events.change(async (tx) => {
      const due = await claimDue(tx, now, nextReading(now), atOnce)
      await queueReading(services, tx, due)
      return due.length
    })
  }
}

/** Reads a calendar. The next reading is the retry, so a calendar that can't be read does not fail the job. */
export const readOne = (services: Services): Job =>
  job<{ id: string }>({ name: readJob, retries: 0, lanes, run: ({ id }) => readCalendar(services, id, new Date()) })

export async function readCalendar(services: Services, id: string, now: Date): Promise<void> {
  const calendar = await calendarById(services.database.kysely, id)
  if (!calendar) return
  try {
    const blocks = await readBlocks(services, calendar, now)
    await record(services, calendar, (tx, row, announce) => keepBlocks(tx, row, blocks, now, announce))
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    services.log.info({ calendar: id, failure: failure.code }, 'a calendar elsewhere could not be read')
    await record(services, calendar, (tx, row, announce) => keepFailure(tx, row, failure.code, now, announce))
  }
}

/** Records a reading, unless the calendar was removed or changed in the meantime. */
const record = ({ events, live }: Services, read: CalendarRow, keep: (tx: Tx, row: CalendarRow, announce: Announce) => Promise<void>) =>
  events.change(async (tx, announce) => {
    const row = await tx
      .selectFrom('busy_calendars')
      .selectAll()
      .where('id', '=', read.id)
      .where('access', '=', read.access)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    await keep(tx, row, announce)
    tellChanged(live, tx, row)
  })

async function keepBlocks(tx: Tx, { id, member_id, told }: CalendarRow, blocks: readonly Block[], now: Date, announce: Announce) {
  await replaceBlocks(tx, id, blocks)
  await tx
    .updateTable('busy_calendars')
    .set({ read_at: now, failure: null, failing_since: null, told: false, next_read_at: nextReading(now) })
    .where('id', '=', id)
    .execute()
  if (told) await announce('busyCalendar.settled', { calendar_id: id, member_id })
}

/** Old busy times are kept for a day; then they are dropped and the member is told, once. */
async function keepFailure(tx: Tx, row: CalendarRow, failure: FailureCode, now: Date, announce: Announce) {
  const { id, member_id } = row
  const failing_since = row.failing_since ?? now
  const isOver = now.getTime() - failing_since.getTime() >= keptFor
  const next_read_at = nextReading(now, isOver ? longInterval : interval)
  await tx
    .updateTable('busy_calendars')
    .set({ failure, failing_since, next_read_at, told: row.told || isOver })
    .where('id', '=', id)
    .execute()
  if (!isOver) return
  await replaceBlocks(tx, id, [])
  if (!row.told) await announce('busyCalendar.failing', { calendar_id: id, member_id })
}
