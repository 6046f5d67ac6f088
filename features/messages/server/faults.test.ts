import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { closeCodes } from '#platform/live.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sharedDatabase } from '#testing/databases.ts'
import { reactionsDone, expectAllReactions, expectConsistentConversations } from '#testing/consistent-conversations.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { openLive } from '#testing/live-client.ts'
import type { Person } from '#testing/people.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { memberAt, talkingCircle } from '#testing/talking-circle.ts'
import { openWorld } from '#testing/world.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'

test('hundreds of messages over a faulty network arrive once each, in order, on all screens', async () => {
  await using world = await openWorld()
  await using proxy = await startFaultyProxy({ target: world.url, share: 0.08, seed: 'hundreds of messages' })
  const urls = Array.from({ length: 8 }, () => proxy.url)
  using circle = await talkingCircle({ joinAt: world.url, urls, noticesGaps: false })

  await circle.write(50)
  await circle.allSeen()
  await world.services.events.settled()

  expect(circle.clients.flatMap((client) => client.acknowledged)).toHaveLength(400)
  await expectConsistentConversations(world.services.database, circle.clients)
  await expectAllReactions(world.services.database)
  for (const [fault, times] of Object.entries(proxy.faults)) expect(times, fault).toBeGreaterThan(3)
  const { retries, resumed } = circle.counts()
  expect(retries).toBeGreaterThan(30)
  expect(resumed).toBeGreaterThan(5)
})

test('a server that shuts down under load finishes its requests, closes its sockets and exits', async () => {
  await using database = await sharedDatabase()
  await using server = await startServerProcess(database.settings)
  await using proxy = await startFaultyProxy({ target: server.url })
  using circle = await talkingCircle({ joinAt: server.url, urls: Array.from({ length: 4 }, () => proxy.url) })
  const [anna, bert] = [await memberAt(server.url), await memberAt(server.url)]
  await using live = await openLive(server, bert)

  const finishWriting = circle.keepWriting()
  await circle.acknowledged(20)
  const begun = await Promise.all(Array.from({ length: 5 }, () => beginToSend(server.url, anna, bert)))
  const exitCode = server.stop()
  expect(await live.closed).toBe(closeCodes.restarting)
  const answers = await Promise.all(begun.map((each) => each.finish()))
  expect(answers).toEqual([200, 200, 200, 200, 200])
  // The server exits with 1 if it does not finish within 10 seconds.
  expect(await exitCode).toBe(0)

  {
    // In this process, which has loaded the program already.
    await using successor = await openWorld({ database: await openMigratedDatabase(readConfiguration(database.settings)) })
    proxy.pointTo(successor.url)
    await circle.acknowledged(20)
    await finishWriting()
    await circle.allSeen()
  }
  await database.look((reader) => expectConsistentConversations(reader, circle.clients))
  for (const { closeCodes: codes } of circle.clients) expect(codes).toContain(closeCodes.restarting)
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

/** Begins a request and resolves once the server has accepted it. `finish` sends the message itself. @returns the answer's status */
async function beginToSend(url: string, from: Person, to: Person): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ id: randomUUID(), to: to.id, content: 'started before the server shut down' })
  const cookie = [...from.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' }
  const begun = request(`${url}/api/messages`, { method: 'POST', headers })
  await once(begun, 'continue')
  return {
    async finish() {
      begun.end(body)
      const [answer] = (await once(begun, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    },
  }
}
