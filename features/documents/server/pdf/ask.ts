import PQueue from 'p-queue'
import { Refusal } from '#platform/problems.ts'
import { WorkerKilled, askProcess, decodings } from '#platform/server/worker-process.ts'
import { documentProblems } from '../../problems.ts'
import { mostPages } from '../../limits.ts'
import type { PdfAnswer, PdfTask } from './messages.ts'

const process = new URL('./process.ts', import.meta.url)
/** Time limit for waiting and processing, in milliseconds. */
const patience = 60_000
/** The same for what nobody waits for. */
const muchPatience = 5 * 60_000
/** Time limit for processing, in milliseconds. */
const time = 20_000

/** A queue of its own, so that downloads don't wait for uploads. */
const stampings = new PQueue({ concurrency: 1 })

/** Together with the server, one of each queue stays below 1 GiB. Pictures share the queue of `inspect`. */
const limits = {
  inspect: { queue: decodings, patience, time, megabytes: 500 },
  stamp: { queue: stampings, patience, time, megabytes: 300 },
  text: { queue: decodings, patience: muchPatience, time, megabytes: 500 },
} as const

/** @throws Refusal of `documentProblems`; overloaded */
export async function askPdfProcess(task: PdfTask): Promise<PdfAnswer> {
  const answer = await askProcess<PdfAnswer>(process, task, limits[task.kind]).catch((error: unknown) => {
    throw error instanceof WorkerKilled ? new Refusal(documentProblems.tooDemandingPdf) : error
  })
  if (!('refused' in answer)) return answer
  const most = task.kind === 'inspect' ? task.maxPages : mostPages.document
  throw new Refusal(documentProblems[answer.refused], answer.refused === 'tooManyPages' ? { most } : {})
}
