import PQueue from 'p-queue'
import { expect, test } from 'vitest'
import { WorkerKilled, askProcess } from './worker-process.ts'

const script = new URL(import.meta.resolve('#testing/children/kill-itself.ts'))
const limits = { queue: new PQueue({ concurrency: 1 }), patience: 60_000 }
const failureBy = (signal: NodeJS.Signals) => askProcess(script, { signal }, limits).catch((error: unknown) => error)

test.each(['SIGKILL', 'SIGABRT'] as const)('a process that ends by %s has failed over its task', async (signal) => {
  expect(await failureBy(signal)).toEqual(new WorkerKilled(signal))
})

test.each(['SIGTERM', 'SIGINT'] as const)('a process that is stopped by %s, as the server is, can be tried again', async (signal) => {
  expect(await failureBy(signal)).toEqual(new Error(`a worker process exited without a response: ${signal}`))
})
