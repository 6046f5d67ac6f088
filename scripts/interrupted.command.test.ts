import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TypedCommand, typeCommand, until } from '#testing/typed-command.ts'
import { findBrowser } from './setup/browser.ts'
import { findPostgresqlPrograms } from './setup/postgresql.ts'

const root = join(import.meta.dirname, '..')
const bench = 'npm run bench -- embedded'
/** A community that takes minutes to fill. */
const longBench = 'npm run bench -- reads-100000'

/** How long the command's processes may take to end, in milliseconds; after ten seconds they are killed. */
const patience = 20_000
/** A command's processes are recognised by their environment, which only Linux shows. */
const isObservable = existsSync('/proc/self/environ')

/** The command's temporary folder, which is in the environment of its processes. */
let folder: string
let command: TypedCommand

beforeEach(() => {
  // A short name: Chromium's socket is in here, and the address of a socket has at most 107 characters.
  folder = mkdtempSync(join(tmpdir(), 'i-'))
  // PostgreSQL refuses to run as root, and needs access to its folder in here.
  chmodSync(folder, 0o711)
})
afterEach(async () => {
  await command[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

describe.skipIf(!isObservable || !findPostgresqlPrograms())('with its own PostgreSQL, nothing remains of', () => {
  test('a benchmark that is terminated', async () => {
    await startUntilRunning(bench, 'bin/postgres', 'bench/our-server.ts')
    command.terminate()
    expect(await leftBehind()).toEqual([])
  })

  test('a benchmark that is killed', async () => {
    await startUntilRunning(longBench, 'bin/postgres', 'bench/main.ts')
    process.kill(pidOf('scripts/run.mjs'), 'SIGKILL')
    expect(await leftBehind()).toEqual([])
  })
})

test.skipIf(!isObservable || !findBrowser())('nothing remains of interrupted screenshots', async () => {
  await startUntilRunning('npm run screens -- landing', 'scripts/screens.ts', '--remote-debugging-pipe')
  command.interrupt()
  expect(await leftBehind()).toEqual([])
})

async function startUntilRunning(line: string, ...programs: string[]): Promise<void> {
  command = typeCommand(line, root, { TMPDIR: folder, TEST_ENGINE: 'postgresql' })
  await until(() => programs.every((program) => pidOf(program) > 0), command.printed)
}

/** Processes and temporary folders that still exist some seconds after the command has ended. */
async function leftBehind(): Promise<string[]> {
  await command.ended
  const left = () => [...processes().map(({ words }) => words), ...readdirSync(folder).filter((name) => name.startsWith('esg-network-'))]
  for (const end = Date.now() + patience; left().length > 0 && Date.now() < end;) await pause(100)
  return left()
}

const pidOf = (program: string) => processes().find(({ words }) => words.includes(program))?.pid ?? 0

/** All processes that the command started, directly or not, whatever their parent is now. */
function processes(): { pid: number; words: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'environ').includes(`=${folder}`))
    .map((name) => ({ pid: Number(name), words: read(name, 'cmdline').replaceAll('\0', ' ') }))
}

/** Empty for a process that has ended. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(join('/proc', pid, file), 'utf8')
  } catch {
    return ''
  }
}
