import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeCodes } from '#platform/live.ts'
import { sharedDatabase } from '#testing/databases.ts'
import { reactionsDone, expectAllReactions, expectConsistentConversations } from '#testing/consistent-conversations.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { openLive } from '#testing/live-client.ts'
import { redisIsMissing, startRedisServer } from '#testing/redis-server.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { memberAt, talkingCircle } from '#testing/talking-circle.ts'
import { openWorld } from '#testing/world.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'
const redis = onPostgresql ? await startRedisServer() : undefined
if (onPostgresql && !redis) console.warn(redisIsMissing)
afterAll(() => redis?.stop())

/** Two nodes of one community, each behind an address that stays when its node is killed. */
async function twoNodes(environment: NodeJS.ProcessEnv) {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await sharedDatabase())
  const north = stack.use(await startServerProcess({ ...database.settings, ...environment }))
  // Nobody kills this one, so it runs in this process, which has loaded the program already.
  const south = stack.use(await openWorld({ databaseUrl: database.settings.DATABASE_URL ?? '', environment }))
  const northernAddress = stack.use(await startFaultyProxy({ target: north.url }))
  return { database, north, south, northernAddress, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const carriers: { carrier: string; environment: NodeJS.ProcessEnv }[] = [{ carrier: 'PostgreSQL', environment: {} }]
if (redis) carriers.push({ carrier: 'Valkey', environment: { VALKEY_URL: redis.url } })

describe.runIf(onPostgresql).each(carriers)('two nodes connected through $carrier', ({ environment }) => {
  let nodes: Awaited<ReturnType<typeof twoNodes>>
  beforeAll(async () => {
    nodes = await twoNodes(environment)
  })
  afterAll(() => nodes[Symbol.asyncDispose]())

  test('a session that ends on one closes its sockets on the other, and no others', async () => {
    const { north, south } = nodes
    const [leaving, staying] = [await memberAt(north.url), await memberAt(north.url)]
    await using left = await openLive(south, leaving)
    await using stayed = await openLive(south, staying)
    await leaving.call.accounts.signOut()
    expect(await left.closed).toBe(closeCodes.sessionEnded)
    await expect(openLive(south, leaving)).rejects.toThrow('401')
    await stayed.settled('messages.sent')
  })

  test('a ticket issued by one opens a socket on either, once', async () => {
    const { north, south } = nodes
    const member = await memberAt(north.url)
    const { ticket } = await member.call.accounts.liveTicket()
    const shell = { cookies: new Map<string, string>(), address: member.address }
    const attempts = await Promise.allSettled([south, north, south, north].map((node) => openLive(node, shell, { ticket })))
    const opened = attempts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(opened).toHaveLength(1)
    const refusals = attempts.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
    expect(refusals.filter((reason) => reason.includes('401'))).toHaveLength(3)
    await member.call.accounts.signOut()
    expect(await opened[0]?.closed).toBe(closeCodes.sessionEnded)
  })

  // The last, because one node is gone afterwards.
  test('members on both write to each other; one node is killed, and no message is lost, duplicated or reordered', async () => {
    const { database, north, south, northernAddress } = nodes
    // Members who write to each other are on different nodes.
    const urls = [northernAddress.url, south.url, northernAddress.url, south.url]
    using circle = await talkingCircle({ joinAt: south.url, urls })

    await circle.write(15)
    await circle.allSeen()
    expect(circle.counts(), 'everything was delivered live').toEqual({ retries: 0, connections: 4, resumed: 0, resyncs: 4 })

    const finishWriting = circle.keepWriting()
    await circle.acknowledged(40)
    await north.kill()
    northernAddress.pointTo(south.url)
    await circle.acknowledged(80)
    await finishWriting()
    await circle.allSeen()
    await reactionsDone(circle.clients)

    await database.look(async (reader) => {
      await expectConsistentConversations(reader, circle.clients)
      await expectAllReactions(reader)
    })
    expect(circle.counts().retries).toBeGreaterThan(0)
    expect(circle.counts().connections).toBeGreaterThanOrEqual(6)
  }, 120_000)
})
