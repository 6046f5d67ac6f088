import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/server/http/context.ts'
import { type Plan, explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { knownFigures } from './known-figures.ts'
import { readStatement } from './read-statement.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** One of 200 investors with 20 investments of one cash flow each, and ten figures about each of them in each of five years. */
const investor = { id: idOf(7), user_type: 'investor' } as Actor
const database = testDatabase()

/** The rows read of each statement that reads entered figures. */
const figuresRead = (plans: readonly Plan[]) =>
  plans.filter((plan) => nodesOf(plan).some((node) => node['Relation Name'] === 'impact_figures')).map(rowsVisited)

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    const idFor = (number: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`)
    await run(sql`create table members as select n, ${idFor('n')} id from generate_series(1, 200) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from members`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from members`)
    await run(sql`
      insert into investments (id, user_id, company_name, instrument, status, currency, first_date)
      select ${idFor('n * 1000 + k')}, id, 'Company ' || k, 'shares', 'active', 'EUR', date '2020-01-01' + k
      from members, generate_series(1, 20) k`)
    await run(sql`
      insert into investment_flows (id, investment_id, kind, date, amount)
      select gen_random_uuid(), id, 'investment', first_date, 100 from investments`)
    await run(sql`
      insert into impact_figures (investment_id, year, question, value, entered_by)
      select id, year, 'question-' || q, '1', user_id from investments, generate_series(2021, 2025) year, generate_series(1, 10) q`)
  })
  await sql`vacuum analyze`.execute(database.kysely)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'under %s, a statement reads only the figures of its ledger',
  async (mode) => {
    const { reader, plans } = explaining(database, mode)
    const { statement } = await readStatement(reader, investor, { year: 2025 })
    expect(statement?.companies).toBe(20)
    expect(plans.flatMap(nodesOf).map((node) => node['Index Name'])).toContain('impact_figures_pkey')
    // 10 figures of each of 20 investments in two years; a plan for any years reads those of all five.
    const [read = Infinity] = figuresRead(plans)
    expect(read).toBeLessThanOrEqual(1_000)
  },
)

test('the figures of one company are those of its investments', async () => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  await knownFigures(reader, investor, { year: 2025, id: idOf(7_001) })
  expect(figuresRead(plans)).toEqual([10])
})
