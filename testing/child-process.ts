import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Child {
  pid: number
  /** Its output so far, by line. */
  lines: string[]
  /** Its next line of output; undefined once it has ended. */
  nextLine(): Promise<string | undefined>
  /** Kills it at once, whatever it is doing. */
  kill(): Promise<void>
}

/** Runs one of `testing/children` in a separate process. */
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
