import { expect, test } from 'vitest'
import { randomFrom } from '#demo/random.ts'
import { sharedDatabase } from '#testing/databases.ts'
import { reactionsDone, expectAllReactions, expectConsistentConversations } from '#testing/consistent-conversations.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { loadServerProcess, startServerProcess } from '#testing/server-process.ts'
import { talkingCircle } from '#testing/talking-circle.ts'

/** Fewer times on the embedded engine, where a start takes longer. */
const kills = process.env['TEST_ENGINE'] === 'postgresql' ? 4 : 3

test('a server killed repeatedly under load loses no acknowledged message', async () => {
  await using database = await sharedDatabase()
  await using servers = new AsyncDisposableStack()
  let server = servers.use(await startServerProcess(database.settings))
  await using proxy = await startFaultyProxy({ target: server.url })
  using circle = await talkingCircle({ joinAt: server.url, urls: Array.from({ length: 4 }, () => proxy.url) })
  const random = randomFrom('twenty times')

  const finishWriting = circle.keepWriting()
  for (let time = 1; time <= kills; time++) {
    const successor = servers.use(loadServerProcess(database.settings))
    await circle.acknowledged(random.int(4, 40))
    await server.kill()
    server = await successor.start()
    proxy.pointTo(server.url)
  }
  await finishWriting()
  await circle.allSeen()
  await reactionsDone(circle.clients)

  expect(await server.stop()).toBe(0)
  await database.look(async (reader) => {
    await expectConsistentConversations(reader, circle.clients)
    await expectAllReactions(reader)
  })
  expect(circle.counts().retries).toBeGreaterThan(kills)
}, 600_000)
