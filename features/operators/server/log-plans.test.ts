import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { type Plan, explaining, nodesOf } from '#testing/plans.ts'
import { listActs, logChoices } from './log.ts'

const many = 20_000
const operator = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const database = testDatabase()
/** Without the few operators, whom no index finds faster. */
const entriesVisited = (plan: Plan) =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] === 'operator_acts')
    .reduce((sum, node) => sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)), 0)

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`insert into auth."user" (id, name, email) select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n, n || '@example.org'
      from generate_series(1, 50) n`)
    await run(sql`insert into users (id, email, full_name) select id, email, 'Operator ' || name from auth."user"`)
    await run(sql`alter table operator_acts disable trigger user`)
    await run(sql`insert into operator_acts (operator_id, act, words, about, created_at, position, content_salt, hash)
      select ('00000000-0000-4000-8000-' || lpad((1 + n % case when n < 1000 then 50 else 5 end)::text, 12, '0'))::uuid,
        'act.room' || chr(97 + n % case when n < 1000 then 20 else 2 end) || '.did', 'Did {about}',
        'Subject ' || md5(n::text), timestamptz '2026-01-01' + n * interval '1 minute', n, '', '' from generate_series(1, ${many}::int) n`)
  })
  await sql`analyze`.execute(database.kysely)
})

test.each([
  [{}, 'operator_acts_position'],
  [{ by: operator(17) }, 'operator_acts_of_member'],
  [{ room: 'roomc' }, 'operator_acts_of_room'],
  [{ from: '2026-01-05T00:00:00Z', until: '2026-01-06T00:00:00Z' }, 'operator_acts_by_time'],
  [{ words: 'c4ca4238a0b923820dcc509a6f75849b' }, 'operator_acts_words'],
] as const)('a page with the filters %o reads little more than it shows', async (filters, index) => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  const first = await listActs(reader, { ...filters, limit: 20 })
  if (first.next_cursor) await listActs(reader, { ...filters, limit: 20, cursor: first.next_cursor })
  expect(first.items.length).toBeGreaterThan(0)
  expect(plans.flatMap(nodesOf).map((node) => node['Index Name'])).toContain(index)
  expect(Math.max(...plans.map(entriesVisited))).toBeLessThan(100)
})

test('the choices come from the indexes, one entry for each', async () => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  const { operators, rooms } = await logChoices(reader)
  expect([operators.length, rooms.length]).toEqual([50, 20])
  expect(Math.max(...plans.map(entriesVisited))).toBeLessThan(500)
})
