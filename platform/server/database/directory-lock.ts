import { createHash, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ProcessIdentity, isLiving, ownIdentity } from './process-identity.ts'

/** Another running process uses the directory. */
export class DirectoryInUse extends Error {}

/**
 * The holder touches the lock every second; a holder on another machine or in another container counts as dead after six seconds of
 * silence.
 */
const heartbeatMillis = 1_000
const silenceMillis = 6_000

/**
 * Locks a directory for this process and creates it if needed. The lock of a dead process is taken over, that of a living one never.
 * @returns releases the lock; also happens automatically when the process exits
 * @throws DirectoryInUse naming the directory and the process that uses it
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'owner.lock')
  const lock = await acquire(path, directory)

  const heartbeat = setInterval(() => touch(path), heartbeatMillis)
  heartbeat.unref()
  function release() {
    clearInterval(heartbeat)
    process.off('exit', release)
    if (read(path) === lock) remove(path)
  }
  process.once('exit', release)
  return release
}

async function acquire(path: string, directory: string): Promise<string> {
  for (;;) {
    const lock = JSON.stringify({ ...ownIdentity(), token: randomUUID() })
    if (place(path, lock)) return lock
    const held = read(path)
    if (held === undefined) continue
    const holder = parse(held)
    if (holder && (await isInUse(path, held, holder))) {
      const whose = holder.pid === process.pid ? 'this process' : 'process'
      throw new DirectoryInUse(
        `${directory} is in use by ${whose} ${holder.pid}. Two processes on one database lose data; stop the other one first.`,
      )
    }
    await bury(path, held, directory)
  }
}

/** Creates the lock as a link to a complete file, so that a partially written lock can never be read. */
function place(path: string, lock: string): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, lock)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    unlinkSync(draft)
  }
}

/**
 * Removes the lock of a dead process. This requires a lock of its own: otherwise the second of two processes that found the stale lock
 * would remove the new lock of the first.
 */
async function bury(path: string, held: string, directory: string): Promise<void> {
  const right = `${path}.${createHash('sha256').update(held).digest('hex').slice(0, 16)}`
  try {
    await acquire(right, directory)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    return pause(20)
  }
  if (read(path) === held) remove(path)
  remove(right)
}

async function isInUse(path: string, held: string, holder: ProcessIdentity): Promise<boolean> {
  const living = isLiving(holder)
  if (living !== undefined) return living
  const lastBeat = beatOf(path)
  for (let waited = 0; waited < silenceMillis; waited += heartbeatMillis / 2) {
    await pause(heartbeatMillis / 2)
    if (read(path) !== held) return false
    if (beatOf(path) !== lastBeat) return true
  }
  return false
}

/** The process recorded in a lock; undefined if it cannot be read, for example after a power cut. */
function parse(held: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(held) as ProcessIdentity
  } catch {
    return undefined
  }
}

const read = (path: string) => unlessGone(() => readFileSync(path, 'utf8'))
const remove = (path: string) => unlessGone(() => unlinkSync(path))
const beatOf = (path: string) => unlessGone(() => statSync(path).mtimeMs)
const touch = (path: string) => unlessGone(() => utimesSync(path, new Date(), new Date()))

function unlessGone<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
