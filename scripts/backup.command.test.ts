import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, type Server, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupRules, restoreCommunity } from '#app/server/backups.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { openDatabase } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { filesIn, rowsIn } from '#testing/contents.ts'
import { openToOthers } from '#testing/open-to-others.ts'
import { s3Settings } from '#testing/s3-server.ts'
import { type TypedCommand, typeCommand, until } from '#testing/typed-command.ts'

const root = join(import.meta.dirname, '..')
let folder: string
let backups: string
let site: TypedCommand

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'esg-network-backup-'))
  backups = mkdtempSync(join(folder, 'backups-'))
  site = typeCommand('npm start -- --demo --members 60', root, { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' })
  await until(() => site.printed().includes('is ready:'), site.printed, 400_000)
}, 420_000)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

/** Runs a command and waits for its end. */
async function typed(line: string, environment: NodeJS.ProcessEnv): Promise<{ code: number; printed: string }> {
  await using command = typeCommand(line, root, environment)
  const [code] = (await command.ended) as [number]
  return { code, printed: command.printed() }
}

async function contentsOf(dataDirectory: string) {
  const database = await openDatabase({ directory: join(dataDirectory, 'database') })
  const contents = {
    rows: await rowsIn(database, backupRules.passingTables),
    files: await filesIn(fileStore(readConfiguration({ DATA_DIR: dataDirectory }))),
  }
  await database.close()
  return contents
}

const demoFolder = () => join(folder, 'data/demo')
/** The running server's copy for a backup is still there. */
const hasSnapshot = () => readdirSync(demoFolder()).some((name) => name.startsWith('snapshot-'))

test.skipIf(process.platform === 'win32')("a data directory that was missing is created, and is its owner's alone", async () => {
  expect(readdirSync(demoFolder())).toEqual(expect.arrayContaining(['control.sock', 'database', 'files']))
  expect(await openToOthers(join(folder, 'data'))).toEqual([])
})

test('a backup that is interrupted or killed while the server runs leaves nothing behind', async () => {
  const silent: Server = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const environment = { DATA_DIR: demoFolder(), ...s3Settings('community', (silent.address() as AddressInfo).port) }
  for (const end of ['interrupt', 'terminate'] as const) {
    await using command = typeCommand(`npm run backup -- ${join(backups, 'unfinished.backup')}`, root, environment)
    // The file storage never responds.
    await until(() => readdirSync(backups).some((name) => name.endsWith('.part')), command.printed)
    expect(hasSnapshot()).toBe(true)
    command[end]()
    await command.ended
    await until(() => readdirSync(backups).length === 0, command.printed)
    await until(() => !hasSnapshot(), command.printed)
    // npm may end before the command has printed it.
    await until(() => command.printed().includes('Stopped. Nothing was saved.'), command.printed)
  }
  silent.close()
})

test('a backup of the demo community, running or stopped, restores the same community', async () => {
  const environment = { DATA_DIR: join(folder, 'data') }
  const running = join(backups, 'running.backup')
  expect(await typed(`npm run backup -- --demo ${running}`, environment)).toEqual({
    code: 0,
    printed: expect.stringMatching(/It was read back and is complete: [\d,]+ rows, [\d,]+ files, [\d.]+ MB\./) as string,
  })
  await until(() => !hasSnapshot())

  // npm ends before the server has stopped.
  await site[Symbol.asyncDispose]()
  const stopped = join(backups, 'stopped.backup')
  expect(await typed(`npm run backup -- --demo ${stopped}`, environment)).toMatchObject({ code: 0, printed: expect.any(String) as string })
  expect(readdirSync(backups).toSorted()).toEqual(['running.backup', 'stopped.backup'])

  const [whileRunning, afterwards] = [join(folder, 'one'), join(folder, 'two')]
  await restoreCommunity(readConfiguration({ DATA_DIR: whileRunning, LOG_LEVEL: 'silent' }), running, new AbortController().signal)
  expect(await typed(`npm run restore -- ${stopped}`, { DATA_DIR: afterwards })).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /Restored the community as of \d{4}-.*: [\d,]+ rows, [\d,]+ files.*Start the server with npm start/,
    ) as string,
  })
  for (const restored of ['database', 'files']) expect(statSync(join(afterwards, restored)).mode & 0o777).toBe(0o700)
  const demo = await contentsOf(demoFolder())
  // With the operator.
  expect(demo.rows['public.users']).toHaveLength(61)
  expect(Object.keys(demo.files).length).toBeGreaterThan(300)
  expect(await contentsOf(afterwards)).toEqual(demo)
  const before = await contentsOf(whileRunning)
  expect([before.files, before.rows['public.users'], before.rows['public.chat_messages']]).toEqual([
    demo.files,
    demo.rows['public.users'],
    demo.rows['public.chat_messages'],
  ])

  const refused = await typed(`npm run restore -- ${running}`, { DATA_DIR: afterwards })
  expect(refused).toEqual({
    code: 1,
    printed: expect.stringContaining('Set DATA_DIR or S3_BUCKET to an empty one, or move the files away.') as string,
  })
}, 400_000)

test.each([
  ['npm run restore -- one two', 'npm run restore -- [--demo] <file>'],
  ['npm run backup -- nothing.backup', 'No community found in'],
])('%s says what to do instead', async (line, told) => {
  expect(await typed(line, { DATA_DIR: join(folder, 'nothing') })).toEqual({ code: 1, printed: expect.stringContaining(told) as string })
})
