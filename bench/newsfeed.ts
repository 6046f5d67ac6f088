import { call } from '@orpc/server'
import { sql } from 'kysely'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sessionByToken } from '#features/accounts/server/queries.ts'
import { newsfeedHandlers } from '#features/newsfeed/server/handlers.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import type { BareServerInput } from './bare-server.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { connections, interleaved, throughput } from './load.ts'
import { recordStatements } from './record-statements.ts'
import type { Figure } from './report.ts'

const members = 10_000

/** The requests; three posts are about 'hiring'. */
const requests: Record<string, string> = {
  'all posts': '/api/posts',
  'a topic of almost all': '/api/posts?topic=energy',
  'a topic of three': '/api/posts?topic=hiring',
  'followed topics': '/api/posts?topic=followed',
}

/**
 * A page of 20 posts with authors, likes and counts, of all posts, a common and a rare topic, and the followed topics, signed in: requests per second
 * at 16 connections, compared with bare node:http and pg that run the same statements (and the session look-up) in alternation.
 */
export async function* newsfeed(databases: Databases, dataDirectory: string, posts: number): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  const readers = await signInMembers(database, connections)
  await fillPosts(database, posts, readers)
  const [reader] = readers
  if (!reader) throw new Error('nobody reads')
  const recorded = await recordRequests(database, reader)
  await database.close()

  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-server.ts', { databaseUrl, ...recorded } satisfies BareServerInput)
  for (const [name, path] of Object.entries(requests)) {
    const measured = await interleaved(
      {
        ours: throughput({ url: `${ours.ready.url}${path}`, members: readers }),
        reference: throughput({ url: `${bare.ready.url}${path}`, members: readers }),
      },
      3,
      2,
    )
    yield { name: `newsfeed, ${name}, ${posts.toLocaleString('en')} posts`, ...measured, unit: 'req/s' }
  }
}

/** Posts of all members over two years, with likes and comments on the latest ones, the maximum number of blocks, and topics to follow. */
async function fillPosts(database: Database, posts: number, readers: readonly Member[]): Promise<void> {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table numbered on commit drop as select (row_number() over (order by id))::int as n, id from users`)
    await run(sql`create index on numbered (n)`)
    await run(sql`analyze numbered`)
    await run(sql`
      insert into posts (id, user_id, content, topics, like_count, comment_count, created_at)
      select gen_random_uuid(), m.id, repeat('What we learnt this week from our customers, and what it changes for us. ', 1 + p.n % 5),
        case when p.n % 10 = 0 then '{}' else '{energy}' end::text[], 8, 2, now() - p.n * interval '63 seconds'
      from generate_series(1, ${posts}::int) p (n) join numbered m on m.n = 1 + (p.n::bigint * 7919 % ${members})`)
    await run(sql`insert into post_topics (topic, created_at, post_id, user_id) select unnest(topics), created_at, id, user_id from posts`)
    await run(
      sql`insert into post_topics (topic, created_at, post_id, user_id) select 'hiring', created_at, id, user_id from posts order by id limit 3`,
    )
    await run(
      sql`create temporary table latest on commit drop as select id, row_number() over () as n from posts order by created_at desc limit 100000`,
    )
    await run(sql`insert into post_likes (post_id, user_id)
      select p.id, m.id from latest p cross join generate_series(1, 8) l join numbered m on m.n = 1 + (p.n * 31 + l * 97) % ${members}`)
    await run(sql`insert into post_comments (id, post_id, user_id, content, thread_at, thread_id, created_at)
      select gen_random_uuid(), p.id, m.id, 'How did you measure that?', now(), gen_random_uuid(), now()
      from latest p cross join generate_series(1, 2) c join numbered m on m.n = 1 + (p.n * 17 + c * 89) % ${members}`)
    const ids = readers.map(({ id }) => id)
    await run(
      sql`insert into post_topic_follows (user_id, topic) select unnest(${ids}::uuid[]), topic from unnest(array['energy', 'hiring', 'food']) topic`,
    )
    await run(sql`insert into blocks (blocker_id, blocked_id)
      select reader, m.id from unnest(${ids}::uuid[]) reader join numbered m on m.n <= 5 and m.id <> reader on conflict do nothing`)
  })
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}

/** The statements of each request, recorded as our server runs them. */
async function recordRequests(database: Database, reader: Member): Promise<Omit<BareServerInput, 'databaseUrl'>> {
  const [session] = await recordStatements(() => sessionByToken(database.kysely, { token_hash: '' }))
  if (!session) throw new Error('the session look-up ran no statement')
  const actor = { id: reader.id, sessionId: '', user_type: 'startup', role: 'member', isLeaving: false }
  const context = { actor, services: { database } } as unknown as RequestContext
  // This opens a connection: its first statements are not part of a request.
  await call(newsfeedHandlers.list, {}, { context })
  const routes: BareServerInput['routes'] = {}
  for (const path of Object.values(requests)) {
    const { topic } = Object.fromEntries(new URL(path, 'http://localhost').searchParams) as { topic?: 'followed' }
    routes[path] = await recordStatements(() => call(newsfeedHandlers.list, { ...(topic && { topic }) }, { context }))
  }
  return { session, routes }
}
