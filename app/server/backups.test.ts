import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
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
import { lendSnapshot } from '#platform/server/backup/snapshot.ts'
import { type Configuration, readConfiguration } from '#platform/server/configuration.ts'
import { type Database, openDatabase } from '#platform/server/database/index.ts'
import { type FileStore, fileStore } from '#platform/server/files/index.ts'
import { filesIn, rowsIn } from '#testing/contents.ts'
import { emptyPlaces } from '#testing/empty-places.ts'
import { memberNamed, say, textsOf } from '#testing/messages.ts'
import { type Person, createPerson, profileOf, visitorOf } from '#testing/people.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { testWorld } from '#testing/test-world.ts'
import { until } from '#testing/typed-command.ts'
import { cheapPasswords } from '#testing/world.ts'
import { backUpCommunity, backupRules, newestIn, rehearseRestore, restoreCommunity } from './backups.ts'
import { startServer } from './start.ts'

const world = testWorld()
const places = await emptyPlaces()
const s3 = await startS3Server('kept')
/**
 * On the embedded database, while PostgreSQL is tested too: what does not depend on the community's engine is left out. Restoring to the
 * embedded database is typed in scripts/backup.command.test.ts.
 */
const isRepeated = process.env['TEST_ENGINE'] === 'embedded' && places.engines.includes('postgresql')
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

describe.each(isRepeated ? (['postgresql'] as const) : places.engines)('restored on the engine %s, the demo community', (engine) => {
  test('is equal, row by row and file by file, and works', async () => {
    const configuration = readConfiguration({ ...(await places.make(engine)), LOG_LEVEL: 'silent' })
    const restored = await restoreCommunity(configuration, backup, never)
    expect(restored.files).toBe(Object.keys(before.files).length)
    const database = await openDatabase({ url: configuration.database.url, directory: join(configuration.dataDirectory, 'database') })
    const files = fileStore(configuration)
    expect(await filesIn(files)).toEqual(before.files)
    expect(Object.keys(before.files).length).toBeGreaterThan(30)
    const rows = await rowsIn(database, backupRules.passingTables)
    expect(Object.keys(rows)).toEqual(Object.keys(before.rows))
    for (const [table, were] of Object.entries(before.rows)) expect([table, rows[table]]).toEqual([table, were])
    expect(await passingRows(database)).toBe(0)
    await goesOn(configuration, database)
    await database.close()
  })
})

