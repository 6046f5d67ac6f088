import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { fillConversations } from '#demo/conversations/fill-conversations.ts'
import { fillCommunity } from '#demo/fill.ts'
import { fillMatches } from '#demo/matches/fill-matches.ts'
import { demoMembers } from '#demo/members.ts'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import { rebuildMatching } from '#features/matching/server/index.ts'
import { backUp } from '#platform/server/backup/back-up.ts'
import { latestBackups } from '#platform/server/backup/records.ts'
import { type Configuration, readConfiguration } from '#platform/server/configuration.ts'
import { type Database, openDatabase } from '#platform/server/database/index.ts'
import { column, putPicture, restoredFrom } from '#testing/backups.ts'
import { filesIn, rowsIn } from '#testing/contents.ts'
import { emptyPlaces } from '#testing/empty-places.ts'
import { createPerson, profileOf, visitorOf } from '#testing/people.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { testWorld } from '#testing/test-world.ts'
import { cheapPasswords } from '#testing/world.ts'
import { backUpCommunity, backupRules, newestIn, rehearseRestore, restoreCommunity } from './backups.ts'
import { startServer } from './start.ts'

const world = testWorld()
const places = await emptyPlaces()
const s3 = await startS3Server('kept')
const never = new AbortController().signal
let folder: string
let backup: string
let before: { rows: Record<string, string[]>; files: Record<string, string> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esg-network-backups-'))
  backup = join(folder, 'demo.backup')
  const { database, files, events, jobs } = world.services
  const members = demoMembers(24, 1)
  const passwordHash = await world.server.accounts.hashPassword(demoPassword)
  await fillCommunity(database, files, members.slice(0, 4), { passwordHash, withPictures: true })
  await fillCommunity(database, files, members.slice(4), { passwordHash })
  await rebuildDirectory(database)
  await rebuildMatching(database)
  await fillConversations(events, members, demoAccounts.length)
  await fillMatches(world.services, members, demoAccounts.length)
  const joined = await world.join({ full_name: 'Jo Ined' })
  await joined.call.profiles.save(profileOf(joined))
  await putPicture(joined)
  await world.settled()
  await jobs.queue('profiles.removeFiles', { files: ['profile-pictures/a/b.webp'] }, { startAfter: new Date('2050-01-01T00:00:00.123Z') })
  before = { rows: await rowsIn(database, backupRules.passingTables), files: await filesIn(files) }
  await backUp(world.services, backup, { ...backupRules, signal: never })
})
afterAll(async () => {
  await places.stop()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a backup is readable by its owner only, and no other files are left', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['demo.backup'])
})

describe('restored, the demo community', () => {
  let restored: Awaited<ReturnType<typeof restoredFrom>>
  beforeAll(async () => {
    restored = await restoredFrom(backup, await places.make(quickEngine))
  })
  afterAll(() => restored[Symbol.asyncDispose]())

  test('is equal, row by row and file by file, and works', async () => {
    const { database, configuration } = restored
    expect(restored.restored.files).toBe(Object.keys(before.files).length)
    expect(await filesIn(restored.files)).toEqual(before.files)
    expect(Object.keys(before.files).length).toBeGreaterThan(30)
    const rows = await rowsIn(database, backupRules.passingTables)
    expect(Object.keys(rows)).toEqual(Object.keys(before.rows))
    for (const [table, were] of Object.entries(before.rows)) expect([table, rows[table]]).toEqual([table, were])
    expect(await passingRows(database)).toBe(0)
    await goesOn(configuration, database)
  })

  test('can be rehearsed: the rows of a copy on the embedded database are counted, it is deleted, and this is recorded', async () => {
    const copies = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('esg-rehearsal-'))
    const around = await copies()
    expect(await newestIn(folder)).toBe(backup)
    const { tables, rows } = await rehearseRestore(restored.configuration, backup, never)
    const counted = Object.fromEntries(tables.map((table) => [table.name.includes('.') ? table.name : `public.${table.name}`, table.rows]))
    // Without sequences and jobs.
    const written = Object.entries(before.rows).filter(([name]) => name.includes('.'))
    expect(counted).toMatchObject(Object.fromEntries(written.map(([name, were]) => [name, were.length])))
    expect(await copies()).toEqual(around)
    expect(await latestBackups(restored.database.kysely)).toMatchObject([{ kind: 'rehearsal' }])
    expect(rows).toBeGreaterThan(1_000)
    await expect(rehearseRestore(restored.configuration, join(folder, 'none.backup'), never)).rejects.toThrow('does not exist')
  })
})

