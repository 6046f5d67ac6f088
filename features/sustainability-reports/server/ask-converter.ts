import PQueue from 'p-queue'
import { Refusal } from '#platform/problems.ts'
import { WorkerKilled, askProcess } from '#platform/server/worker-process.ts'
import { reportProblems } from '../problems.ts'
import type { VsmeReport } from '../vsme/report.ts'
import type { writeTemplate } from '../vsme/write-template.ts'
import type { ConverterTask } from './converter.ts'
import type { FileContent } from './read-file.ts'

const converter = new URL('converter.ts', import.meta.url)
const limits = { queue: new PQueue({ concurrency: 1 }), patience: 60_000, time: 20_000, megabytes: 500 }

const ask = <Answer>(task: ConverterTask): Promise<Answer> =>
  askProcess<Answer>(converter, task, limits).catch((error: unknown) => {
    throw error instanceof WorkerKilled ? new Refusal(reportProblems.tooDemanding) : error
  })

/** The contents of a file. @throws Refusal tooDemanding, overloaded */
export async function contentOf(file: File): Promise<FileContent> {
  // The current year can be reported before it has ended.
  const today = `${new Date().getUTCFullYear()}-12-31`
  return ask({ do: 'read', file: new Uint8Array(await file.arrayBuffer()), today })
}

/** The official template, filled. @throws Refusal overloaded */
export const templateOf = (report: VsmeReport) => ask<Awaited<ReturnType<typeof writeTemplate>>>({ do: 'write', report })
