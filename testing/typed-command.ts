import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** A command as somebody typed it: it leads a process group of its own, as a shell would have it. */
export interface TypedCommand extends AsyncDisposable {
  /** All that it printed so far. */
  printed(): string
  /** Like Ctrl+C: SIGINT to all in the foreground. */
  interrupt(): void
  /** Like `kill`: SIGTERM to nothing but what was typed. */
  terminate(): void
  /** Resolves once it has ended; what it started may still be there. */
  ended: Promise<unknown>
}

/** Types something like `npm run dev` in a folder. */
export function typeCommand(line: string, folder: string, environment: NodeJS.ProcessEnv): TypedCommand {
  const [program = '', ...words] = line.split(' ')
  const child = spawn(program, words, {
    cwd: folder,
    detached: true,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const ended = once(child, 'exit')
  // npm ends at once; whoever else writes to its output may still be stopping.
  const silent = once(child, 'close')
  return {
    printed: () => printed,
    interrupt: () => interruptGroup(child),
    terminate: () => child.kill('SIGTERM'),
    ended,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await silent
    },
  }
}

function interruptGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGINT')
}

/** @throws Error with what `explain` says, if the condition has not come true within so many milliseconds */
export async function until(condition: () => boolean | Promise<boolean>, explain: () => string = String, within = 120_000): Promise<void> {
  const end = Date.now() + within
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(explain())
    await pause(50)
  }
}
