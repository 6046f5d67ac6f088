import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#platform/server/database/index.ts'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { listBookmarks } from './bookmarks.ts'
import { lockDecisions, lockPairs, nextDue, settleDue, writeDecision } from '../deciding/decision-queries.ts'
import { countLists } from './list-counts.ts'
import { interestsIn, recentDecisions } from './list-queries.ts'
import { openInterests } from '../deciding/notification-queries.ts'

const many = 10_000
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/**
 * Two members accepted by 10,000 others, the first without answering any, the second after answering all but five; and one who decided
 * about 10,000.
 */
const [wanted, answering, busy] = [member(1), member(2), member(3)]
const database = testDatabase()

/** Ten others each are hidden from the three; every other member decided about two of the next, and blocked one. */
beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    // Foreign keys and triggers would take half of the time, and no plan here depends on them.
    await run(sql`set local session_replication_role = replica`)
    await run(sql`create table members as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${many}::int + 3) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from members`)
    await run(sql`insert into users (id, email, full_name, profile_completed)
      select id, 'member-' || n || '@example.org', 'Member ' || n, true from members`)
    await run(sql`insert into blocks
      select o.id, m.id from members m join members o on o.n > 3 and o.n % 1000 = 999 where m.n <= 3
      union all select a.id, b.id from members a join members b on b.n = a.n + 1 where a.n > 3`)
    await run(sql`
      insert into matches (user_id, matched_user_id, match_score, status, created_at, settled_at, answered)
      select o.id, m.id, 80, 'accepted', at, at, m.n = 2 and o.n > 8
      from members m join members o on o.n > 3, lateral (select timestamptz '2026-01-01' + o.n * interval '1 minute' as at) told where m.n <= 2
      union all
      select m.id, o.id, 80, case when o.n % 3 = 0 then 'accepted' else 'rejected' end, at, case when o.n < 10000 then at end, false
      from members m join members o on o.n > 3, lateral (select now() - (10003 - o.n) * interval '1 minute' as at) told where m.n = 3
      union all
      select o.id, p.id, 80, case when p.n % 3 = 0 then 'accepted' else 'rejected' end, at, at, false
      from members o cross join generate_series(1, 2) next join members p on p.n = o.n + next,
        lateral (select timestamptz '2026-01-01' + o.n * interval '1 minute' as at) told where o.n > 3`)
    await run(sql`
      insert into match_bookmarks select m.id, o.id, timestamptz '2026-01-01' + o.n * interval '1 minute'
      from members m cross join generate_series(1, case m.n when 1 then ${many}::int else 5 end) next join members o on o.n = m.n + next where o.n > 3`)
  })
  await sql`analyze`.execute(database.kysely)
}, 240_000)

async function explained(work: (reader: Tx) => Promise<unknown>, mode: Parameters<typeof explaining>[1] = 'auto') {
  const { reader, plans } = explaining(database, mode)
  await work(reader)
  expect(plans.length).toBeGreaterThan(0)
  // The tables of leaving and suspended members have few rows, and are scanned.
  const nodes = plans.flatMap(nodesOf).filter((node) => !['leaving_members', 'suspended_members'].includes(String(node['Relation Name'])))
  return {
    visited: plans.map(rowsVisited),
    indexes: new Set(nodes.map((node) => node['Index Name'])),
    nodes: new Set(nodes.map((node) => node['Node Type'])),
  }
}

/** Two pages of 20 with their members, and the hidden ones. */
const twoPages = 2 * (21 * 2 + 15)

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  test('10,000 interests are read from their index, page after page', async () => {
    const { visited, indexes } = await explained(async (reader) => {
      const last = (await interestsIn(reader, { viewer: wanted, limit: 21 })).at(-1)
      await interestsIn(reader, { viewer: wanted, limit: 21, settled_at: last?.settled_at.toISOString() ?? '', id: last?.id ?? 0 })
    }, mode)
    expect(visited).toHaveLength(2)
    expect(indexes).toContain('matches_interests')
    expect(visited.reduce((sum, each) => sum + each)).toBeLessThan(twoPages)
  })

  test('answered interests are not visited', async () => {
    const { visited } = await explained(async (reader) => {
      const rows = await interestsIn(reader, { viewer: answering, limit: 21 })
      expect(rows.map((row) => row.full_name)).toEqual(['Member 8', 'Member 7', 'Member 6', 'Member 5', 'Member 4'])
    }, mode)
    expect(visited[0]).toBeLessThan(30)
  })

  test('10,000 bookmarks are read from their index, page after page', async () => {
    const { visited, indexes } = await explained(async (reader) => {
      const { next_cursor } = await listBookmarks(reader, wanted, { limit: 20 })
      await listBookmarks(reader, wanted, { limit: 20, cursor: next_cursor ?? '' })
    }, mode)
    expect(visited).toHaveLength(2)
    expect(indexes).toContain('match_bookmarks_newest')
    // The standing takes one to three look-ups each.
    expect(visited.reduce((sum, each) => sum + each)).toBeLessThan(twoPages + 2 * 21 * 3)
  })

  test('lists are counted only up to the maximum', async () => {
    const { visited, indexes } = await explained(async (reader) => {
      expect(await countLists(reader, wanted)).toEqual({ interests: 1_000, connections: 0, bookmarks: 1_000 })
    }, mode)
    expect(indexes).toContain('matches_interests')
    expect(indexes).toContain('match_bookmarks_newest')
    // Each list with the hidden members in between, and the blocks, which are read once for each.
    expect(visited[0]).toBeLessThan(2 * 1_000 * 1.25 + 4 * many * 0.1 + 100)
  })

  test('the last of 10,000 decisions are read from their index', async () => {
    const { visited, indexes } = await explained((reader) => recentDecisions(reader, { viewer: busy, limit: 10 }), mode)
    expect(indexes).toContain('matches_recent')
    expect(visited[0]).toBeLessThan(60)
  })
})

test('a decision is made by key look-ups only, however many the two have made', async () => {
  const { visited, nodes } = await explained(async (tx) => {
    await lockDecisions(tx, busy, wanted)
    await writeDecision(tx, {
      member: busy,
      other: wanted,
      status: 'accepted',
      score: 80,
      note: null,
      settled: false,
      answered: false,
      waiting: true,
    })
    await lockPairs(tx, [{ user_id: member(77), matched_user_id: wanted }])
    await openInterests(tx, [{ user_id: member(77), matched_user_id: wanted }])
  })
  expect(nodes).not.toContain('Seq Scan')
  expect(Math.max(...visited)).toBeLessThan(40)
})

test('due decisions are found without visiting settled ones', async () => {
  const { visited, nodes } = await explained(async (tx) => {
    await settleDue(tx, 500)
    await nextDue(tx, busy)
  })
  expect(nodes).not.toContain('Seq Scan')
  expect(Math.max(...visited)).toBeLessThan(20)
})
