import { call } from '@orpc/server'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sessionByToken } from '#features/accounts/server/queries.ts'
import { meetingsHandlers } from '#features/meetings/server/handlers.ts'
import { slotsOf } from '#features/meetings/server/slots.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import type { BareServerInput } from './bare-server.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { connections, interleaved, throughput } from './load.ts'
import { fillMeetings } from './meetings-data.ts'
import { median } from './percentiles.ts'
import { recordStatements } from './record-statements.ts'
import type { Figure } from './report.ts'

const members = 20_000
const actorOf = ({ id }: Member): Actor => ({ id, sessionId: '', user_type: 'investor', role: 'member', isLeaving: false })

/**
 * Reading one's meetings, signed in, in a community with a million of them: requests per second at 16 connections of 16 members, compared with
 * bare node:http and pg that run the same statements of each (and the session look-up) in alternation. Before that, the time in which the free
 * times of twelve members over thirty days are found.
 */
export async function* meetings(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  await fillMeetings(database)
  const [host, ...readers] = await signInMembers(database, connections + 1)
  if (!host) throw new Error('nobody is signed in')
  yield { name: 'free times of 12 members over 30 days', ours: await timeOfTwelve(database, host), unit: 'ms' }

  const requests = await Promise.all(readers.map(async (reader) => ({ reader, own: await requestsFor(database, reader, host) })))
  const recorded = await recordRequests(database, requests)
  await database.close()

  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-server.ts', { databaseUrl, ...recorded } satisfies BareServerInput)
  for (const name of Object.keys(requests[0]?.own ?? {})) {
    const askers = requests.map(({ reader, own }) => ({ cookie: reader.cookie, path: own[name]?.path ?? '' }))
    const measures = {
      ours: throughput({ url: ours.ready.url, members: askers }),
      reference: throughput({ url: bare.ready.url, members: askers }),
    }
    yield { name, ...(await interleaved(measures, 9, 2)), unit: 'req/s' }
  }
}

/** @returns the median of several attempts, in milliseconds */
async function timeOfTwelve(database: Database, reader: Member): Promise<number> {
  const hosts = await database.kysely
    .selectFrom('meeting_settings')
    .select('member_id')
    .where('member_id', '<>', reader.id)
    .limit(12)
    .execute()
  const from = new Date().toISOString()
  const times: number[] = []
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const began = performance.now()
    await Promise.all(hosts.map(({ member_id }) => slotsOf(database.kysely, actorOf(reader), { id: member_id, from, days: 30 })))
    times.push(performance.now() - began)
  }
  return median(times)
}

interface Request {
  path: string
  run: (options: { context: RequestContext }) => Promise<unknown>
}

async function requestsFor(database: Database, reader: Member, other: Member): Promise<Record<string, Request>> {
  const { meeting_id: id } = await database.kysely
    .selectFrom('meeting_people')
    .select('meeting_id')
    .where('member_id', '=', reader.id)
    .where('state', '=', 'agreed')
    .limit(1)
    .executeTakeFirstOrThrow()
  const from = new Date().toISOString()
  const lists = (['next', 'waiting', 'past'] as const).map((which): [string, Request] => [
    `meetings, ${which}`,
    { path: `/api/meetings?which=${which}`, run: (options) => call(meetingsHandlers.list, { which }, options) },
  ])
  return {
    ...Object.fromEntries(lists),
    'one meeting': { path: `/api/meetings/${id}`, run: (options) => call(meetingsHandlers.get, { id }, options) },
    'open and coming with a member': {
      path: `/api/meetings/with/${other.id}/current`,
      run: (options) => call(meetingsHandlers.between, { id: other.id }, options),
    },
    'next steps': { path: '/api/meetings/steps', run: (options) => call(meetingsHandlers.steps, {}, options) },
    'free times over two weeks': {
      path: `/api/meetings/with/${other.id}/slots?${new URLSearchParams({ from, days: '14' }).toString()}`,
      run: (options) => call(meetingsHandlers.slots, { id: other.id, from, days: 14 }, options),
    },
  }
}

/** The statements of each request, recorded as our server runs them. */
async function recordRequests(
  database: Database,
  requests: readonly { reader: Member; own: Record<string, Request> }[],
): Promise<Omit<BareServerInput, 'databaseUrl'>> {
  const [session] = await recordStatements(() => sessionByToken(database.kysely, { token_hash: '' }))
  if (!session) throw new Error('the session look-up ran no statement')
  const routes: BareServerInput['routes'] = {}
  for (const { reader, own } of requests) {
    const context = { actor: actorOf(reader), services: { database } } as unknown as RequestContext
    for (const { path, run } of Object.values(own)) {
      // This opens all connections needed: their first statements are not part of a request.
      await run({ context })
      routes[`${reader.id} ${path}`] = await recordStatements(() => run({ context }))
    }
  }
  return { session, routes }
}
