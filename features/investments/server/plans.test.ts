import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/server/http/context.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import type { Holder } from './holder.ts'
import { portfolioOfLedger } from './portfolio.ts'
import { listRates } from './rates.ts'
import { listInvestments } from './read-ledger.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/**
 * One of 250 investors with 200 investments of 5 cash flows each, half of them in the ledger that the investor shares with another one; the
 * community has 20 years of rates for their currencies.
 */
const investor = { id: idOf(7), user_type: 'investor' } as Actor
const organisation_id = idOf(1_007)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    const idFor = (number: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`)
    await run(sql`create table members as
      select n, ${idFor('n')} id, ${idFor('1000 + n % 125')} organisation_id from generate_series(1, 250) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from members`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from members`)
    await run(sql`
      insert into organisations (id, slug, kind, name, folded_name, countries, industries, description, sdgs, currency, thesis, stages, is_public)
      select ${idFor('1000 + n')}, 'fund-' || n, 'fund', 'Fund ' || n, 'fund ' || n,
        '{}', '{}', '', '{}', 'EUR', '', '{}', false from generate_series(0, 499) n`)
    await run(sql`
      insert into organisation_members (organisation_id, member_id, role)
      select ${idFor('1000 + (n + k * 25) % 500')}, id, 'member' from members, generate_series(0, 9) k`)
    await run(sql`
      insert into investments (id, user_id, organisation_id, company_name, instrument, status, currency, first_date)
      select gen_random_uuid(), id, case when k % 2 = 0 then organisation_id end, 'Company ' || k, 'shares', 'active', 'GBP',
        date '2010-01-01' + k * 20
      from members, generate_series(1, 200) k`)
    await run(sql`
      insert into investment_flows (id, investment_id, kind, date, amount)
      select gen_random_uuid(), id, 'investment', first_date + n, 100 from investments, generate_series(0, 4) n`)
    await run(sql`
      insert into exchange_rates (currency, date, rate)
      select currency, date '2005-01-01' + n, 1.1 from unnest(array['GBP', 'USD', 'SEK']) currency, generate_series(1, 7300) n`)
  })
  await sql`vacuum analyze`.execute(database.kysely)
})

const modes = ['force_generic_plan', 'force_custom_plan'] as const
const ledgers = [
  ['own', {}, 'investments_of_member'],
  ['shared', { organisation_id }, 'investments_of_organisation'],
] as const

test.each(modes.flatMap((mode) => ledgers.map((each) => [mode, ...each] as const)))(
  'under %s, a page of the %s ledger reads only its own rows',
  async (mode, _name, of, index) => {
    const { reader, plans } = explaining(database, mode)
    const first = await listInvestments(reader, investor, { ...of, limit: 10 })
    const second = await listInvestments(reader, investor, { ...of, limit: 10, cursor: first.next_cursor ?? '' })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(20)
    expect(plans.flatMap(nodesOf).map((node) => node['Index Name'])).toContain(index)
    // Eleven investments, and five cash flows of ten of them.
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThanOrEqual(60)
  },
)

test.each(modes)('under %s, a portfolio reads only its ledger and the rates it needs', async (mode) => {
  const figuresOf = async (holder: Holder) => {
    const { reader, plans } = explaining(database, mode)
    const { base } = await portfolioOfLedger(reader, holder, { base: 'EUR', at: '2024-12-01' })
    return [base?.returns?.invested, ...plans.map(rowsVisited)]
  }
  // 100 investments, 500 cash flows, and one community rate for each of 501 days.
  expect(await figuresOf({ member: investor.id })).toEqual([Math.round(100 / 1.1) * 500, 100, 500, 501])
  // Those of two members, from the same days.
  expect(await figuresOf({ organisation: organisation_id })).toEqual([Math.round(100 / 1.1) * 1_000, 200, 1_000, 501])
})

test('a page of rates comes from their index', async () => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  const first = await listRates(reader, investor, { source: 'community', limit: 10 })
  await listRates(reader, investor, { source: 'community', limit: 10, cursor: first.next_cursor ?? '' })
  await listRates(reader, investor, { source: 'community', currency: 'SEK', limit: 10 })
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThanOrEqual(40)
})
