import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { currentBetween, meetingSpans, nextMeetings, pastMeetings, waitingMeetings } from './queries.ts'

const members = 400
const meetings = 10_000
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Has a tenth of all meetings, a few of them ahead. */
const viewer = member(1)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table people on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${members}::int) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from people`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from people`)
    await run(sql`create temporary table drawn on commit drop as
      select gen_random_uuid() id, case when n % 10 = 0 then 1 else 2 + n % 199 end asker, 202 + n % 199 guest,
        date_trunc('hour', now()) + interval '40 hours' - n * interval '1 hour' as starts, n from generate_series(1, ${meetings}::int) n`)
    await run(sql`insert into meetings (id, asker_id, guest_id, state, length, starts_at, ends_at, place_kind)
      select d.id, a.id, g.id, 'agreed', 30, starts, starts + interval '30 minutes', 'link'
      from drawn d join people a on a.n = asker join people g on g.n = guest`)
    await run(sql`insert into meeting_people (meeting_id, member_id, other_id, state, at, ends_at)
      select id, asker_id, guest_id, state, starts_at, ends_at from meetings union all select id, guest_id, asker_id, state, starts_at, ends_at from meetings`)
  })
  await database.pool.query('analyze')
})

const span = { from: new Date(), until: new Date(Date.now() + 31 * 86_400_000) }
const page = { viewer, limit: 21 }

test.each([
  ['next meetings', nextMeetings, page],
  ['past meetings', pastMeetings, page],
] as const)('a page of %s reads little more than what it shows', async (_what, read, parameters) => {
  const { reader, plans } = explaining(database, 'force_generic_plan')
  const rows = await read(reader, parameters)
  expect(rows.length).toBeGreaterThan(1)
  expect(plans.map(rowsVisited).reduce((sum, each) => sum + each, 0)).toBeLessThan(300)
})

test('what is open or agreed is found without reading all meetings', async () => {
  const { reader, plans } = explaining(database, 'force_generic_plan')
  await waitingMeetings(reader, page)
  await currentBetween(reader, { viewer, other: member(300) })
  for (const plan of plans) expect(rowsVisited(plan)).toBeLessThan(100)
})

test('the meetings in a month are found by member and time', async () => {
  const { reader, plans } = explaining(database, 'auto')
  expect((await meetingSpans(reader, { member: viewer, ...span })).length).toBeGreaterThan(0)
  for (const plan of plans) expect(rowsVisited(plan)).toBeLessThan(50)
})
