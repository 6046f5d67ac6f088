import { expect, test, vi } from 'vitest'
import { sharedDatabase } from '#testing/databases.ts'
import { reactionsDone, expectAllReactions, expectConsistentConversations } from '#testing/consistent-conversations.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { talkingCircle } from '#testing/talking-circle.ts'
import { openWorld } from '#testing/world.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'

test('hundreds of messages over a faulty network arrive once each, in order, on all screens', async () => {
  await using world = await openWorld()
  await using proxy = await startFaultyProxy({ target: world.url, share: 0.08, seed: 'hundreds of messages' })
  const urls = Array.from({ length: 8 }, () => proxy.url)
  using circle = await talkingCircle({ joinAt: world.url, urls, noticesGaps: false })

  await circle.write(30)
  await circle.allSeen()
  await world.services.events.settled()

  expect(circle.clients.flatMap((client) => client.acknowledged)).toHaveLength(240)
  await expectConsistentConversations(world.services.database, circle.clients)
  await expectAllReactions(world.services.database)
  for (const [fault, times] of Object.entries(proxy.faults)) expect(times, fault).toBeGreaterThan(2)
  const { retries, resumed } = circle.counts()
  expect(retries).toBeGreaterThan(18)
  expect(resumed).toBeGreaterThan(3)
})

test.runIf(onPostgresql)('a server reports that its database is unavailable, and recovers once it is back', async () => {
  await using shared = await sharedDatabase()
  const database = new URL(shared.settings.DATABASE_URL ?? '')
  await using way = await startFaultyProxy({ target: database.href })
  const DATABASE_URL = Object.assign(new URL(database), { port: new URL(way.url).port }).href
  await using world = await openWorld({ databaseUrl: DATABASE_URL })
  using circle = await talkingCircle({ joinAt: world.url, urls: Array.from({ length: 4 }, () => world.url) })
  const readiness = async () => (await fetch(`${world.url}/readyz`)).status

  const finishWriting = circle.keepWriting()
  await circle.acknowledged(30)
  way.pointTo(undefined)
  way.cut()
  await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 20_000 })
  way.pointTo(database.href)
  await circle.acknowledged(30)
  await finishWriting()
  await circle.allSeen()
  await reactionsDone(circle.clients)

  expect(await readiness()).toBe(200)
  expect(circle.counts().retries).toBeGreaterThan(0)
  await shared.look(async (reader) => {
    await expectConsistentConversations(reader, circle.clients)
    await expectAllReactions(reader)
  })
})
