import { call } from '@orpc/server'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sessionByToken } from '#features/accounts/server/queries.ts'
import { organisationHandlers } from '#features/directory/server/organisations/handlers.ts'
import { organisationsHandlers } from '#features/organisations/server/handlers.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import type { BareServerInput } from './bare-server.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { connections, interleaved, throughput } from './load.ts'
import { fillOrganisations } from './organisations-data.ts'
import { recordStatements } from './record-statements.ts'
import type { Figure } from './report.ts'

const members = 20_000
const size = { organisations: 100_000, memberships: 300_000 }

/** Filters of different selectivity: common, rare and in between. */
const filters: Record<string, string> = {
  newest: '',
  'a kind': 'kind=accelerator',
  'a common word': 'query=energy',
  'a rare word': 'query=zeolites',
  'a common and a rare word': 'query=energy%20zeolites',
  'a misspelled word': 'query=zeolitse',
  'a name': 'query=4711',
  'an industry': 'industry=CleanTech',
  'kind, stage, industry and country': 'kind=startup&stage=bridge&industry=Biotech&country=EE',
  verified: 'verified=true',
  'that measure': 'measures_emissions=true',
  'evidence for a goal': 'evidenced=true&goal=13',
  'evidence and a country': 'evidenced=true&country=EE',
}

/**
 * Listing and searching organisations with each filter, and reading a page, signed in, with 100,000 organisations and 300,000 people in them:
 * requests per second at 16 connections, compared with bare node:http and pg that run the same statements (and the session look-up) in
 * alternation.
 */
export async function* organisations(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  await fillOrganisations(database, size)
  const readers = await signInMembers(database, connections)
  const [reader] = readers
  if (!reader) throw new Error('nobody is signed in')
  const requests = requestsFor('organisation-4711')
  const recorded = await recordRequests(database, reader, requests)
  await database.close()

  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-server.ts', { databaseUrl, ...recorded } satisfies BareServerInput)
  // Until their code is optimised, both are slower.
  for (const { url } of [ours.ready, bare.ready]) await throughput({ url: `${url}/api/organisations`, members: readers })(4)
  for (const [name, { path }] of Object.entries(requests)) {
    const measured = await interleaved(
      {
        ours: throughput({ url: `${ours.ready.url}${path}`, members: readers }),
        reference: throughput({ url: `${bare.ready.url}${path}`, members: readers }),
      },
      5,
      2,
    )
    yield { name, ...measured, unit: 'req/s' }
  }
}

interface Request {
  path: string
  run: (options: { context: RequestContext }) => Promise<unknown>
}

function requestsFor(slug: string): Record<string, Request> {
  const listed = Object.entries(filters).map(([name, query]): [string, Request] => {
    const input = Object.fromEntries(new URLSearchParams(query))
    const path = query ? `/api/organisations?${query}` : '/api/organisations'
    return [`organisations, ${name}`, { path, run: (options) => call(organisationHandlers.organisations, input as never, options) }]
  })
  return {
    ...Object.fromEntries(listed),
    'organisations, counts': {
      path: '/api/organisations/counts?industry=CleanTech',
      run: (options) => call(organisationHandlers.organisationCounts, { industry: 'CleanTech' }, options),
    },
    'one organisation': {
      path: `/api/organisations/by-slug/${slug}`,
      run: (options) => call(organisationsHandlers.get, { slug }, options),
    },
  }
}

/** The statements of each request, recorded as our server runs them. */
async function recordRequests(
  database: Database,
  reader: Member,
  requests: Record<string, Request>,
): Promise<Omit<BareServerInput, 'databaseUrl'>> {
  const [session] = await recordStatements(() => sessionByToken(database.kysely, { token_hash: '' }))
  if (!session) throw new Error('the session look-up ran no statement')
  const actor = { id: reader.id, sessionId: '', user_type: 'investor', role: 'member', isLeaving: false }
  const context = { actor, services: { database } } as unknown as RequestContext
  const routes: BareServerInput['routes'] = {}
  for (const { path, run } of Object.values(requests)) {
    // This opens all connections needed: their first statements are not part of a request.
    await run({ context })
    routes[path] = await recordStatements(() => run({ context }))
  }
  return { session, routes }
}
