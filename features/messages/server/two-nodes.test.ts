import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeCodes } from '#platform/live.ts'
import { sharedDatabase } from '#testing/databases.ts'
import { reactionsDone, expectAllReactions, expectConsistentConversations } from '#testing/consistent-conversations.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { openLive } from '#testing/live-client.ts'
import type { Person } from '#testing/people.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { memberAt, talkingCircle } from '#testing/talking-circle.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { openWorld } from '#testing/world.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'
// Members on the other node write on while one stops.
withoutLimits()

/** Two nodes of one community, each behind an address that stays when its node is killed. */
async function twoNodes() {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await sharedDatabase())
  const north = stack.use(await startServerProcess(database.settings))
  // Nobody kills this one, so it runs in this process, which has loaded the program already.
  const south = stack.use(await openWorld({ databaseUrl: database.settings.DATABASE_URL ?? '' }))
  const northernAddress = stack.use(await startFaultyProxy({ target: north.url }))
  return { database, north, south, northernAddress, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

describe.runIf(onPostgresql)('two nodes connected through PostgreSQL', () => {
  let nodes: Awaited<ReturnType<typeof twoNodes>>
  beforeAll(async () => {
    nodes = await twoNodes()
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
  test('members on both write to each other; one node stops after finishing its requests, and no message is lost, duplicated or reordered', async () => {
    const { database, north, south, northernAddress } = nodes
    // Members who write to each other are on different nodes.
    const urls = [northernAddress.url, south.url, northernAddress.url, south.url]
    using circle = await talkingCircle({ joinAt: south.url, urls })

    await circle.write(15)
    await circle.allSeen()
    expect(circle.counts(), 'everything was delivered live').toEqual({ retries: 0, connections: 4, resumed: 0, resyncs: 4 })

    const [anna, bert] = [await memberAt(north.url), await memberAt(north.url)]
    await using live = await openLive(north, bert)
    const finishWriting = circle.keepWriting()
    await circle.acknowledged(40)
    const begun = await Promise.all(Array.from({ length: 5 }, () => beginToSend(north.url, anna, bert)))
    const exitCode = north.stop()
    expect(await live.closed).toBe(closeCodes.restarting)
    const answers = await Promise.all(begun.map((each) => each.finish()))
    expect(answers).toEqual([200, 200, 200, 200, 200])
    // The server exits with 1 if it does not finish within 10 seconds.
    expect(await exitCode).toBe(0)
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
