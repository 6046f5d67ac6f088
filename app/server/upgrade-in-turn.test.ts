import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectAllReactions, expectConsistentConversations, reactionsDone } from '#testing/consistent-conversations.ts'
import { sharedDatabase } from '#testing/databases.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { loadServerProcess } from '#testing/server-process.ts'
import { copySources } from '#testing/source-copy.ts'
import { talkingCircle } from '#testing/talking-circle.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'

test.runIf(onPostgresql)(
  'two nodes upgraded in turn under load lose nothing; the older one stops before the database changes',
  async () => {
    await using stack = new AsyncDisposableStack()
    const folder = mkdtempSync(join(tmpdir(), 'esg-network-upgrade-'))
    stack.defer(() => rmSync(folder, { recursive: true, force: true }))
    const next = join(folder, 'next')
    copySources(next, ['testing'])
    symlinkSync(join(import.meta.dirname, '../../dist'), join(next, 'dist'))
    const number = String(readdirSync(join(next, 'migrations')).filter((name) => name.endsWith('.sql')).length + 1).padStart(4, '0')
    writeFileSync(join(next, 'migrations', `${number}-next.sql`), 'alter table chat_messages add column next text; select pg_sleep(0.5);')

    const database = stack.use(await sharedDatabase())
    const nodeIn = (name: string, sources?: string) =>
      stack.use(loadServerProcess({ ...database.settings, DATA_DIR: join(folder, name) }, sources))
    const north = stack.use(await nodeIn('north').start())
    const south = stack.use(await nodeIn('south').start())
    const [northern, southern] = [
      stack.use(await startFaultyProxy({ target: north.url })),
      stack.use(await startFaultyProxy({ target: south.url })),
    ]
    const addresses = [northern.url, southern.url]
    using circle = await talkingCircle({ joinAt: north.url, urls: [...addresses, ...addresses] })
    const [nextNorth, nextSouth] = [nodeIn('north', next), nodeIn('south', next)]

    const finishWriting = circle.keepWriting(50)
    await circle.acknowledged(20)
    northern.pointTo(south.url)
    expect(await north.stop()).toBe(0)
    await circle.acknowledged(20)
    const upgradedNorth = stack.use(await nextNorth.start())
    expect(await south.ended, 'by itself').toBe(0)
    for (const address of [northern, southern]) address.pointTo(upgradedNorth.url)
    await circle.acknowledged(20)
    const upgradedSouth = stack.use(await nextSouth.start())
    southern.pointTo(upgradedSouth.url)
    southern.cut()
    await circle.acknowledged(20)

    await finishWriting()
    await circle.allSeen()
    await reactionsDone(circle.clients)
    expect(await Promise.all([upgradedNorth.stop(), upgradedSouth.stop()])).toEqual([0, 0])
    await database.look(async (reader) => {
      await expectConsistentConversations(reader, circle.clients)
      await expectAllReactions(reader)
    })
  },
)
