import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { bannerFor } from './banner.ts'

const members = 5_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(
      sql`create table numbered as select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${members}::int) n`,
    )
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from numbered`)
    await run(sql`insert into users (id, email, full_name, user_type)
      select id, 'member-' || n || '@example.org', 'Member ' || n, (array['startup', 'investor'])[n % 2 + 1] from numbered`)
    await run(sql`insert into member_listings (member_id, joined_at, user_type, is_confirmed, sort_name, last_seen_on, terms)
      select id, now(), (array['startup', 'investor'])[n % 2 + 1], true, md5(n::text), date '2026-01-01', array_to_tsvector(array['member', n::text, 'example.' || case n when 4000 then 'com' else 'org' end]) from numbered`)
    // The newest four are shown: to everybody, to investors, to members chosen one by one, to those with this address.
    const texts = { title: { en: 'Title' }, text: { en: 'Text' }, link_label: { en: '' } }
    await run(sql`insert into announcements (id, token, state, main_language, texts, link, as_banner, as_mail, as_post, time_zone, filters, begun_at, banner_ended_at)
      select id, n, 'sent', 'en', ${JSON.stringify(texts)}::jsonb, '', true, false, false, 'UTC',
        case n when 2 then '{"type": "investor"}'::jsonb when 3 then null
          when 4 then '{"query": "@example.org"}'::jsonb else '{}'::jsonb end, now() - n * interval '1 day', case when n > 4 then now() end
      from numbered where n <= 1000`)
    await run(sql`insert into announcement_members (announcement_id, member_id) select ${id(3)}, id from numbered where n <= 500`)
    await run(sql`insert into announcement_dismissals (announcement_id, member_id) select ${id(1)}, id from numbered`)
  })
  await sql`analyze`.execute(database.kysely)
})

test.each([
  ['an investor', 4_001, id(2)],
  ['a chosen startup', 400, id(3)],
  ['a startup found by its address', 4_002, id(4)],
  ['somebody without a banner', 4_000, undefined],
])('the dashboard of %s reads a few rows for the banner, however many members and announcements there are', async (_, member, expected) => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  expect((await bannerFor(reader, id(member), 'en'))?.id).toBe(expected)
  expect(plans.map(rowsVisited).reduce((sum, rows) => sum + rows, 0)).toBeLessThan(50)
})
