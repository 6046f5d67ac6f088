import { expect, test } from 'vitest'
import { readConfiguration } from '#platform/server/configuration.ts'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sharedDatabase } from '#testing/databases.ts'
import { reactionsDone, expectAllReactions, expectConsistentConversations } from '#testing/consistent-conversations.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { talkingCircle } from '#testing/talking-circle.ts'
import { openWorld } from '#testing/world.ts'

test('a server killed under load loses no acknowledged message', async () => {
  await using database = await sharedDatabase()
  await using server = await startServerProcess(database.settings)
  await using proxy = await startFaultyProxy({ target: server.url })
  using circle = await talkingCircle({ joinAt: server.url, urls: Array.from({ length: 4 }, () => proxy.url) })

  const finishWriting = circle.keepWriting()
  await circle.acknowledged(23)
  await server.kill()
  {
    // Nobody kills this one, so it runs in this process, which has loaded the program already.
    await using successor = await openWorld({ database: await openMigratedDatabase(readConfiguration(database.settings)) })
    proxy.pointTo(successor.url)
    await circle.acknowledged(35)
    await finishWriting()
    await circle.allSeen()
    await reactionsDone(circle.clients)
  }

  await database.look(async (reader) => {
    await expectConsistentConversations(reader, circle.clients)
    await expectAllReactions(reader)
  })
  expect(circle.counts().retries).toBeGreaterThan(0)
}, 600_000)
