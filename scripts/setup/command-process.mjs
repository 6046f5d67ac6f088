import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cleaner = fileURLToPath(new URL('clean-up-after.sh', import.meta.url))

/**
 * Runs a program in a process group of its own, of which nothing outlives it or us: neither a server that it started nor,
 * with `scratch`, a temporary file, whichever of the processes is stopped or killed.
 * @param {string} program
 * @param {string[]} words
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, scratch: boolean }} options `scratch`: its temporary folder is thrown away with it
 */
export function startCommand(program, words, { cwd, env, scratch }) {
  const folder = scratch ? makeScratch() : ''
  const child = spawn(program, words, { cwd, stdio: 'inherit', detached: true, env: folder ? { ...env, TMPDIR: folder } : env })
  // The system closes our end of the cleaner's input when we end, even if we are killed.
  const cleaning = spawn('/bin/sh', [cleaner, String(child.pid), folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  const cleaned = once(cleaning, 'exit')
  return {
    child,
    /** Resolves when nothing of it is left. */
    async cleanUp() {
      cleaning.stdin.end()
      await cleaned
    },
  }
}

/** PostgreSQL, which refuses to run as root, has to reach its folder in there. */
function makeScratch() {
  const folder = mkdtempSync(join(tmpdir(), 'esg-network-'))
  chmodSync(folder, 0o711)
  return folder
}
