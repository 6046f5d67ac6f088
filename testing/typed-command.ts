import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** A command as typed in a shell: it leads its own process group. */
export interface TypedCommand extends AsyncDisposable {
  /** Its output so far. */
  printed(): string
  /** Like Ctrl+C: SIGINT to all in the foreground. */
  interrupt(): void
  /** Like `kill`: SIGTERM to the typed command alone. */
  terminate(): void
  /** Resolves once it has ended; processes that it started may still run. */
  ended: Promise<unknown>
}

/** Runs a command such as `npm run dev` in a folder. */
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
  // npm ends at once; other processes that write to its output may still be stopping.
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
