import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Reader } from '#platform/server/database/index.ts'
import { testDatabase } from '#testing/test-world.ts'
import type { DirectoryFilters } from '../contract.ts'
import { rebuildDirectory } from './index.ts'
import { countMatching, findMembers } from './find-members.ts'

/** The relevant part of a node of `explain (format json)`. */
interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

const viewer = '00000000-0000-4000-8000-000000000000'
const database = testDatabase()
const members = 10_000
const hidden = 200

/**
 * Skewed on purpose: mentors only among the older half, five members from Luxembourg, nobody from Italy in SaaS, a name that every ninth
 * has; and a viewer who has blocked, or was blocked by, many of the older ones, where others blocked a few.
 */
beforeAll(async () => {
  const { kysely } = database
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`insert into auth."user" (id, name, email) select gen_random_uuid(), n, 'member-' || n || '@example.org' from generate_series(1, ${members}::int) n`.execute(
      tx,
    )
    await sql`
      insert into users (id, email, full_name, company_name, user_type, industry, funding_stage, country, bio, created_at)
      select id, email, (case n % 9 when 0 then 'Luca ' else 'Member ' end) || 'Family' || n % 5000, 'Company' || n % 700,
        case when n % 25 = 0 and n <= ${members}::int / 2 then 'mentor' when n % 3 = 0 then 'investor' else 'startup' end,
        case when n % 10 < 5 then 'CleanTech' when n % 10 = 9 then 'SaaS' else 'FinTech' end, case when n % 25 > 0 then 'seed' end,
        case when n % (${members}::int / 5) = 1 then 'LU' when n % 10 = 9 then 'FR' else 'IT' end,
        'Building sustainable things, number' || n || case n % 1000 when 7 then ' with zeolites' else '' end,
        timestamptz '2024-01-01' + n * interval '5 minutes'
      from (select id, email, name::int n from auth."user") account`.execute(tx)
    await sql`insert into auth."user" (id, name, email) values (${viewer}, 'Viewer', 'viewer@example.org')`.execute(tx)
    await sql`insert into users (id, email, full_name, user_type, created_at) values (${viewer}, 'viewer@example.org', 'Viewer', 'mentor', '2023-01-01')`.execute(
      tx,
    )
    await sql`
      insert into blocks (blocker_id, blocked_id)
      select case when n % 2 = 0 then id else ${viewer} end, case when n % 2 = 0 then ${viewer}::uuid else id end
      from (select id, row_number() over (order by created_at) n from users where id <> ${viewer}) others where n <= ${hidden}::int`.execute(
      tx,
    )
    await sql`
      insert into blocks (blocker_id, blocked_id)
      with others as (select id, row_number() over (order by id) n from users where id <> ${viewer})
      select one.id, other.id from others one cross join generate_series(1, 3) next join others other on other.n = one.n + next`.execute(tx)
  })
  await rebuildDirectory(database)
  await sql`analyze blocks`.execute(kysely)
})

describe.each(['force_generic_plan', 'force_custom_plan'])('under %s', (mode) => {
  test.each([undefined, 'startup', 'investor', 'mentor'] as const)('the list of %s uses its index, on every page', async (role) => {
    const { reader, plans } = explaining(mode)
    const { next_cursor } = await findMembers(reader, viewer, { role, limit: 20 })
    await findMembers(reader, viewer, { role, limit: 20, cursor: next_cursor ?? '' })
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      const [limit, walk] = nodesOf(plan).filter((node) => node['Node Type'] === 'Limit' || node['Relation Name'] === 'directory_entries')
      expect([limit, walk?.['Node Type'], walk?.['Index Name']]).toEqual([
        plan,
        'Index Scan',
        role ? `directory_newest_${role}s` : 'directory_newest',
      ])
      expect(entriesVisited(plan)).toBeLessThanOrEqual(22)
      expectBlocksReadOnce(plan)
    }
  })
})

const narrowed: DirectoryFilters[] = [
  { country: 'IT' },
  { country: 'LU' },
  { country: 'MT' },
  { industry: 'SaaS' },
  { role: 'mentor', industry: 'CleanTech' },
  { role: 'mentor', stage: 'seed' },
  { country: 'IT', industry: 'SaaS' },
  { query: 's' },
  { query: 'luca' },
  { query: 'lucca' },
  { query: 'sustainable' },
  { query: 'sustainible' },
  { query: 'zeolites' },
  { query: 'luca sustainable', country: 'IT' },
  { query: 'number77' },
  { query: 'nobody has this' },
  { query: 'luca', role: 'mentor', stage: 'seed' },
]

test.each(narrowed)('%j reads a small part of the entries, for the list and the counts', async (filters) => {
  const { reader, plans } = explaining('auto')
  await findMembers(reader, viewer, { ...filters, limit: 20 })
  await countMatching(reader, viewer, filters)
  expect(plans.length).toBeGreaterThan(1)
  for (const plan of plans) {
    expect(entriesVisited(plan)).toBeLessThan(members / 10)
    expectBlocksReadOnce(plan)
  }
})

/** Hidden members are looked up by index, once per query instead of per entry. */
function expectBlocksReadOnce(plan: Plan) {
  for (const node of nodesOf(plan).filter((each) => each['Relation Name'] === 'blocks')) {
    expect(node['Node Type']).toBe('Index Only Scan')
    expect(node['Actual Loops']).toBeLessThanOrEqual(1)
  }
}

/** How many table rows were read, not counting those of hidden members. */
const entriesVisited = (plan: Plan): number =>
  nodesOf(plan)
    .filter((node) => /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type']) && node['Relation Name'] !== 'blocks')
    .map(
      (node) =>
        node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)),
    )
    .reduce((sum, rows) => sum + rows, 0)

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** A reader that also records the executed plan of each statement. */
function explaining(planCacheMode: string): { reader: Reader; plans: Plan[] } {
  const plans: Plan[] = []
  const connect = async () => {
    const client = await database.pool.connect()
    async function query(text: string, values: readonly unknown[] = []) {
      await client.query(`set plan_cache_mode = ${planCacheMode}; prepare explained as ${text}`)
      const given =
        values.length > 0
          ? `(${values.map((value) => pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value))).join()})`
          : ''
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json) execute explained${given}`)
      await client.query('deallocate explained; reset plan_cache_mode')
      plans.push(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan: plan }) => plan)))
      return client.query(text, [...values])
    }
    return { query, release: () => client.release() }
  }
  const pool = { connect, end: async () => {} }
  return { reader: new Kysely({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) }), plans }
}
