import { fork } from 'node:child_process'
import PQueue from 'p-queue'
import { Refusal, problems } from '#platform/problems.ts'
import { type ErrandAnswer, isErrand } from './errand.ts'

/** Decoding members' files takes about 500 MB, so only one such process runs at a time, across all rooms. */
export const decodings = new PQueue({ concurrency: 1 })

interface WorkerLimits {
  /** The queue it waits in. */
  queue: PQueue
  /** How long the caller waits for its turn and the result, in milliseconds. */
  patience: number
  /** Time limit in milliseconds. */
  time?: number
  /** Memory limit in megabytes. */
  megabytes?: number
  /** Does what the process asks for with `errand`; what it throws, `errand` throws there. */
  errands?: (asked: never) => Promise<unknown>
}

/** With these, terminals and systemd stop the server and its processes: the task may be tried again. */
const stopSignals: readonly (NodeJS.Signals | null)[] = ['SIGTERM', 'SIGINT']

/** A process was killed because of its task: it exceeded its time or memory, or crashed. */
export class WorkerKilled extends Error {
  constructor(by: string) {
    super(`a process was ended over its task: ${by}`)
    this.name = 'WorkerKilled'
  }
}

/**
 * Runs one task in a separate process without access to our data or secrets. It receives the task and sends one message.
 * @param script URL of a module; `megabytes` is enforced automatically
 * @throws Refusal overloaded if there is no turn or result within `patience`; WorkerKilled
 */
export async function askProcess<Answer>(script: URL, task: object, limits: WorkerLimits): Promise<Answer> {
  const signal = AbortSignal.timeout(limits.patience)
  return limits.queue
    .add(() => answerOfProcess<Answer>(script, task, limits, signal), { signal })
    .catch((error: unknown) => {
      throw signal.aborted ? new Refusal(problems.overloaded) : error
    })
}

/** Where Node keeps compiled code, which halves the start of a process. The server never runs what these processes store in theirs. */
const compileCache = process.env['NODE_COMPILE_CACHE']

/** Settles when the process has exited, because only then is its memory available again. */
function answerOfProcess<Answer>(
  script: URL,
  task: object,
  { time, megabytes, errands }: WorkerLimits,
  waiting: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const tooLong = time ? AbortSignal.timeout(time) : undefined
    // Processes that decode members' files must not know our secrets.
    const worker = fork(script, megabytes ? [String(megabytes)] : [], {
      env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: `${compileCache}-of-workers` },
      // A small space for new objects makes V8 collect them sooner: a document of 1,000 pages then needs 225 instead of 306 MiB.
      execArgv: megabytes
        ? [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=4', '--import', new URL('./memory-limit.ts', import.meta.url).href]
        : [],
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
    worker.on('message', (given) => {
      if (isErrand(given)) {
        void runErrand(errands, given.asked).then((result) => {
          if (worker.connected) worker.send({ errand: given.errand, ...result } satisfies ErrandAnswer)
        })
      } else if (!answer) {
        answer = { given: given as Answer }
        worker.disconnect()
      }
    })
    worker.once('exit', (code, killedBy) => {
      if (answer) resolve(answer.given)
      else if (tooLong?.aborted) reject(new WorkerKilled('time'))
      else if (killedBy && !waiting.aborted && !stopSignals.includes(killedBy)) reject(new WorkerKilled(killedBy))
      else reject(failure ?? new Error(`a worker process exited without a response: ${code ?? killedBy}`))
    })
    worker.send(task)
  })
}

async function runErrand(errands: WorkerLimits['errands'], asked: unknown): Promise<Pick<ErrandAnswer, 'answer' | 'failed'>> {
  try {
    return { answer: await errands?.(asked as never) }
  } catch {
    return { failed: true }
  }
}
