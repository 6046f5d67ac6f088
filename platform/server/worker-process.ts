import { fork } from 'node:child_process'
import PQueue from 'p-queue'
import { Refusal, problems } from '#platform/problems.ts'

/** Whatever decodes what members send takes some 500 MB, so that there is memory for one such process at a time, whichever room asks. */
export const decodings = new PQueue({ concurrency: 1 })

interface WorkerLimits {
  /** What waits with it for its turn. */
  queue: PQueue
  /** So long the caller waits for a turn and an answer, in milliseconds. */
  patience: number
  /** So long it may work, in milliseconds. */
  time?: number
  /** What the process may take in memory. */
  megabytes?: number
}

/** That a process had to be killed because of its task: for its time, for its memory, or by what it broke in its own. */
export class WorkerKilled extends Error {
  constructor(by: string) {
    super(`a process was ended over its task: ${by}`)
    this.name = 'WorkerKilled'
  }
}

/**
 * Has a process of its own, which knows nothing of ours, do one task. It is told the task and sends one message.
 * @param script a module's address; `megabytes` is watched over without its doing
 * @throws Refusal overloaded if there is no turn, or no answer, within `patience`; WorkerKilled
 */
export async function askProcess<Answer>(script: URL, task: object, limits: WorkerLimits): Promise<Answer> {
  const signal = AbortSignal.timeout(limits.patience)
  return limits.queue
    .add(() => answerOfProcess<Answer>(script, task, limits, signal), { signal })
    .catch((error: unknown) => {
      throw signal.aborted ? new Refusal(problems.overloaded) : error
    })
}

/** Settles when the process has ended: only then is its memory there for the next. */
function answerOfProcess<Answer>(script: URL, task: object, { time, megabytes }: WorkerLimits, waiting: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const tooLong = time ? AbortSignal.timeout(time) : undefined
    // What decodes strangers' files knows no secret of ours.
    const worker = fork(script, megabytes ? [String(megabytes)] : [], {
      env: {},
      execArgv: megabytes ? [`--max-old-space-size=${megabytes}`, '--import', new URL('./memory-limit.ts', import.meta.url).href] : [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal: tooLong ? AbortSignal.any([waiting, tooLong]) : waiting,
      killSignal: 'SIGKILL',
    })
    let answer: { given: Answer } | undefined
    let failure: unknown
    worker.on('error', (error) => {
      failure ??= error
      if (worker.pid === undefined) reject(error)
    })
    worker.once('message', (given) => {
      answer = { given: given as Answer }
      worker.disconnect()
    })
    worker.once('exit', (code, killedBy) => {
      if (answer) resolve(answer.given)
      else if (tooLong?.aborted) reject(new WorkerKilled('time'))
      else if (killedBy && !waiting.aborted) reject(new WorkerKilled(killedBy))
      else reject(failure ?? new Error(`a process ended without an answer: ${code}`))
    })
    worker.send(task)
  })
}
