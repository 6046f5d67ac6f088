import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cleaner = fileURLToPath(new URL('clean-up-after.sh', import.meta.url))

/**
 * Runs a program in its own process group, and leaves nothing behind when it or this process is stopped or killed: neither a
 * server that it started nor, with `scratch`, a temporary file.
 * @param {string} program
 * @param {string[]} words
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, scratch: 'disk' | 'memory' | undefined }} options `scratch`: give it a temporary folder, deleted
 *   afterwards; in memory where there is room
 */
export function startCommand(program, words, { cwd, env, scratch }) {
  const folder = scratch ? makeScratch(scratch === 'memory' && hasRoomInMemory() ? inMemory : tmpdir()) : ''
  const child = spawn(program, words, { cwd, stdio: 'inherit', detached: true, env: folder ? { ...env, TMPDIR: folder } : env })
  // The system closes our end of the cleaner's input when this process ends, even if it is killed.
  const cleaning = spawn('/bin/sh', [cleaner, String(child.pid), folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  const cleaned = once(cleaning, 'exit')
  return {
    child,
    /** Resolves when everything is cleaned up. */
    async cleanUp() {
      cleaning.stdin.end()
      await cleaned
    },
  }
}

/** PostgreSQL refuses to run as root, and needs access to its folder in here. */
/** @param {string} parent */
function makeScratch(parent) {
  const folder = mkdtempSync(join(parent, 'esg-network-'))
  chmodSync(folder, 0o711)
  return folder
}

const inMemory = '/dev/shm'
const enoughBytes = 8 * 1024 ** 3

/** Tests create thousands of database files; in memory, each database is copied in a third of the time. */
function hasRoomInMemory() {
  if (process.env['TMPDIR'] || freemem() < enoughBytes) return false
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= enoughBytes
  } catch {
    return false
  }
}
