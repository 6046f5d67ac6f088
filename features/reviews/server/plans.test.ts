import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { listReviews } from './list-reviews.ts'
import { memberCounts, platformCounts } from './queries.ts'

const many = 20_000
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** All members have reviewed the platform, and half of them the first member. */
const famous = member(1)
const viewer = member(2)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create table people as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${many}::int) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from people`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from people`)
    await run(sql`alter table reviews disable trigger user`)
    await run(sql`insert into reviews (id, user_id, reviewed_user_id, rating, review_text, created_at)
      select gen_random_uuid(), id, null, 1 + n % 5, 'Fine.', timestamptz '2026-01-01' + n * interval '1 minute' from people
      union all select gen_random_uuid(), id, ${famous}::uuid, 1 + n % 5, 'Fine.', timestamptz '2026-01-01' + n * interval '1 minute'
      from people where n > ${many / 2}::int`)
    await run(sql`alter table reviews enable trigger user`)
    await run(sql`update platform_review_counts set counts = array_fill(${many / 5}::int, array[5])`)
    await run(sql`insert into blocks select id, ${viewer} from people where n > ${many - 10}::int and n % 2 = 0`)
    await run(sql`insert into suspended_members (member_id, reason) select id, '' from people where n - ${many / 2}::int between 1 and 5`)
  })
  await sql`analyze`.execute(database.kysely)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'pages come from their indexes, without hidden members, under %s',
  async (mode) => {
    for (const about of [null, famous]) {
      const { reader, plans } = explaining(database, mode)
      const first = await listReviews(reader, viewer, about, { limit: 5 })
      const second = await listReviews(reader, viewer, about, { limit: 5, cursor: first.next_cursor ?? '' })
      const names = [...first.items, ...second.items].map(({ author }) => Number(author.full_name.slice(7)))
      expect(names.map((n) => many - n)).toEqual([1, 3, 5, 7, 9, 10, 11, 12, 13, 14])
      const indexes = plans.flatMap(nodesOf).map((node) => node['Index Name'])
      expect(indexes).toContain(about === null ? 'reviews_of_platform_newest' : 'reviews_of_member_newest')
      expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(80)
    }
  },
)

test('so does a visitor’s page', async () => {
  const { reader, plans } = explaining(database, 'auto')
  expect((await listReviews(reader, undefined, null, { limit: 6 })).items).toHaveLength(6)
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(40)
})

test('counts of the platform are looked up, minus the few suspended members', async () => {
  const { reader, plans } = explaining(database, 'auto')
  const counts = await platformCounts(reader)
  expect(counts.reduce((sum, count) => sum + count)).toBe(many - 5)
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(120)
})

test('counts of a member come from an index', async () => {
  const { reader } = explaining(database, 'auto')
  // A suspended member of each rating is left out.
  expect(await memberCounts(reader, famous)).toEqual([1_999, 1_999, 1_999, 1_999, 1_999])
})
