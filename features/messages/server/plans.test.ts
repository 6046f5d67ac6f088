import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#platform/server/database/index.ts'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { lastReceived } from './activity.ts'
import { findMessages } from './find-messages.ts'
import { listConversations } from './list-conversations.ts'
import { latestUnread } from './notification-queries.ts'
import { conversationWith, messagesBetween, unreadMessages } from './queries.ts'
import { storeMessage } from './send-queries.ts'
import { markDelivered, markRead } from './tick-queries.ts'

const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** The viewer has one conversation of 100,000 messages, with `companion`, and 2,000 short ones; others write to each other. */
const [viewer, companion] = [member(3003), member(2)]
const long = 100_000
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(fill)
  await sql`analyze`.execute(database.kysely)
}, 240_000)

async function fill(tx: Tx) {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
  await run(sql`set local statement_timeout = 0`)
  // Foreign keys and triggers would take half of the time, and no plan here depends on them.
  await run(sql`set local session_replication_role = replica`)
  await run(sql`
    create table members as select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, 3003) n`)
  await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from members`)
  await run(
    sql`insert into users (id, email, full_name, profile_completed) select id, 'member-' || n || '@example.org', 'Member ' || n, true from members`,
  )
  await run(sql`
    insert into blocks select ${viewer}::uuid, id from members where n > 2990 and n <= 3000
    union all select a.id, b.id from members a join members b on b.n in (a.n + 2, a.n + 3) where a.n > 3`)
  // The long conversation, the viewer's short ones, and those between neighbouring other members.
  await run(sql`
    insert into conversations (member_a, member_b, last_position)
    select id, ${viewer}::uuid, case n when 2 then ${long} else 3 end from members where n between 2 and 2002
    union all select a.id, b.id, 20 from members a join members b on b.n = a.n + 1 where a.n between 3 and 2002`)
  await run(sql`
    insert into chat_messages (id, conversation_id, position, sender_id, receiver_id, content, created_at, read, read_at, delivered_at)
    select gen_random_uuid(), c.id, position, case position % 2 when 1 then member_a else member_b end,
      case position % 2 when 1 then member_b else member_a end, 'Message ' || position, told.at, is_old, told.at, told.at
    from conversations c, generate_series(1, last_position) position,
      lateral (select timestamptz '2026-01-01' + (c.id * 7 + position * 100000.0 / last_position) * interval '1 second' as at) told,
      lateral (select position < last_position - 5 or c.id % 100 <> 0 as is_old) state`)
  await run(sql`
    insert into conversation_members (member_id, other_id, conversation_id, last_message_at, unread, undelivered, read_position, delivered_position)
    select side.id, side.other, c.id, m.created_at, side.waiting, side.waiting, last_position - side.waiting, last_position - side.waiting
    from conversations c join chat_messages m on m.conversation_id = c.id and m.position = last_position,
      lateral (values (member_b, member_a, case when c.id % 100 = 0 then 1 else 0 end), (member_a, member_b, 0)) side (id, other, waiting)`)
  // One word that all messages have, one in every ninth, rare ones in the oldest, and one that only others use.
  await run(sql`
    insert into message_terms (conversation_id, position, created_at, sender_id, receiver_id, terms)
    select conversation_id, position, created_at, sender_id, receiver_id, array_to_tsvector(array_remove(array['m:' || sender_id,
      'm:' || receiver_id, 'sustainable', 'number' || position, case when position % 9 = 0 then 'luca' end,
      case when position between 11 and 40 then 'zeolites' end, case when ${viewer}::uuid not in (sender_id, receiver_id) then 'elsewhere' end,
      case when position <= 95000 and conversation_id = 1 then 'ancient' end], null))
    from chat_messages`)
}

/** The highest number of rows that a statement visited, and the indexes used. */
async function explained(work: (reader: Tx) => Promise<unknown>, mode: Parameters<typeof explaining>[1] = 'auto') {
  const { reader, plans } = explaining(database, mode)
  await work(reader)
  expect(plans.length).toBeGreaterThan(0)
  return {
    visited: Math.max(...plans.map(rowsVisited)),
    indexes: new Set(plans.flatMap(nodesOf).map((node) => node['Index Name'])),
    nodes: new Set(plans.flatMap(nodesOf).map((node) => node['Node Type'])),
  }
}

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  test.each([
    ['the last messages', {}],
    ['messages before', { before: 50_000 }],
    ['messages after', { after: 50_000 }],
    ['messages between', { after: 50_000, before: 50_020 }],
  ])('%s are read from their index', async (_, page) => {
    const { visited, nodes } = await explained((reader) => messagesBetween(reader, { viewer, other: companion, limit: 51, ...page }), mode)
    expect(visited).toBeLessThanOrEqual(55)
    expect(nodes).not.toContain('Sort')
    expect(nodes).not.toContain('Seq Scan')
  })

  test('conversations are read from their index, page after page', async () => {
    const { visited, indexes } = await explained(async (reader) => {
      const { next_cursor } = await listConversations(reader, viewer, { limit: 20 })
      await listConversations(reader, viewer, { limit: 20, cursor: next_cursor ?? '' })
    }, mode)
    expect(indexes).toContain('conversations_newest')
    expect(visited).toBeLessThan(150)
  })

  test('unread messages are added up from the conversations that have any', async () => {
    const { visited, indexes } = await explained((reader) => unreadMessages(reader, { viewer, cap: 100 }), mode)
    expect(indexes).toContain('conversations_unread')
    expect(visited).toBeLessThan(60)
  })

  test('the last messages for the activity feed are read from both of their indexes', async () => {
    const { visited, indexes } = await explained(async (reader) => {
      const rows = await lastReceived(reader, { viewer, limit: 10 })
      expect(rows).toHaveLength(10)
      expect(rows.map(({ created_at }) => created_at)).toEqual(rows.map(({ created_at }) => created_at).toSorted((a, b) => +b - +a))
    }, mode)
    expect([...indexes]).toEqual(expect.arrayContaining(['message_terms_received', 'conversations_newest']))
    expect(visited).toBeLessThan(400)
  })

  test('one conversation is looked up', async () => {
    const { visited } = await explained((reader) => conversationWith(reader, { viewer, other: companion }), mode)
    expect(visited).toBeLessThan(10)
  })

  test('a message is stored by key look-ups only', async () => {
    const { visited } = await explained(
      (reader) => storeMessage(reader, { id: randomUUID(), sender: viewer, receiver: companion, content: 'One more' }),
      mode,
    )
    expect(visited).toBeLessThan(10)
  })
})

test('marking unread messages visits few other rows', async () => {
  const delivered = await explained((reader) => markDelivered(reader, viewer, '2999-01-01T00:00:00Z'))
  expect(delivered.indexes).toContain('conversations_undelivered')
  expect(delivered.visited).toBeLessThan(400)
  const read = await explained((tx) => markRead(tx, companion, [{ other_id: viewer, position: long }]))
  expect(read.visited).toBeLessThan(50)
})

test('the messages of a notification are found at the end of a long conversation', async () => {
  const { visited } = await explained((reader) => latestUnread(reader, companion, viewer, 5))
  expect(visited).toBeLessThan(50)
})

test.each(['sust', 'luca number9', 'ancient', 'elsewhere'])('a search for %s visits few messages, on every page', async (query) => {
  const found: string[] = []
  const { visited } = await explained(async (reader) => {
    for (let page = 0, cursor: string | undefined; page === 0 || (page < 2 && cursor); page += 1) {
      const { items, next_cursor } = await findMessages(reader, viewer, { query, limit: 20, cursor })
      found.push(...items.map(({ message }) => message.id))
      cursor = next_cursor ?? undefined
    }
  })
  expect(visited).toBeLessThan(long / 10)
  expect(found).toEqual(await newestWith(query))
})

/** The expected result of a search on its first two pages, computed by a full scan. */
async function newestWith(query: string): Promise<string[]> {
  const words = query
    .split(' ')
    .map((word) => (word.length === 1 ? word : `${word}:*`))
    .join(' & ')
  const { rows } = await sql<{ id: string }>`
    select m.id from message_terms t join chat_messages m using (conversation_id, position)
    where ${viewer}::uuid in (t.sender_id, t.receiver_id) and t.terms @@ ${words}::tsquery
      and not exists (select from blocks where blocker_id = ${viewer} and blocked_id in (t.sender_id, t.receiver_id))
    order by t.created_at desc, t.conversation_id desc, t.position desc limit 40`.execute(database.kysely)
  return rows.map((row) => row.id)
}
