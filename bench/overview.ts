import { call } from '@orpc/server'
import { sql } from 'kysely'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sessionByToken } from '#features/accounts/server/queries.ts'
import { dashboardHandlers } from '#features/dashboard/server/handlers.ts'
import { recountMessages } from '#features/messages/server/index.ts'
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
/** Conversations in the community and messages in each: a million messages in all. */
const talks = 50_000
const messagesEach = 20
const path = '/api/dashboard/figures'

/**
 * The dashboard's figures for members with 10,000 connections each in a community with a million messages, signed in: requests per second at 16
 * connections, compared with bare node:http and pg that run the same statement (and the session look-up).
 */
export async function* overview(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  const readers = await signInMembers(database, connections)
  await fillFigures(
    database,
    readers.map(({ id }) => id),
  )
  const [reader] = readers
  if (!reader) throw new Error('nobody reads')
  const recorded = await recordFigures(database, reader)
  await database.close()

  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-server.ts', { databaseUrl, ...recorded } satisfies BareServerInput)
  const measured = await interleaved(
    {
      ours: throughput({ url: `${ours.ready.url}${path}`, members: readers }),
      reference: throughput({ url: `${bare.ready.url}${path}`, members: readers }),
    },
    5,
    3,
  )
  yield { name: 'overview, figures, 10,000 connections, 1,000,000 messages', ...measured, unit: 'req/s' }
}

/** Readers who are connected to everybody; conversations of all members, deals, events, views, interests and blocks. */
async function fillFigures(database: Database, readers: readonly string[]): Promise<void> {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table numbered on commit drop as select (row_number() over (order by id))::int as n, id from users`)
    await run(sql`create unique index on numbered (n)`)
    await run(sql`analyze numbered`)
    await run(sql`insert into connections (member_a, member_b, created_at)
      select distinct on (least(m.id, reader), greatest(m.id, reader)) least(m.id, reader), greatest(m.id, reader), now() - m.n % 900 * interval '1 day'
      from numbered m, unnest(${readers}::uuid[]) reader where m.id <> reader`)
    await run(sql`insert into blocks (blocker_id, blocked_id)
      select reader, m.id from unnest(${readers}::uuid[]) reader join numbered m on m.n % 1000 = 7 and m.id <> reader on conflict do nothing`)
    await run(sql`insert into matches (user_id, matched_user_id, match_score, status, settled_at, answered, waiting)
      select reader, m.id, 80, 'accepted', now() - m.n * interval '5 minutes', true, m.n % 3 = 0
      from unnest(${readers}::uuid[]) reader, numbered m where m.id <> reader on conflict do nothing`)
    await run(sql`create temporary table talks on commit drop as
      select row_number() over () as n, a.id as one, b.id as other from generate_series(1, ${talks}::int) t
      join numbered a on a.n = 1 + t % ${members} join numbered b on b.n = 1 + (t * 7919 + t / ${members}) % ${members} where a.id <> b.id`)
    await run(sql`insert into conversations (member_a, member_b, last_position)
      select least(one, other), greatest(one, other), ${messagesEach} from talks on conflict do nothing`)
    await run(sql`insert into conversation_members (member_id, other_id, conversation_id, last_message_at, unread)
      select side.member_id, side.other_id, c.id, now(), 0 from conversations c,
        lateral (values (member_a, member_b), (member_b, member_a)) side (member_id, other_id)`)
    await run(sql`insert into chat_messages (id, conversation_id, position, sender_id, receiver_id, content, created_at)
      select gen_random_uuid(), c.id, p, case when p % 2 = 0 then member_a else member_b end, case when p % 2 = 0 then member_b else member_a end,
        'Thank you, that helps.', now() - (${messagesEach}::int - p) * interval '7 hours' - c.id % 40 * interval '1 minute'
      from conversations c, generate_series(1, ${messagesEach}::int) p`)
    await recountMessages(tx)
    await run(
      sql`insert into profile_view_days (member_id, day, views) select id, current_date - back, 3 from numbered, generate_series(0, 59) back`,
    )
    await run(sql`insert into deal_flows (id, user_id, title, company_name, description, industry, funding_stage, funding_amount, min_investment,
        max_investment, currency, euros, min_euros, max_euros, geography, terms, created_at)
      select gen_random_uuid(), id, 'Deal', 'Company', '', 'CleanTech', 'seed', 1, 0, 1, 'EUR', 1, 0, 1, '{}', '', now() - n * interval '1 hour'
      from numbered where n <= 5000`)
    await run(sql`insert into events (id, source, external_id, user_id, title, event_date, end_date, time_zone, format, category)
      select gen_random_uuid(), 'community', n, id, 'Event', now() + n * interval '1 day', now() + n * interval '1 day' + interval '2 hours', 'UTC', 'online', 101
      from numbered where n <= 500`)
    await run(sql`insert into user_event_history (user_id, event_id, attendance_status)
      select reader, e.id, 'registered' from unnest(${readers}::uuid[]) reader, (select id from events order by event_date limit 10) e`)
  })
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}

/** The statements of the request, recorded as our server runs them. */
async function recordFigures(database: Database, reader: Member): Promise<Omit<BareServerInput, 'databaseUrl'>> {
  const [session] = await recordStatements(() => sessionByToken(database.kysely, { token_hash: '' }))
  if (!session) throw new Error('the session look-up ran no statement')
  const actor = { id: reader.id, sessionId: '', user_type: 'startup', role: 'member', isLeaving: false }
  const context = { actor, services: { database } } as unknown as RequestContext
  const { figures } = dashboardHandlers([])
  // This opens a connection: its first statements are not part of a request.
  const found = await call(figures, {}, { context })
  if (found.connections.total < members / 2) throw new Error(`the reader has ${found.connections.total} connections`)
  return { session, routes: { [path]: await recordStatements(() => call(figures, {}, { context })) } }
}
