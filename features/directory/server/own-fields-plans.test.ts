import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { countMatching, findMembers } from './find-members.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const idFor = (number: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`)
const members = 50_000
const viewer = idOf(1)
const [batch, size, since, secret] = [idOf(900_001), idOf(900_002), idOf(900_003), idOf(900_004)]
const database = testDatabase()

/**
 * Skewed on purpose: 70 of 100 have chosen the option 'frequent', seven members 'rareones', and nobody but the oldest five thousand 'longago1'.
 * Sizes are small but for ten. The viewer has 40 connections.
 */
beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`set local session_replication_role = replica`)
    await run(sql`
      insert into auth."user" (id, name, email) select ${idFor('n')}, n, 'member-' || n || '@example.org' from generate_series(1, ${members}::int) n`)
    await run(sql`
      insert into users (id, email, full_name, user_type)
      select ${idFor('n')}, 'member-' || n || '@example.org', 'Member ' || n, 'startup' from generate_series(1, ${members}::int) n`)
    await run(sql`
      insert into directory_entries (user_id, joined_at, user_type, member_group, full_name, company_name, headline, name_terms, all_terms)
      select ${idFor('n')}, timestamptz '2020-01-01' + n * interval '10 minutes', 'startup', 'startup', 'Member ' || n, '', '',
        array_to_tsvector(array['role:startup', 'member', n::text]), array_to_tsvector(array['role:startup', 'member', n::text])
      from generate_series(1, ${members}::int) n`)
    await run(sql`insert into connections (member_a, member_b) select ${viewer}::uuid, ${idFor('n * 1000')} from generate_series(1, 40) n`)
    const choices = ['frequent', 'rareones', 'longago1'].map((id) => ({ id, label: { en: id, de: '', fr: '', es: '' }, is_offered: true }))
    const field = (id: string, kind: string, visibility = 'community') => sql`
      insert into field_definitions (id, subject, kind, language, label, help, choices, visibility, is_filter, position)
      values (${id}, 'member', ${kind}, 'en', '{"en":"Field"}', '{}', ${JSON.stringify(choices)}, ${visibility}, true, 1)`
    for (const each of [field(batch, 'choice'), field(size, 'number'), field(since, 'date'), field(secret, 'number', 'connections')])
      await run(each)
    await run(sql`
      insert into field_values (field_id, member_id, choices)
      select ${batch}::uuid, ${idFor('n')}, array[case when n % 7500 = 77 then 'rareones' when n <= 5000 then 'longago1' else 'frequent' end]
      from generate_series(1, ${members}::int) n where n % 10 < 7 or n % 7500 = 77`)
    await run(sql`
      insert into field_values (field_id, member_id, number)
      select ${size}::uuid, ${idFor('n')}, case when n % 5000 = 5 then 5000 + n else n % 100 end from generate_series(1, ${members}::int) n`)
    await run(sql`
      insert into field_values (field_id, member_id, date)
      select ${since}::uuid, ${idFor('n')}, date '1990-01-01' + n % 6000 from generate_series(1, ${members}::int) n`)
    await run(sql`
      insert into field_values (field_id, member_id, number) select ${secret}::uuid, ${idFor('n')}, n % 5 from generate_series(1, ${members}::int) n`)
  })
  await sql`vacuum analyze`.execute(database.kysely)
}, 240_000)

const filters = {
  frequent: `${batch}:frequent`,
  rare: `${batch}:rareones`,
  'long ago': `${batch}:longago1`,
  'large sizes': `${size}:5000..`,
  'small sizes': `${size}:..50`,
  'a week': `${since}:1999-03-01..1999-03-07`,
  connections: `${secret}:0..4`,
  'two at once': `${batch}:frequent~${size}:5000..`,
}

test.each<[keyof typeof filters, found: number]>([
  ['frequent', 20],
  ['rare', 7],
  ['large sizes', 10],
  ['small sizes', 20],
  ['a week', 20],
  ['connections', 20],
  ['two at once', 9],
])('a page of %s reads hardly more than the newest members and those who match', async (name, found) => {
  for (const query of [undefined, 'member']) {
    const { reader, plans } = explaining(database, 'auto')
    const { items } = await findMembers(reader, viewer, { fields: filters[name], query, limit: 20 })
    expect(items).toHaveLength(found)
    for (const plan of plans) expect(rowsVisited(plan)).toBeLessThan(2_000)
  }
})

test.each<[keyof typeof filters, count: number]>([
  ['rare', 7],
  ['large sizes', 10],
  ['a week', 56],
  ['connections', 40],
  ['two at once', 9],
])('to count %s, their answers are read first', async (name, count) => {
  const { reader, plans } = explaining(database, 'auto')
  expect((await countMatching(reader, viewer, { fields: filters[name] }))?.all).toBe(count)
  for (const plan of plans) expect(rowsVisited(plan)).toBeLessThan(1_000)
})

test.each(['frequent', 'long ago'] as const)('%s are counted, and found however old, without looking up each answer', async (name) => {
  const { reader, plans } = explaining(database, 'auto')
  await countMatching(reader, viewer, { fields: filters[name] })
  expect((await findMembers(reader, viewer, { fields: filters[name], limit: 20 })).items).toHaveLength(20)
  for (const node of plans.flatMap(nodesOf)) expect(node['Actual Loops']).toBeLessThanOrEqual(500)
})
