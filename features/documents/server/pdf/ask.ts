import PQueue from 'p-queue'
import { Refusal } from '#platform/problems.ts'
import { WorkerKilled, askProcess, decodings } from '#platform/server/worker-process.ts'
import { documentProblems } from '../../problems.ts'
import { mostPages } from '../../limits.ts'
import type { PdfAnswer, PdfTask } from './messages.ts'

const process = new URL('./process.ts', import.meta.url)
/** So long a file may wait and be worked on, in milliseconds. */
const patience = 60_000
/** So long it may be worked on, in milliseconds. */
const time = 20_000

/** Whoever opens a document waits for others who do so, and not for what somebody has just uploaded. */
const stampings = new PQueue({ concurrency: 1 })

/** With a picture's 500 MB, or another file's, and the server they stay below 1 GiB. */
const limits = {
  inspect: { queue: decodings, patience, time, megabytes: 500 },
  stamp: { queue: stampings, patience, time, megabytes: 300 },
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
