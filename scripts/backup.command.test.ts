import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, type Server, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupRules } from '#app/server/backups.ts'
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

test('a backup that is interrupted while the server runs leaves nothing behind', async () => {
  const silent: Server = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const environment = { DATA_DIR: demoFolder(), ...s3Settings('community', (silent.address() as AddressInfo).port) }
  await using command = typeCommand(`npm run backup -- ${join(backups, 'unfinished.backup')}`, root, environment)
  // The file storage never responds.
  await until(() => readdirSync(backups).some((name) => name.endsWith('.part')), command.printed)
  expect(hasSnapshot()).toBe(true)
  command.interrupt()
  await command.ended
  await until(() => readdirSync(backups).length === 0, command.printed)
  await until(() => !hasSnapshot(), command.printed)
  // npm may end before the command has printed it.
  await until(() => command.printed().includes('Stopped. Nothing was saved.'), command.printed)
  silent.close()
})

test('a backup of the running demo community restores the same community', async () => {
  const file = join(backups, 'running.backup')
  expect(await typed(`npm run backup -- --demo ${file}`, { DATA_DIR: join(folder, 'data') })).toEqual({
    code: 0,
    printed: expect.stringMatching(/It was read back and is complete: [\d,]+ rows, [\d,]+ files, [\d.]+ MB\./) as string,
  })
  await until(() => !hasSnapshot())
  expect(readdirSync(backups)).toEqual(['running.backup'])

  const afterwards = join(folder, 'afterwards')
  expect(await typed(`npm run restore -- ${file}`, { DATA_DIR: afterwards })).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /Restored the community as of \d{4}-.*: [\d,]+ rows, [\d,]+ files.*Start the server with npm start/,
    ) as string,
  })
  for (const restored of ['database', 'files']) expect(statSync(join(afterwards, restored)).mode & 0o777).toBe(0o700)
  const refused = await typed(`npm run restore -- ${file}`, { DATA_DIR: afterwards })
  expect(refused).toEqual({
    code: 1,
    printed: expect.stringContaining('Set DATA_DIR or S3_BUCKET to an empty one, or move the files away.') as string,
  })

  // npm ends before the server has stopped.
  await site[Symbol.asyncDispose]()
  const [demo, restored] = [await contentsOf(demoFolder()), await contentsOf(afterwards)]
  // With the operator.
  expect(demo.rows['public.users']).toHaveLength(61)
  expect(Object.keys(demo.files).length).toBeGreaterThan(300)
  expect(restored.files).toEqual(demo.files)
  // What the server does by itself goes on after the backup.
  for (const table of ['users', 'chat_messages', 'connections', 'deal_flows', 'posts', 'events'])
    expect(restored.rows[`public.${table}`], table).toEqual(demo.rows[`public.${table}`])
}, 400_000)
