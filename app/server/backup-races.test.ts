import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '#platform/server/backup/back-up.ts'
import { lendSnapshot } from '#platform/server/backup/snapshot.ts'
import { type Database, openDatabase } from '#platform/server/database/index.ts'
import type { FileStore } from '#platform/server/files/index.ts'
import { column, putPicture, restoredFrom } from '#testing/backups.ts'
import { filesIn } from '#testing/contents.ts'
import { emptyPlaces } from '#testing/empty-places.ts'
import { memberNamed, say, textsOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { until } from '#testing/typed-command.ts'
import { backupRules } from './backups.ts'

const world = testWorld()
const places = await emptyPlaces()

describe('a backup of a running community', () => {
  let folder: string
  let anna: Person
  let bert: Person
  let keeper: Person
  let first: string
  let restored: Awaited<ReturnType<typeof restoredFrom>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'esg-network-backups-'))
    anna = await memberNamed(world, 'Anna Writes')
    bert = await memberNamed(world, 'Bert Answers')
    keeper = await world.join()
    first = await putPicture(keeper)
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
    const { files, jobs } = world.services
    const file = join(folder, 'busy.backup')
    await takeBackup(file, {
      ...files,
      // The rows have been read by now.
      async *list() {
        isWriting = false
        await Promise.all(writing)
        await putPicture(keeper)
        await jobs.settled()
        yield* files.list()
      },
    })
    restored = await restoredFrom(file, await places.make(places.engines.at(-1) ?? 'embedded'))
  })
  afterAll(async () => {
    await restored[Symbol.asyncDispose]()
    await places.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('contains each conversation up to some message', async () => {
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

  test('contains a picture that is replaced meanwhile, which is deleted once the backup is done', async () => {
    const picture = first.replace('/api/pictures/', '')
    const key = `${picture}-128.webp`
    expect(await column(restored.database, 'select profile_picture from users where id = $1', [keeper.id])).toEqual([picture])
    expect(Object.keys(await filesIn(restored.files))).toContain(key)

    const { files, jobs, database } = world.services
    expect(await files.read(key)).toBeDefined()
    await database.pool.query(
      `update jobs.job set start_after = now() where name = 'profiles.removeFiles' and start_after < now() + interval '1 hour'`,
    )
    await jobs.settled()
    expect(await files.read(key)).toBeUndefined()
  })
})

/** Like the command while the server is running: it borrows a copy of the embedded database. */
async function takeBackup(file: string, files: FileStore): Promise<void> {
  const options = { ...backupRules, signal: new AbortController().signal }
  if (world.services.database.kind === 'postgresql') return void (await backUp({ ...world.services, files }, file, options))
  const returned = Promise.withResolvers<void>()
  const database = await openDatabase({ directory: await lendSnapshot(world.services, returned.promise) })
  await backUp({ ...world.services, files, database }, file, options)
  await database.close()
  returned.resolve()
  await until(async () => !(await world.services.fileHold.isHeld()))
}
