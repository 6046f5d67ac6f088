import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, rowsVisited } from '#testing/plans.ts'
import { listCandidates, listMade, listReceived } from './lists.ts'
import { closeExpired } from './queries.ts'

const many = 20_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Is introduced to everybody, each time by another member; has passed on, or not answered in time, nine of ten. */
const ada = id(1)
/** Has introduced everybody to somebody. */
const ida = id(2)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table numbered on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id, ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid about
      from generate_series(1, ${many}::int) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from numbered`)
    await run(
      sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || lpad(n::text, 6, '0') from numbered`,
    )
    await run(sql`insert into directory_entries (user_id, joined_at, user_type, member_group, full_name, company_name, headline, name_terms, all_terms)
      select id, now(), 'startup', 'startup', 'Member ' || n, '', '', '', '' from numbered`)
    await run(sql`insert into connections select ${ida}, id from numbered where n between 3 and 102`)
    await run(sql`insert into member_introductions (id, introducer_id, member_a, member_b, created_at, expires_at, outcome, closed_at)
      select own.about, next.id, ${ada}, own.id, now() - own.n * interval '1 second', now() + interval '1 day',
        case when own.n % 10 < 5 then 'expired' end, case when own.n % 10 < 5 then now() end
      from numbered own join numbered next on next.n = own.n + 1 where own.n > 2`)
    await run(sql`insert into member_introductions (id, introducer_id, member_a, member_b, created_at, expires_at)
      select gen_random_uuid(), ${ida}, own.id, next.id, now() - own.n * interval '1 second', now() + interval '1 day'
      from numbered own join numbered next on next.n = own.n + 1 where own.n > 2`)
    await run(sql`insert into member_introduction_sides (introduction_id, member_id, other_id, word, answer, is_open, created_at)
      select i.id, side.own, side.other, 'Meet', case when i.outcome is null and numbered.n % 10 < 9 then 'pass' end, i.outcome is null, i.created_at
      from member_introductions i left join numbered on about = i.id
      cross join lateral (values (i.member_a, i.member_b), (i.member_b, i.member_a)) side (own, other)`)
  })
  await sql`analyze`.execute(database.kysely)
})

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  test.each([true, false])('a page of received introductions reads few rows, and so does the next (unanswered: %s)', async (unanswered) => {
    const { reader, plans } = explaining(database, mode)
    const first = await listReceived(reader, ada, { unanswered, limit: 10 })
    const second = await listReceived(reader, ada, { unanswered, limit: 10, cursor: first.next_cursor ?? '' })
    expect(new Set([...first.items, ...second.items].map((each) => each.id)).size).toBe(20)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(200)
  })

  test('so does a page of introductions that a member made', async () => {
    const { reader, plans } = explaining(database, mode)
    const first = await listMade(reader, ida, { limit: 10 })
    const second = await listMade(reader, ida, { limit: 10, cursor: first.next_cursor ?? '' })
    expect(new Set([...first.items, ...second.items].map((each) => each.id)).size).toBe(20)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(200)
  })

  test('connections to choose from are searched only among the member’s own', async () => {
    const { reader, plans } = explaining(database, mode)
    const { items } = await listCandidates(reader, ida, { query: '99', limit: 10 })
    expect(items[0]).toMatchObject({ full_name: 'Member 000099' })
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(500)
  })

  test('expired introductions are found by their time', async () => {
    const { reader, plans } = explaining(database, mode)
    expect(await closeExpired(reader, 500)).toEqual([])
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(10)
  })
})