describe.skipIf(isRepeated)('on whatever engine the community is', () => {
  test('a rehearsal counts the rows of a restored copy, deletes it, and is recorded with the community', async () => {
    const configuration = readConfiguration({ ...(await places.make(quickEngine)), LOG_LEVEL: 'silent' })
    await restoreCommunity(configuration, backup, never)
    const copies = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('esg-rehearsal-'))
    const around = await copies()
    expect(await newestIn(folder)).toBe(backup)
    const { tables, rows } = await rehearseRestore(configuration, backup, never)
    expect(tables.find(({ name }) => name.includes('users'))?.rows).toBe(before.rows['public.users']?.length)
    expect(await copies()).toEqual(around)

    const { url } = configuration.database
    const database = await openDatabase({ url, directory: join(configuration.dataDirectory, 'database') })
    expect(await latestBackups(database.kysely)).toMatchObject([{ kind: 'rehearsal' }])
    await database.close()
    expect(rows).toBeGreaterThan(1_000)
    await expect(rehearseRestore(configuration, join(folder, 'none.backup'), never)).rejects.toThrow('does not exist')
  })

  test('files can move between a bucket and a disk, and a stopped community can be backed up too', async () => {
    const inBucket = readConfiguration({ ...(await places.make(quickEngine)), ...s3.settings('kept'), LOG_LEVEL: 'silent' })
    await restoreCommunity(inBucket, backup, never)
    expect(await filesIn(fileStore(inBucket))).toEqual(before.files)
    const file = join(folder, 'bucket.backup')
    await backUpCommunity(inBucket, file, never)
    await using restored = await restoredFrom(file)
    expect(await filesIn(restored.files)).toEqual(before.files)
    expect(await rowsIn(restored.database, backupRules.passingTables)).toEqual(before.rows)

    const again = readConfiguration({ ...(await places.make('embedded')), ...s3.settings('kept') })
    await expect(restoreCommunity(again, backup, never)).rejects.toThrow(
      /The file store is not empty: it contains profile-.*Set DATA_DIR or S3_BUCKET to an empty one/,
    )
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
    expect(await column(database, `select tablename::text from pg_tables where schemaname !~ '^(pg_|information)'`, [])).toEqual([
      'somebodys',
    ])
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

describe('while the community is running, a backup is consistent', () => {
  test('with messages being sent, it contains each conversation up to some message', async () => {
    const [anna, bert] = await Promise.all(['Anna Writes', 'Bert Answers'].map((name) => memberNamed(world, name)))
    if (!anna || !bert) throw new Error('a member is missing')
    let isWriting = true
    const write = async (from: Person, to: Person) => {
      for (let number = 1; isWriting; number += 1) {
        await say(from, to, `${number} from ${from.full_name}`)
        // At the pace that members are allowed.
        await pause(40)
      }
    }
    const writing = [write(anna, bert), write(bert, anna)]
    await until(async () => (await textsOf(anna, bert)).length > 4)
    const file = join(folder, 'busy.backup')
    await takeBackup(file).finally(() => (isWriting = false))
    await Promise.all(writing)

    await using restored = await restoredFrom(file)
    const texts = (database: Database) =>
      column<string>(database, `select position || ': ' || content from chat_messages where sender_id = any($1) order by position`, [
        [anna.id, bert.id],
      ])
    const [had, has] = [await texts(restored.database), await texts(world.services.database)]
    expect(had.length).toBeGreaterThan(4)
    expect(had).toEqual(has.slice(0, had.length))
    expect(
      await column(restored.database, 'select last_position from conversations where member_a = any($1)', [[anna.id, bert.id]]),
    ).toEqual([had.length])
    const unread = await column<number>(restored.database, 'select unread from conversation_members where member_id = any($1)', [
      [anna.id, bert.id],
    ])
    expect(unread.reduce((sum, each) => sum + each, 0)).toBe(had.length)
  })

  test('a picture that is replaced meanwhile is still included, and deleted once the backup is done', async () => {
    const member = await world.join()
    const first = await putPicture(member)
    const { files, jobs, database } = world.services
    const key = `${first.replace('/api/pictures/', '')}-128.webp`
    const file = join(folder, 'replaced.backup')
    await takeBackup(file, {
      ...files,
      // The rows have been read by now.
      async *list() {
        await putPicture(member)
        await jobs.settled()
        yield* files.list()
      },
    })
    await using restored = await restoredFrom(file)
    expect(await column(restored.database, 'select profile_picture from users where id = $1', [member.id])).toEqual([
      key.replace('-128.webp', ''),
    ])
    expect(Object.keys(await filesIn(restored.files))).toContain(key)

    expect(await files.read(key)).toBeDefined()
    await database.pool.query(
      `update jobs.job set start_after = now() where name = 'profiles.removeFiles' and start_after < now() + interval '1 hour'`,
    )
    await jobs.settled()
    expect(await files.read(key)).toBeUndefined()
  })
})

/** PostgreSQL if available, where a new database takes less time. */
const quickEngine = places.engines.at(-1) ?? 'embedded'

/** Like the command while the server is running: it borrows a copy of the embedded database. */
async function takeBackup(file: string, files: FileStore = world.services.files): Promise<void> {
  const options = { ...backupRules, signal: never }
  if (world.services.database.kind === 'postgresql') return void (await backUp({ ...world.services, files }, file, options))
  const returned = Promise.withResolvers<void>()
  const database = await openDatabase({ directory: await lendSnapshot(world.services, returned.promise) })
  await backUp({ ...world.services, files, database }, file, options)
  await database.close()
  returned.resolve()
  await until(async () => !(await world.services.fileHold.isHeld()))
}

async function restoredFrom(file: string) {
  const configuration = readConfiguration(await places.make(quickEngine))
  await restoreCommunity(configuration, file, never)
  const database = await openDatabase({ url: configuration.database.url, directory: join(configuration.dataDirectory, 'database') })
  return { database, files: fileStore(configuration), [Symbol.asyncDispose]: () => database.close() }
}

async function column<Value>({ pool }: Database, query: string, values: unknown[]): Promise<Value[]> {
  return (await pool.query<Value[]>({ text: query, values, rowMode: 'array' })).rows.flat()
}

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

async function putPicture(member: Person): Promise<string> {
  const form = new FormData()
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'picture.png')
  const answer = (await (await member.fetch('/api/profile/picture', { method: 'POST', body: form })).json()) as { profile_picture: string }
  return answer.profile_picture
}
