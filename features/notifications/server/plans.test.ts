import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { notificationTypes } from '#platform/notifications.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { testDatabase } from '#testing/test-world.ts'
import { type Plan, explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { latest, markKeyRead, markReadUpTo, newest, openUpTo, summaryOf } from './queries.ts'
import { notificationsRetention } from './retention.ts'

const each = 10_000
const everything = Number.MAX_SAFE_INTEGER
/** Members with 10,000 notifications: all unread; all but five read long ago; all but five cleared. */
const members = {
  unread: '00000000-0000-4000-8000-000000000001',
  read: '00000000-0000-4000-8000-000000000002',
  cleared: '00000000-0000-4000-8000-000000000003',
}
const list = Object.entries(members)
const ids = Object.values(members)
const database = testDatabase()

/** A thousand other members have a hundred each; every fifth comes from a member hidden from all three. */
beforeAll(async () => {
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    // Foreign keys and triggers would take half of the time, and no plan here depends on them.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into auth."user" (id, name, email)
      select case when n <= 3 then ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid else gen_random_uuid() end, n, n || '@example.org'
      from generate_series(1, 1000) n`.execute(tx)
    await sql`
      insert into users (id, email, full_name, user_type) select id, email, 'Member ' || name, 'startup' from auth."user"`.execute(tx)
    await sql`
      insert into notifications (user_id, kind, type, priority, key, title, description, target, actor_id, created_at, read_at, cleared_at)
      select u.id, 'messages.received', case when n % 2 = 0 then 'matches' else 'messages' end, 'high', 'thing' || n, '{"id":"t","message":"T"}',
        'Something ' || n, '/thing/' || n % 50, actors[1 + n % 5], now() - interval '30 days' + n * interval '4.32 minutes',
        case when u.id = ${members.read}::uuid and n <= ${each}::int - 5 then now() end,
        case when u.id = ${members.cleared}::uuid and n <= ${each}::int - 5 then now() end
      from users u
      cross join generate_series(1, case when u.id = any(${ids}::uuid[]) then ${each}::int else 100 end) n
      cross join (select array_agg(id) as actors from users where full_name in ('Member 10', 'Member 11', 'Member 12', 'Member 13', 'Member 14')) known
      order by n`.execute(tx)
    await sql`insert into email_notifications (user_id, notification_type, key, unless_read, state)
      select user_id, kind, key, true, 'sent' from notifications where user_id = any(${ids}::uuid[])`.execute(tx)
    await sql`insert into blocks (blocker_id, blocked_id)
      select distinct actor_id, user_id from notifications where user_id = any(${ids}::uuid[]) and key = 'thing5'`.execute(tx)
  })
  await sql`analyze`.execute(database.kysely)
})

const scans = (plan: Plan) => nodesOf(plan).flatMap((node) => (node['Index Name']?.startsWith('notifications') ? [node['Index Name']] : []))

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  test.each(list)('the list of a member with all %s is read from its index, on every page', async (_what, userId) => {
    const { reader, plans } = explaining(database, mode)
    const rows = await newest(reader, { userId, limit: 21 })
    await newest(reader, { userId, limit: 21, before: rows.at(-1)?.revision ?? 0 })
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(scans(plan)).toEqual(['notifications_newest'])
      // Includes the actors and the hidden members.
      expect(rowsVisited(plan)).toBeLessThanOrEqual(2 * 21 * 1.25 + 5)
    }
  })

  test.each(list)('the activity of a member with all %s is read from its index', async (_what, userId) => {
    const { reader, plans } = explaining(database, mode)
    await latest(reader, { userId, limit: 20 })
    expect(plans.map(scans)).toEqual([['notifications_activity']])
    expect(plans.map(rowsVisited).every((visited) => visited <= 2 * 20 * 1.25 + 5)).toBe(true)
  })

  test.each([
    ['unread', 1000, 100],
    ['read', 4, 2],
    ['cleared', 4, 2],
  ] as const)('the badges of a member with all %s are counted only up to the caps', async (what, unread, matches) => {
    const { reader, plans } = explaining(database, mode)
    const [summary] = await summaryOf(reader, { userId: members[what], types: notificationTypes, unreadCap: 1000, unseenCap: 100 })
    const { unseen = [] } = summary ?? {}
    const unseenMatches = unseen.find(({ type }) => type === 'matches')?.count
    expect([summary?.unread, unseenMatches]).toEqual([unread, matches])
    const counted = unseen.reduce<number>((sum, { count }) => sum + count, unread)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThanOrEqual(counted * 1.3 + 30)
  })

  test('marking a key as read visits one notification', async () => {
    const { reader, plans } = explaining(database, mode)
    await markKeyRead(reader, { userId: members.unread, key: 'thing77', position: 0 })
    await markKeyRead(reader, { userId: members.unread, key: 'thing78' })
    expect(plans.map(rowsVisited).every((visited) => visited <= 10)).toBe(true)
  })
})

/** How many rows a change visits. */
async function costOf(change: (tx: Tx) => Promise<unknown>): Promise<number> {
  const { reader, plans } = explaining(database, 'auto')
  await change(reader)
  return plans.map(rowsVisited).reduce((sum, visited) => sum + visited, 0)
}

test.each([
  ['read', 5],
  ['cleared', 5],
] as const)('marking all as read of a member with all but five %s visits those', async (what, few) => {
  const which = { userId: members[what], revision: everything }
  // Includes the hidden members.
  expect(await costOf((tx) => openUpTo(tx, which, ['messages.received']))).toBeLessThanOrEqual(few * 3)
  expect(await costOf((tx) => markReadUpTo(tx, which))).toBeLessThanOrEqual(few * 10)
})

test('marking all about an address as read visits only those', async () => {
  const which = { userId: members.unread, revision: everything, target: '/thing/7' }
  expect(await costOf((tx) => markReadUpTo(tx, which))).toBeLessThanOrEqual((each / 50) * 5)
})

test.each(notificationsRetention)('a night without anything old enough visits nothing of $id', async ({ remove }) => {
  const yesterday = new Date(Date.now() - 86_400_000)
  expect(await costOf(async (tx) => remove(tx, yesterday, 1_000))).toBe(0)
})