describe('a community', () => {
  test('moves its files from a disk to a bucket and back, and can be backed up while it is stopped', async () => {
    const file = join(folder, 'bucket.backup')
    {
      await using inBucket = await restoredFrom(backup, { ...(await places.make(quickEngine)), ...s3.settings('kept') })
      expect(await filesIn(inBucket.files)).toEqual(before.files)
      await backUpCommunity(inBucket.configuration, file, never)
    }
    await using again = await restoredFrom(file, await places.make(quickEngine))
    expect(await filesIn(again.files)).toEqual(before.files)
  })

  test('nothing is restored over an existing database', async () => {
    const [embedded, onServer] = await Promise.all([places.make('embedded'), places.make(quickEngine)])
    await mkdir(join(embedded.DATA_DIR, 'database/data'), { recursive: true })
    await expect(restoreCommunity(readConfiguration(embedded), backup, never)).rejects.toThrow(
      / already contains a database. Set DATA_DIR to a new folder, or move this one away./,
    )
    if (!('DATABASE_URL' in onServer)) return
    const database = await openDatabase({ url: onServer.DATABASE_URL, directory: '' })
    await database.pool.query('create table somebodys (id integer)')
    await expect(restoreCommunity(readConfiguration(onServer), backup, never)).rejects.toThrow(
      /The database on 127.0.0.1:\d+\/place_\d+ is not empty: it has the table somebodys. Create a new one/,
    )
    expect(await column(database, `select tablename::text from pg_tables where schemaname !~ '^(pg_|information)'`)).toEqual(['somebodys'])
    await database.close()
    for (const { DATA_DIR } of [embedded, onServer]) expect(existsSync(join(DATA_DIR, 'files'))).toBe(false)
  })

  test('without a community there is nothing to back up', async () => {
    for (const engine of places.engines) {
      const configuration = readConfiguration(await places.make(engine))
      await expect(backUpCommunity(configuration, join(folder, 'none.backup'), never)).rejects.toThrow(
        /No community found in|does not contain a community/,
      )
    }
    expect(await readdir(folder)).not.toContain('none.backup')
  })
})

/** PostgreSQL if available, where a new database takes less time. */
const quickEngine = places.engines.at(-1) ?? 'embedded'

/** Short-lived rows must not be restored, because some of them grant access. */
async function passingRows({ pool }: Database): Promise<number> {
  const tables = [...backupRules.passingTables, 'rate_limits']
  const counts = await Promise.all(tables.map((table) => pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)))
  return counts.reduce((sum, { rows }) => sum + (rows[0]?.n ?? 0), 0)
}

/** Members can sign in and are notified of new events, which follow those from the backup. */
async function goesOn(configuration: Configuration, database: Database): Promise<void> {
  const server = await startServer(configuration, database, async () => {}, { passwords: cheapPasswords })
  const url = await server.http.listen({ host: '127.0.0.1', port: 0 })
  const founder = visitorOf(url)
  await founder.call.accounts.signIn({ email: demoAccounts[0].email, password: demoPassword })
  const { member } = await founder.call.members.me()
  const newcomer = await createPerson(url, { full_name: 'Nell Newcomer' })
  await newcomer.call.profiles.save(profileOf(newcomer))
  await newcomer.call.messages.send({ id: randomUUID(), to: member?.id ?? '', content: 'Wunderkammer' })
  await server.services.events.settled()
  expect((await founder.call.directory.list({ query: 'Newcomer' })).items.map(({ full_name }) => full_name)).toEqual(['Nell Newcomer'])
  expect((await founder.call.messages.search({ query: 'wunderkammer' })).items).toHaveLength(1)
  expect((await database.pool.query(`select 1 from reaction_positions where failures > 0`)).rowCount).toBe(0)
  await server.stop()
}
