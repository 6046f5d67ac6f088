import { sessionByToken } from '#features/accounts/server/queries.ts'
import { listMessages } from '#features/messages/server/list-messages.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { openDatabase } from '#platform/server/database/index.ts'
import type { BareServerInput } from './bare-server.ts'
import { startChild } from './child.ts'
import type { Member } from './community.ts'
import type { Databases } from './databases.ts'
import { type Measure, interleaved, throughput } from './load.ts'
import { median } from './percentiles.ts'
import { recordStatements } from './record-statements.ts'
import type { Figure } from './report.ts'
import { sending } from './sending.ts'
import { talkingCommunity } from './talking-community.ts'

/** Enough that none of them exceeds the limit on messages. */
const pairs = 256
const conversationLength = 50

/**
 * Reading the last 50 messages of a conversation and sending one, signed in: requests per second at 16 connections, compared with bare
 * node:http and pg that run the same statements in alternation, each on its own database, and look up the session each time, which our
 * server remembers for a moment.
 */
export async function* messages(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const { members, databaseUrl, referenceUrl, send } = await talkingCommunity(databases, dataDirectory, 2 * pairs, conversationLength)
  const [reader, other] = members
  if (!reader || !other) throw new Error('the conversation has no members')
  const conversation = `/api/conversations/${other.id}/messages`
  const { session, list } = await recordReading(databaseUrl, reader, other)

  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-server.ts', {
    databaseUrl: referenceUrl,
    session,
    routes: { [conversation]: list },
    posts: { '/api/messages': send },
  } satisfies BareServerInput)

  const reading = await interleaved(
    {
      ours: throughput({ url: `${ours.ready.url}${conversation}`, members: [reader] }),
      reference: throughput({ url: `${bare.ready.url}${conversation}`, members: [reader] }),
    },
    5,
    2,
  )
  yield { name: 'reading a conversation of 50', ...reading, unit: 'req/s' }

  // Wait for the reactions before measuring the other server, and measure that time, too.
  const caughtUp: number[] = []
  const sendToOurs: Measure = async (seconds) => {
    const started = performance.now()
    const rate = await sending(ours.ready.url, members, seconds)
    await ours.ask('settled')
    caughtUp.push((rate * seconds * 1000) / (performance.now() - started))
    return rate
  }
  const sent = await interleaved({ ours: sendToOurs, reference: (seconds) => sending(bare.ready.url, members, seconds) }, 5, 2)
  yield { name: 'sending a durable message', ...sent, unit: 'msg/s' }
  yield { name: 'sending, until all reactions have run', ours: median(caughtUp), unit: 'msg/s' }
}

/** The statements of a read, recorded as our server runs them. */
async function recordReading(databaseUrl: string, reader: Member, other: Member) {
  const { database: settings } = readConfiguration({ DATABASE_URL: databaseUrl })
  const database = await openDatabase({ ...settings, directory: '' })
  try {
    const [session] = await recordStatements(() => sessionByToken(database.kysely, { token_hash: '' }))
    const actor = { id: reader.id, sessionId: '', user_type: 'startup', role: 'member', isLeaving: false } as const
    const list = await recordStatements(() => listMessages(database.kysely, actor, { id: other.id, limit: conversationLength }))
    if (!session) throw new Error('the session look-up ran no statement')
    return { session, list }
  } finally {
    await database.close()
  }
}
