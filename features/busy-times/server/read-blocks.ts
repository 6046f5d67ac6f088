import PQueue from 'p-queue'
import { textOf } from '#platform/server/outbound/index.ts'
import type { Services } from '#platform/server/services.ts'
import { WorkerKilled, askProcess } from '#platform/server/worker-process.ts'
import { daysAhead } from '../limits.ts'
import type { Block } from '../merge.ts'
import { openAccess } from './access.ts'
import { davRequests } from './dav-requests.ts'
import { ReadFailure, refuseFailed } from './failure.ts'
import type { CalendarRow } from './queries.ts'
import type { ReadingAnswer, ReadingTask } from './reading/task.ts'

const reader = new URL('./reading/reader.ts', import.meta.url)
const day = 24 * 60 * 60_000

const mostBytes = 20 * 1024 * 1024
const patience = 30_000
const megabytes = 400
/** Files were fetched before, so that each takes a moment. */
const files = { queue: new PQueue({ concurrency: 1 }), patience: 300_000, time: 30_000, megabytes }

/** How many are read at the same time, from different members. */
export const lanes = 4
/** These processes mostly wait for servers. */
const servers = { queue: new PQueue({ concurrency: lanes }), patience: 120_000, time: 60_000, megabytes }

/**
 * The times in the next 90 days at which the owner of a calendar is busy.
 * @throws ReadFailure, OutboundFailure
 */
export async function readBlocks(services: Services, calendar: CalendarRow, now: Date): Promise<Block[]> {
  const access = await openAccess(services, calendar.member_id, calendar.access)
  if (!access) throw new ReadFailure('unreadable-secret')
  const span = { zone: calendar.zone, from: now, until: new Date(now.getTime() + daysAhead * day) }
  if (calendar.kind === 'feed') return readIn({ ...span, source: { text: await fetchFile(services, access.address) } }, files, 'too-large')
  const requests = davRequests(services.outbound, access)
  try {
    return await readIn({ ...span, source: { server: access.address } }, { ...servers, errands: requests.send }, 'unavailable')
  } catch (error) {
    throw requests.failure() ?? error
  }
}

async function fetchFile({ outbound }: Services, address: string): Promise<string> {
  const headers = { accept: 'text/calendar, */*;q=0.5' }
  const answer = await outbound.ask(address, { maxBytes: mostBytes, time: patience, headers })
  refuseFailed(answer)
  return textOf(answer)
}

/** @param ifKilled what it means if the process takes too much time or memory */
async function readIn(
  task: ReadingTask,
  limits: Parameters<typeof askProcess>[2],
  ifKilled: 'too-large' | 'unavailable',
): Promise<Block[]> {
  const answer = await askProcess<ReadingAnswer>(reader, task, limits).catch((error: unknown) => {
    throw error instanceof WorkerKilled ? new ReadFailure(ifKilled) : error
  })
  if ('failure' in answer) throw new ReadFailure(answer.failure)
  return answer.blocks
}
