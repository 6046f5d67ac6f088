import PQueue from 'p-queue'
import { WorkerKilled, askProcess } from '#platform/server/worker-process.ts'
import { SourceFailure } from '../adapters/adapter.ts'
import type { Bounds, ReadCalendar } from './occurrences.ts'

const reader = new URL('./reader.ts', import.meta.url)
const queue = new PQueue({ concurrency: 1 })
const day = 24 * 60 * 60_000
/** How far ahead repeating events are read. */
const horizon = 18 * 30.5 * day
const mostOccurrences = { most: 20_000, mostEach: 100 }

/** Reads a calendar in a separate process. @throws SourceFailure not-events if it is not one, or takes too much time or memory */
export async function readCalendar(text: string, now = new Date()): Promise<ReadCalendar> {
  const bounds: Bounds = { from: now, to: new Date(now.getTime() + horizon), ...mostOccurrences }
  const limits = { queue, patience: 120_000, time: 30_000, megabytes: 400 }
  const answer = await askProcess<{ calendar: ReadCalendar | null }>(reader, { text, bounds }, limits).catch((error: unknown) => {
    throw error instanceof WorkerKilled ? new SourceFailure('not-events', error) : error
  })
  if (!answer.calendar) throw new SourceFailure('not-events')
  return answer.calendar
}
