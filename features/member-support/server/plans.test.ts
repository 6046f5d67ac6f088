import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import type { MemberFilters } from '../contract.ts'
import { mostCounted } from '../limits.ts'
import { directions, memberSorts } from '../vocabulary.ts'
import { listActs } from './acts.ts'
import { countListings } from './list-queries.ts'
import { listMembers } from './list-members.ts'
import { listMails } from './support-member.ts'

const many = 40_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const company = id(many + 1)
const [smallGroup, largeGroup] = [id(many + 2), id(many + 3)]
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    // Foreign keys and triggers would take half of the time, and no plan here depends on them.
    await run(sql`set local session_replication_role = replica`)
    await run(
      sql`create table numbered as select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${many}::int) n`,
    )
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from numbered`)
    await run(sql`insert into users (id, email, full_name, user_type, created_at)
      select id, 'member-' || n || '@example.org', 'Member ' || n, (array['startup', 'investor', 'mentor', 'advisor'])[n % 4 + 1],
        timestamptz '2025-01-01' + n * interval '5 minutes' from numbered`)
    await run(sql`insert into member_listings (member_id, joined_at, user_type, is_confirmed, sort_name, last_seen_on, terms)
      select id, timestamptz '2025-01-01' + n * interval '5 minutes', (array['startup', 'investor', 'mentor', 'advisor'])[n % 4 + 1], n % 50 > 0,
        md5(n::text), date '2025-01-01' + (n * 7919 % 600),
        array_to_tsvector(array['member', n::text, 'member-' || n || '@example.org', 'example.org']) from numbered`)
    await run(sql`insert into suspended_members (member_id, reason) select id, '' from numbered where n % 800 = 0`)
    await run(sql`insert into leaving_members (member_id, leaves_at) select id, now() from numbered where n % 800 = 1`)
    await run(
      sql`insert into organisations (id, slug, name, folded_name, kind) values (${company}, 'company', 'Company', 'company', 'startup')`,
    )
    await run(
      sql`insert into organisation_members (organisation_id, member_id, role) select ${company}, id, 'member' from numbered where n <= 40`,
    )
    await run(sql`insert into groups (id, name, visibility) values (${smallGroup}, 'Small', 'open')`)
    await run(sql`insert into group_people (group_id, member_id) select ${smallGroup}, id from numbered where n <= 40`)
    await run(sql`insert into support_acts (member_id, act, reason) select ${id(1)}, 'endSessions', '' from numbered where n <= 500`)
    await run(sql`insert into support_acts (member_id, act, reason) select id, 'endSessions', '' from numbered where n <= 20000`)
    await run(
      sql`insert into mail_deliveries (member_id, kind, words, is_sent, answer) select id, 'a', 'A', true, '' from numbered where n <= 20000`,
    )
    await run(
      sql`insert into mail_deliveries (member_id, kind, words, is_sent, answer) select ${id(1)}, 'a', 'A', true, '' from numbered where n <= 500`,
    )
  })
  await sql`analyze`.execute(database.kysely)
}, 240_000)

/**
 * With how many rows each may visit in any order. A page is ten rows, of which those who are away are looked up in two short tables with 50
 * rows each. Rare filters read what they match. Of a range of days in another order, PostgreSQL reads the order until a page is full.
 */
const filters: readonly (readonly [MemberFilters, number])[] = [
  [{}, 200],
  [{ type: 'investor' }, 200],
  [{ state: 'active' }, 500],
  [{ state: 'unconfirmed' }, 500],
  [{ state: 'suspended' }, 1_500],
  [{ state: 'leaving' }, 1_500],
  [{ type: 'mentor', state: 'active' }, 500],
  [{ query: 'member-37123@' }, 200],
  [{ query: '371' }, 2_000],
  [{ organisation_id: company }, 2_000],
  [{ group_id: smallGroup }, 2_000],
  [{ joined_from: '2025-03-01', joined_to: '2025-03-03' }, 4_000],
  [{ seen_from: '2025-03-01', seen_to: '2025-03-03' }, 4_000],
]

test.each(['force_generic_plan', 'force_custom_plan'] as const)('40,000 members are listed by their indexes under %s', async (mode) => {
  for (const [given, most] of filters) {
    for (const sort of memberSorts) {
      for (const direction of directions) {
        const { reader, plans } = explaining(database, mode)
        const request = { ...given, sort, direction, limit: 10 }
        const first = await listMembers(reader, request)
        expect(first.items.length, JSON.stringify(request)).toBeGreaterThan(0)
        await listMembers(reader, { ...request, ...(first.next_cursor && { cursor: first.next_cursor }) })
        // A generic plan cannot know how rare a value is.
        const visited = mode === 'force_custom_plan' ? plans.map(rowsVisited) : []
        expect(Math.max(0, ...visited), JSON.stringify(request)).toBeLessThan(most)
        expect(
          plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'member_listings'),
          JSON.stringify(request),
        ).toEqual([])
      }
    }
  }
})

test('a group with every fifth member is listed without reading all of it', { timeout: 60_000 }, async () => {
  await database.transaction(async (tx) => {
    await sql`insert into groups (id, name, visibility) values (${largeGroup}, 'Large', 'open')`.execute(tx)
    await sql`alter table group_people disable trigger user`.execute(tx)
    await sql`insert into group_people (group_id, member_id) select ${largeGroup}, id from numbered where n % 5 = 0`.execute(tx)
  })
  await sql`analyze group_people`.execute(database.kysely)
  for (const sort of memberSorts) {
    for (const direction of directions) {
      const { reader, plans } = explaining(database, 'force_custom_plan')
      expect((await listMembers(reader, { group_id: largeGroup, sort, direction, limit: 10 })).items).toHaveLength(10)
      expect(Math.max(...plans.map(rowsVisited)), `${sort} ${direction}`).toBeLessThan(2_000)
    }
  }
})

test('results are only counted up to a thousand', async () => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  for (const [given] of filters) expect(await countListings(reader, given, mostCounted + 1)).toBeLessThanOrEqual(mostCounted + 1)
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(6_000)
})

test('mails and acts of a member are read by their indexes', async () => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  for (const list of [listMails, listActs] as const) {
    const first = await list(reader, { id: id(1), limit: 10 })
    expect((await list(reader, { id: id(1), limit: 10, cursor: first.next_cursor ?? '' })).items).toHaveLength(10)
  }
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(50)
})
