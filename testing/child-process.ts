import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Child {
  pid: number
  /** What it has written so far, by line. */
  lines: string[]
  /** The next line it writes; undefined once it has ended. */
  nextLine(): Promise<string | undefined>
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>
}

/** Runs one of `testing/children` in a process of its own. */
export function startChild(script: string, ...parameters: string[]): Child {
  const file = join(import.meta.dirname, 'children', script)
  const child = spawn(process.execPath, [file, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const reader = createInterface({ input: child.stdout })
  const silent = once(reader, 'close')
  const lines: string[] = []
  reader.on('line', (line) => lines.push(line))
  let taken = 0
  return {
    pid: child.pid ?? 0,
    lines,
    async nextLine() {
      if (lines.length <= taken) await Promise.race([once(reader, 'line'), silent])
      return lines[taken++]
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
