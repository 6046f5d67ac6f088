import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '#platform/server/database/index.ts'
import { explaining, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { offerSeenBy, offersFor, slotsSeenBy, slotsStillFree, waitsOf } from './queries.ts'

/** Each offers 20 times, a fifth of them past. */
const mentors = 400
const slots = 20
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const viewer = member(1)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table people on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${mentors}::int) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from people`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from people`)
    await run(sql`insert into office_offers (id, mentor_id, title, topics, open_to, length, places, place_kind)
      select id, id, 'Ask me', '{fundraising}', 'everybody', 30, 1, 'link' from people`)
    await run(sql`insert into office_slots (id, offer_id, mentor_id, starts_at, ends_at)
      select gen_random_uuid(), id, id, at, at + interval '30 minutes'
      from people, generate_series(1, ${slots}::int) s, lateral (select now() + (s - 4) * interval '1 day' + n * interval '1 minute' as at) times`)
    await run(sql`insert into office_places (slot_id, member_id, zone)
      select id, ${viewer}, 'UTC' from office_slots where mentor_id <> ${viewer} and starts_at > now() limit 10`)
  })
  await database.pool.query('analyze')
})

async function visited(read: (reader: Tx) => Promise<unknown>): Promise<number> {
  const { reader, plans } = explaining(database, 'auto')
  await read(reader)
  expect(plans.length).toBeGreaterThan(0)
  return plans.map(rowsVisited).reduce((sum, rows) => sum + rows, 0)
}

test('a page of office hours reads little more than what it shows', async () => {
  expect(await visited((reader) => offersFor(reader, { viewer, limit: 21 }))).toBeLessThan(1_000)
  expect(await visited((reader) => offersFor(reader, { viewer, limit: 21, mentor: member(7) }))).toBeLessThan(1_000)
})

test('an offer, its times and what a member waits for are found without reading all', async () => {
  expect(await visited((reader) => offerSeenBy(reader, viewer, member(7)))).toBeLessThan(100)
  expect(await visited((reader) => slotsSeenBy(reader, viewer, member(7)))).toBeLessThan(200)
  expect(await visited((reader) => waitsOf(reader, viewer))).toBeLessThan(200)
  expect(await visited((reader) => slotsStillFree(reader, [viewer, member(7)]))).toBeLessThan(400)
})
