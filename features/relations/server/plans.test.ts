import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { listConnections } from './list-connections.ts'

const many = 10_000
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Has 10,000 connections, half of them with members whose ids are smaller. */
const viewer = member(many / 2)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create table members as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${many}::int + 1) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from members`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from members`)
    await run(sql`insert into connections
      select least(id, ${viewer}), greatest(id, ${viewer}), timestamptz '2026-01-01' + n * interval '1 minute' from members where id <> ${viewer}
      union all select a.id, b.id, timestamptz '2026-01-01' from members a cross join generate_series(1, 5) next join members b on b.n = a.n + next
      where ${viewer} not in (a.id, b.id)`)
    await run(sql`insert into blocks select id, ${viewer} from members where n > 9990 and n % 2 = 0 and id <> ${viewer}`)
  })
  await sql`analyze`.execute(database.kysely)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'connections come from both indexes, page by page, under %s',
  async (mode) => {
    const { reader, plans } = explaining(database, mode)
    const first = await listConnections(reader, viewer, { limit: 5 })
    const second = await listConnections(reader, viewer, { limit: 5, cursor: first.next_cursor ?? '' })
    const names = [...first.items, ...second.items].map((item) => item.full_name)
    expect(names).toEqual([10_001, 9_999, 9_997, 9_995, 9_993, 9_991, 9_990, 9_989, 9_988, 9_987].map((n) => `Member ${n}`))
    const indexes = new Set(plans.flatMap(nodesOf).map((node) => node['Index Name']))
    expect([...indexes]).toEqual(expect.arrayContaining(['connections_of_a_newest', 'connections_of_b_newest']))
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(60)
  },
)
