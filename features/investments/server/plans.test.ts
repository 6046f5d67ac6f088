import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/server/http/context.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { portfolioFor } from './portfolio.ts'
import { listRates } from './rates.ts'
import { listInvestments } from './read-ledger.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** One of 250 investors with 200 investments of 5 cash flows each; the community has 20 years of rates for their currencies. */
const investor = { id: idOf(7), user_type: 'investor' } as Actor
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create table members as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, 250) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from members`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from members`)
    await run(sql`
      insert into investments (id, user_id, company_name, instrument, status, currency, first_date)
      select gen_random_uuid(), id, 'Company ' || k, 'shares', 'active', 'GBP', date '2010-01-01' + k * 20
      from members, generate_series(1, 200) k`)
    await run(sql`
      insert into investment_flows (id, investment_id, kind, date, amount)
      select gen_random_uuid(), id, 'investment', first_date + n, 100 from investments, generate_series(0, 4) n`)
    await run(sql`
      insert into exchange_rates (currency, date, rate)
      select currency, date '2005-01-01' + n, 1.1 from unnest(array['GBP', 'USD', 'SEK']) currency, generate_series(1, 7300) n`)
  })
  await sql`vacuum analyze`.execute(database.kysely)
}, 120_000)

test.each(['force_generic_plan', 'force_custom_plan'] as const)('a page of the list reads only its own rows, under %s', async (mode) => {
  const { reader, plans } = explaining(database, mode)
  const first = await listInvestments(reader, investor, { limit: 10 })
  const second = await listInvestments(reader, investor, { limit: 10, cursor: first.next_cursor ?? '' })
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(20)
  expect(plans.flatMap(nodesOf).map((node) => node['Index Name'])).toContain('investments_of_member')
  // Eleven investments, and five cash flows of ten of them.
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThanOrEqual(60)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'a portfolio reads only its ledger and the rates it needs, under %s',
  async (mode) => {
    const { reader, plans } = explaining(database, mode)
    const { base } = await portfolioFor(reader, investor.id, { base: 'EUR', at: '2024-12-01' })
    expect(base?.returns?.invested).toBe(Math.round(100 / 1.1) * 1_000)
    expect(plans).toHaveLength(3)
    // 200 investments, 1,000 cash flows, and one community rate for each of 1,001 days.
    expect(plans.map(rowsVisited)).toEqual([200, 1_000, 1_001])
  },
)

test('a page of rates comes from their index', async () => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  const first = await listRates(reader, investor, { source: 'community', limit: 10 })
  await listRates(reader, investor, { source: 'community', limit: 10, cursor: first.next_cursor ?? '' })
  await listRates(reader, investor, { source: 'community', currency: 'SEK', limit: 10 })
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThanOrEqual(40)
})
