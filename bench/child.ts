import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface Child<Ready> extends AsyncDisposable {
  ready: Ready
  process: ChildProcess
  /** Resident memory, in bytes. */
  memory(): Promise<number>
}

/** Runs a file of this folder in a process of its own until it says, over IPC, that it is ready. */
export async function startChild<Ready>(file: string, input: object): Promise<Child<Ready>> {
  const child = fork(new URL(file, import.meta.url), { env: { ...process.env, BENCH_INPUT: JSON.stringify(input), LOG_LEVEL: 'warn' } })
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)))
  })
  return {
    ready,
    process: child,
    async memory() {
      child.send('memory')
      const [bytes] = (await once(child, 'message')) as [number]
      return bytes
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** In the child: what the parent handed over. */
export const inputOfChild = (): unknown => JSON.parse(process.env['BENCH_INPUT'] ?? '{}')

/** In the child: says that it is ready, and answers what it is asked. */
export function reportReady(ready: object) {
  process.on('message', (question) => {
    if (question === 'memory') process.send?.(process.memoryUsage.rss())
  })
  process.send?.(ready)
}
