import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/server/http/context.ts'
import { explaining, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { analyticsOf, listInvestors } from './figures.ts'
import { grantsOf } from './grant-queries.ts'
import { recountDeals } from './record.ts'

const members = 3_000
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const owner = { id: idOf(1), user_type: 'startup' } as Actor
/** Viewed 60,000 times within two years, by everyone but its owner. */
const deal = idOf(9_001)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create table members as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${members}::int) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from members`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from members`)
    await run(sql`
      insert into deal_flows (id, user_id, title, company_name, description, industry, funding_stage, funding_amount, min_investment, max_investment,
        currency, euros, min_euros, max_euros, geography, terms)
      select ('00000000-0000-4000-8000-' || lpad((9000 + n)::text, 12, '0'))::uuid, ${owner.id}, 'Deal', 'Company', '', 'CleanTech', 'seed', 1, 0, 1,
        'EUR', 1, 0, 1, '{}', '' from generate_series(1, 40) n`)
    await run(sql`insert into deal_counts (deal_id) select id from deal_flows`)
    await run(sql`
      insert into deal_interactions (deal_id, investor_id, action_type, "timestamp")
      select ${deal}::uuid, ('00000000-0000-4000-8000-' || lpad((2 + n % ${members - 1}::int)::text, 12, '0'))::uuid, 'viewed',
        now() - n * interval '17 minutes' from generate_series(1, 60000) n`)
    await run(sql`
      insert into deal_grants (deal_id, member_id, state, asked_at)
      select ${deal}, id, case when n % 20 = 0 then 'asked' else 'granted' end, now() - n * interval '1 minute' from members where n > 1`)
    await recountDeals(tx)
  })
  await sql`vacuum analyze`.execute(database.kysely)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)('analytics only read rows of their period, under %s', async (mode) => {
  const { reader, plans } = explaining(database, mode)
  const { counts, investors } = await analyticsOf(reader, owner, deal, 30)
  expect([counts.viewed > 2_400, counts.viewers, investors]).toEqual([true, counts.viewed, 1_000])
  // The views of the period for distinct viewers, the counted investors, and a few rows of daily totals.
  const visited = plans.reduce((sum, plan) => sum + rowsVisited(plan), 0)
  expect(visited).toBeLessThan(counts.viewed + 2_000)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)('lists are read page by page from their index, under %s', async (mode) => {
  const { reader, plans } = explaining(database, mode)
  const first = await listInvestors(reader, owner, { id: deal, limit: 10 })
  await listInvestors(reader, owner, { id: deal, limit: 10, cursor: first.next_cursor ?? '' })
  expect(first.items.map(({ member }) => member.id)).toContain(idOf(3))
  const page = (await grantsOf(reader, owner.id, deal, 10)).at(-1)
  await grantsOf(reader, owner.id, deal, 10, {
    is_answered: false,
    changed_at: page?.changed_at.toISOString() ?? '',
    member_id: page?.member_id ?? '',
  })
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(60)
})
