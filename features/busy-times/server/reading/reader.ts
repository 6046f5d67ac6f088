/** The process that reads one calendar, so that a demanding one delays nobody. It sends no requests and knows no password. */
import { once } from 'node:events'
import { errand } from '#platform/server/errand.ts'
import { merged } from '../../merge.ts'
import type { FailureCode } from '../../vocabulary.ts'
import { ReadFailure } from '../failure.ts'
import { blocksIn } from './blocks.ts'
import { calendarsOn } from './caldav.ts'
import type { DavAnswer, DavRequest, ReadingAnswer, ReadingTask } from './task.ts'

const fetchByErrand: typeof globalThis.fetch = async (url, { method = 'GET', headers, body, redirect } = {}) => {
  const asked: DavRequest = {
    url: url instanceof Request ? url.url : url.toString(),
    method,
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === 'string' ? body : '',
    followsRedirects: redirect !== 'manual',
  }
  const answer = await errand<DavAnswer>(asked)
  const isEmpty = [204, 205, 304].includes(answer.status)
  return new Response(isEmpty ? null : answer.body, { status: answer.status, headers: answer.headers })
}

async function read({ source, zone, from, until }: ReadingTask): Promise<ReadingAnswer> {
  const span = { from, until }
  const calendars = 'text' in source ? [{ texts: [source.text], zone }] : await calendarsOn(source.server, span, fetchByErrand)
  const blocks = calendars.map(({ texts, zone: own }) => blocksIn(texts, own ?? zone, span))
  return blocks.includes(null) ? { failure: 'no-calendar' } : { blocks: merged(blocks.flatMap((each) => each ?? [])) }
}

const [task] = (await once(process, 'message')) as [ReadingTask]
const failed = (failure: FailureCode): ReadingAnswer => ({ failure })
process.send?.(await read(task).catch((error: unknown) => failed(error instanceof ReadFailure ? error.code : 'no-calendar')))
