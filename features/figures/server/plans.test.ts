import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { allRooms } from '#app/server/rooms.ts'
import { explaining, nodesOf } from '#testing/plans.ts'
import { testWorld } from '#testing/test-world.ts'
import { aloneAfter30Days, joinedByType, stepsOf } from './queries.ts'

const many = 20_000
const world = testWorld()

// One member has sent half of all messages and half of all interest.
beforeAll(async () => {
  const { database } = world.services
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`create temporary table made on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${many}::int) n`.execute(tx)
    await sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from made`.execute(tx)
    await sql`insert into users (id, email, full_name, created_at, profile_completed)
      select id, 'member-' || n || '@example.org', 'Member ' || n, timestamptz '2026-01-01' - n * interval '1 hour', true from made`.execute(
      tx,
    )
    await sql`insert into matches (user_id, matched_user_id, match_score, status, settled_at)
      select case when a.n % 2 = 0 then '00000000-0000-4000-8000-000000000001' else a.id end, b.id, 50, 'accepted', now()
      from made a join made b on b.n = a.n + 1`.execute(tx)
    await sql`insert into match_shown select a.id, b.id from made a cross join generate_series(1, 3) next join made b on b.n = a.n + next where a.n <= ${many / 2}::int`.execute(
      tx,
    )
    await sql`insert into connections select a.id, b.id, now() from made a join made b on b.n = a.n + 1`.execute(tx)
  })
  await sql`analyze`.execute(database.kysely)
})

test('the funnel of a period finds what its members did by indexes', async () => {
  const period = { from: '2025-12-01', until: '2026-01-01' }
  const steps = allRooms(world.server.accounts).flatMap(({ funnel = [] }) => funnel.map(({ first }) => ({ first: [first] })))
  const { reader, plans } = explaining(world.services.database, 'auto')
  const counts = await stepsOf(reader, period, steps, '2030-01-01')
  expect(counts.map(({ count }) => count)).toContain(744)
  await joinedByType(reader, period)
  for (const plan of plans) {
    const read = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] * node['Actual Rows'] > 2_000)
    expect(read.map((node) => node['Relation Name'])).toEqual([])
  }
})

test('those who found nobody are counted by indexes', async () => {
  const { reader, plans } = explaining(world.services.database, 'auto')
  expect(await aloneAfter30Days(reader, '2030-01-01')).toMatchObject([{ members: many, unconnected: 0, unmatched: many / 2 }])
  const loops = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 2)
  expect(loops).toEqual([])
})
