import { openMigratedDatabase } from '#app/server/start.ts'
import { sessionByToken } from '#features/accounts/server/queries.ts'
import { findMembers } from '#features/directory/server/find-members.ts'
import { profileSeenBy } from '#features/profiles/server/queries.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { BareServerInput } from './bare-server.ts'
import { startChild } from './child.ts'
import { fillForBench, signInMembers } from './community.ts'
import { connections, interleaved, throughput } from './load.ts'
import { recordStatements } from './record-statements.ts'
import type { Figure } from './report.ts'

const search = 'energy'

/**
 * A list of 20 members, a search and one profile, each signed in: requests per second at 16 connections of 16 members, compared with bare
 * node:http and pg that run the same statements in alternation, and look up the session each time, which our server remembers for a moment.
 */
export async function* reads(databaseUrl: string, dataDirectory: string, members: number): AsyncGenerator<Figure> {
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)

  const [person, ...others] = await signInMembers(database, connections + 1)
  const [target] = others
  if (!person || !target) throw new Error('nobody is signed in')

  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  const reader = database.kysely
  const requests = {
    'list of 20': { path: '/api/members', run: () => findMembers(reader, person.id, { limit: 20 }) },
    search: { path: `/api/members?query=${search}`, run: () => findMembers(reader, person.id, { query: search, limit: 20 }) },
    profile: { path: `/api/profiles/${person.id}`, run: () => profileSeenBy(reader, { id: person.id, viewer: target.id }) },
  }
  const [session] = await recordStatements(() => sessionByToken(reader, { token_hash: '' }))
  if (!session) throw new Error('the session look-up ran no statement')
  const routes: BareServerInput['routes'] = {}
  for (const { path, run } of Object.values(requests)) routes[path] = await recordStatements(run)
  await database.close()

  await using bare = await startChild<{ url: string }>('bare-server.ts', { databaseUrl, session, routes } satisfies BareServerInput)
  for (const [name, { path }] of Object.entries(requests)) {
    const measured = await interleaved(
      {
        ours: throughput({ url: `${ours.ready.url}${path}`, members: others }),
        reference: throughput({ url: `${bare.ready.url}${path}`, members: others }),
      },
      5,
      2,
    )
    yield { name: `${name}, ${members.toLocaleString('en')} members`, ...measured, unit: 'req/s' }
  }
}
