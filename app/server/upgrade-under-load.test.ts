import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database/index.ts'
import { migrate } from '#platform/server/database/migrations.ts'
import { expectAllReactions, expectConsistentConversations, reactionsDone } from '#testing/consistent-conversations.ts'
import { sharedDatabase } from '#testing/databases.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { talkingCircle } from '#testing/talking-circle.ts'
import { openWorld } from '#testing/world.ts'
import { migrationsFolder } from './start.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'

test.runIf(onPostgresql)(
  'a node that is upgraded under load stops by itself before the database changes, and nothing is lost',
  async () => {
    await using stack = new AsyncDisposableStack()
    const folder = mkdtempSync(join(tmpdir(), 'esg-network-upgrade-'))
    stack.defer(() => rmSync(folder, { recursive: true, force: true }))
    cpSync(migrationsFolder, folder, { recursive: true })
    const number = String(readdirSync(folder).filter((name) => name.endsWith('.sql')).length + 1).padStart(4, '0')
    writeFileSync(join(folder, `${number}-next.sql`), 'alter table chat_messages add column next text; select pg_sleep(0.5);')

    const shared = stack.use(await sharedDatabase())
    const older = stack.use(await startServerProcess(shared.settings))
    const way = stack.use(await startFaultyProxy({ target: older.url }))
    using circle = await talkingCircle({ joinAt: older.url, urls: Array.from({ length: 4 }, () => way.url) })
    const finishWriting = circle.keepWriting(50)
    await circle.acknowledged(20)

    // The newer node runs in this process, which has loaded the program already; it only has one migration more.
    const database = await openDatabase({ url: shared.settings.DATABASE_URL, directory: '' })
    expect(await migrate(database, folder)).toEqual([`${number}-next`])
    expect(await older.ended, 'by itself').toBe(0)
    {
      await using newer = await openWorld({ database })
      way.pointTo(newer.url)
      await circle.acknowledged(20)
      await finishWriting()
      await circle.allSeen()
      await reactionsDone(circle.clients)
    }
    await shared.look(async (reader) => {
      await expectConsistentConversations(reader, circle.clients)
      await expectAllReactions(reader)
    })
  },
)
