import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { countOpen } from './case-queries.ts'
import { listCases, listReports } from './cases.ts'
import { listOwnDecisions } from './own-decisions.ts'

const many = 10_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const operator = id(1)
/** Has a thousand cases, one of them with 10,000 reports. */
const loud = id(2)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(
      sql`create table numbered as select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${many}::int) n`,
    )
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from numbered`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from numbered`)
    await run(sql`insert into report_cases (id, kind, subject_id, member_id, is_open, version, moved_at, reports)
      select id, case when n % 100 in (0, 7) then 'review' else 'post' end, id, case when n <= 1000 then ${loud}::uuid else id end, n % 20 = 0,
        1, timestamptz '2026-01-01' + n * interval '1 minute', 1 from numbered`)
    await run(sql`insert into reports (id, case_id, reporter_id, member_id, reason, details, messages, created_at)
      select gen_random_uuid(), case when n % 2 = 0 then ${id(many)}::uuid else id end, id, ${loud}, 'spam', '',
        '[{"said_by": "reported", "content": "Coins", "created_at": null, "is_meant": true}]', timestamptz '2026-01-01' + n * interval '1 minute'
      from numbered`)
    await run(sql`insert into report_decisions (id, case_id, member_id, operator_id, member_act, reason, note, created_at)
      select gen_random_uuid(), id, case when n % 2 = 0 then ${loud}::uuid else id end, ${operator}, 'warn', '', '',
        timestamptz '2026-01-01' + n * interval '1 minute' from numbered`)
  })
  await sql`analyze`.execute(database.kysely)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'cases and their reports are read by their indexes under %s',
  async (mode) => {
    const { reader, plans } = explaining(database, mode)
    for (const filter of [{}, { state: 'open' }, { state: 'decided' }, { kind: 'review' }, { state: 'decided', kind: 'review' }] as const) {
      const first = await listCases(reader, operator, { ...filter, limit: 5 })
      const second = await listCases(reader, operator, { ...filter, limit: 5, cursor: first.next_cursor ?? '' })
      expect(second.items).toHaveLength(5)
    }
    for (const read of [
      (page: { limit: number; cursor?: string }) => listReports(reader, operator, { id: id(many), ...page }),
      (page: { limit: number; cursor?: string }) => listOwnDecisions(reader, loud, page),
    ]) {
      const first = await read({ limit: 5 })
      expect((await read({ limit: 5, cursor: first.next_cursor ?? '' })).items).toHaveLength(5)
    }
    expect(await countOpen(reader, operator)).toBe(100)
    expect(
      plans
        .flatMap(nodesOf)
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name']),
    ).toEqual([])
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(1_500)
  },
)
