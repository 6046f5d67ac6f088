import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, rowsVisited } from '#testing/plans.ts'
import { listInvestors, listReceived, listSenders, listSent } from './list-updates.ts'

const members = 20_000
const updates = 20_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Receives all updates, from 40 founders, one of whom is blocked. */
const investor = id(1)
/** Has a hundred connections among twenty thousand members. */
const founder = id(2)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    // Foreign keys and triggers would take half of the time, and no plan here depends on them.
    await run(sql`set local session_replication_role = replica`)
    await run(sql`create temporary table numbered on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${updates}::int) n`)
    await run(
      sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from numbered where n <= ${members}::int`,
    )
    await run(sql`insert into users (id, email, full_name, user_type)
      select id, 'member-' || n || '@example.org', 'Member ' || lpad(n::text, 6, '0'), case when n % 2 = 1 then 'investor' else 'startup' end
      from numbered where n <= ${members}::int`)
    await run(sql`insert into connections select ${founder}, id from numbered where n between 3 and 102`)
    await run(sql`insert into updates (id, user_id, title, period, body, currency, sent_at)
      select p.id, m.id, 'Update ' || p.n, '2026-Q1', 'Words', 'EUR', timestamptz '2026-01-01' + p.n * interval '1 minute'
      from numbered p join numbered m on m.n = 2 + 2 * (p.n % 40)`)
    await run(
      sql`insert into update_receivers (update_id, member_id, sender_id, sent_at) select id, ${investor}, user_id, sent_at from updates`,
    )
    await run(sql`insert into update_receivers (update_id, member_id, sender_id, sent_at)
      select u.id, m.id, u.user_id, u.sent_at from updates u join numbered n on n.id = u.id join numbered m on m.n = 3 + 2 * (n.n % 900)`)
    await run(sql`insert into blocks values (${investor}, ${id(4)})`)
  })
  await sql`analyze`.execute(database.kysely)
})

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  test.each([
    ['updates from all founders', {}],
    ['updates from one founder', { sender_id: founder }],
  ])('a page of %s reads few rows, and so does the next', async (_, which) => {
    const { reader, plans } = explaining(database, mode)
    const first = await listReceived(reader, investor, { ...which, limit: 20 })
    const second = await listReceived(reader, investor, { ...which, limit: 20, cursor: first.next_cursor ?? '' })
    expect(new Set([...first.items, ...second.items].map((update) => update.id)).size).toBe(40)
    expect(first.items.some(({ sender }) => sender.id === id(4))).toBe(false)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(120)
  })

  test('so does a page of sent updates', async () => {
    const { reader, plans } = explaining(database, mode)
    const first = await listSent(reader, founder, { limit: 20 })
    await listSent(reader, founder, { limit: 20, cursor: first.next_cursor ?? '' })
    expect(first.items).toHaveLength(20)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(60)
  })

  test('senders are found without reading all their updates', async () => {
    const { reader, plans } = explaining(database, mode)
    expect(await listSenders(reader, investor)).toHaveLength(39)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(400)
  })

  test('recipients are searched only among the founder’s connections', async () => {
    const { reader, plans } = explaining(database, mode)
    const page = await listInvestors(reader, founder, { limit: 20 })
    expect([page.items[0]?.full_name, page.count]).toEqual(['Member 000003', 50])
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(600)
  })
})
