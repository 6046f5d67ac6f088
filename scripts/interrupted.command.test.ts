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
/** Of a community that takes minutes to be filled. */
const longBench = 'npm run bench -- reads-100000'
const rooms = 'node scripts/run.mjs --scratch node_modules/.bin/vitest run --project rooms platform/server/database/conformance.test.ts'

/** How long the command's processes may take to end, in milliseconds; after ten seconds they are killed. */
const patience = 20_000
/** A command is known by its environment, which only Linux shows. */
const isObservable = existsSync('/proc/self/environ')

/** Where the command's temporary files are, which its processes carry in their environment. */
let folder: string
let command: TypedCommand

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interrupted-'))
  // PostgreSQL, which refuses to run as root, has to reach its folder in there.
  chmodSync(folder, 0o711)
})
afterEach(async () => {
  await command[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

describe.skipIf(!isObservable || !findPostgresqlPrograms())('with a PostgreSQL of its own, nothing is left of', () => {
  test('a benchmark that is interrupted', async () => {
    await startUntilRunning(bench, 'bin/postgres', 'bench/our-server.ts')
    command.interrupt()
    expect(await leftBehind()).toEqual([])
  })

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

  test("a room's tests that are terminated", async () => {
    await startUntilRunning(rooms, 'bin/postgres', 'vitest')
    command.terminate()
    expect(await leftBehind()).toEqual([])
  })
})

test.skipIf(!isObservable)('nothing is left of checks that are interrupted', async () => {
  await startUntilRunning('npm run check', 'scripts/check.ts', 'tsc')
  command.interrupt()
  expect(await leftBehind()).toEqual([])
})

test.skipIf(!isObservable || !findBrowser())('nothing is left of photographing that is interrupted', async () => {
  await startUntilRunning('npm run screens -- landing', 'scripts/screens.ts', '--remote-debugging-pipe')
  command.interrupt()
  expect(await leftBehind()).toEqual([])
})

async function startUntilRunning(line: string, ...programs: string[]): Promise<void> {
  command = typeCommand(line, root, { TMPDIR: folder, TEST_ENGINE: 'postgresql' })
  await until(() => programs.every((program) => pidOf(program) > 0), command.printed)
}

/** Processes and temporary folders that are there when the command has ended, and do not go within some seconds. */
async function leftBehind(): Promise<string[]> {
  await command.ended
  const left = () => [...processes().map(({ words }) => words), ...readdirSync(folder).filter((name) => name.startsWith('esg-network-'))]
  for (const end = Date.now() + patience; left().length > 0 && Date.now() < end;) await pause(100)
  return left()
}

const pidOf = (program: string) => processes().find(({ words }) => words.includes(program))?.pid ?? 0

/** What the command has started, directly or not, whomever it belongs to by now. */
function processes(): { pid: number; words: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'environ').includes(`=${folder}`))
    .map((name) => ({ pid: Number(name), words: read(name, 'cmdline').replaceAll('\0', ' ') }))
}

/** Empty for a process that has gone meanwhile, and for one that has ended. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(join('/proc', pid, file), 'utf8')
  } catch {
    return ''
  }
}
