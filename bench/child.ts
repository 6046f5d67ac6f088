import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface Child<Ready> extends AsyncDisposable {
  ready: Ready
  /** Runs one of the child's tasks; one at a time. */
  ask<Answer = void>(task: string, given?: unknown): Promise<Answer>
  /** Resident memory in bytes; with `exposeGc`, after garbage collection. */
  memory(): Promise<number>
}

interface ChildOptions {
  exposeGc?: boolean
}

type Outcome = { done: unknown } | { failed: string }
type Tasks = Readonly<Record<string, (given: never) => unknown>>

/** Runs a file of this folder in a separate process; resolves when it reports over IPC that it is ready. */
export async function startChild<Ready = object>(file: string, input: object, { exposeGc }: ChildOptions = {}): Promise<Child<Ready>> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, LOG_LEVEL: 'warn' },
    execArgv: [...process.execArgv, ...(exposeGc ? ['--expose-gc'] : [])],
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)))
  ended.catch(() => {})

  async function ask<Answer>(task: string, given?: unknown): Promise<Answer> {
    child.send({ task, given })
    const [outcome] = (await Promise.race([once(child, 'message'), ended])) as [Outcome]
    if ('failed' in outcome) throw new Error(`${file}: ${outcome.failed}`)
    return outcome.done as Answer
  }

  child.send(input)
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready]
  return {
    ready,
    ask,
    memory: () => ask<number>('memory'),
    [Symbol.asyncDispose]: () => stop(child),
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** In the child: the data from the parent. */
export async function inputOfChild(): Promise<unknown> {
  // The parent has ended.
  process.on('disconnect', () => process.exit())
  const [input] = await once(process, 'message')
  return input
}

/** In the child: reports that it is ready, and then runs the requested tasks. */
export function reportReady(ready: object, tasks: Tasks = {}): void {
  const all: Tasks = { memory, ...tasks }
  process.on('message', ({ task, given }: { task: string; given: never }) => {
    Promise.resolve(given)
      .then(all[task])
      .then(
        (done) => process.send?.({ done } satisfies Outcome),
        (error: unknown) => process.send?.({ failed: String(error) } satisfies Outcome),
      )
  })
  process.send?.(ready)
}

async function memory(): Promise<number> {
  for (let round = 0; globalThis.gc && round < 3; round += 1) {
    globalThis.gc()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return process.memoryUsage.rss()
}
