import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { remindersAhead, claimDue } from './queries.ts'

const database = testDatabase()
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Has 5,000 upcoming reminders; 20,000 others have one that was sent and one that is not due yet. */
const viewer = member(1)

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    // Foreign keys and triggers would take half of the time, and no plan here depends on them.
    await run(sql`set local session_replication_role = replica`)
    await run(sql`create table members as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, 20000) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from members`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from members`)
    await run(sql`insert into events (id, source, external_id, title, event_date, end_date, time_zone, format, category)
      select id, 'icalendar', n::text, 'Event ' || n, timestamptz '2027-01-01' + n * interval '1 hour', timestamptz '2027-01-01' + (n + 1) * interval '1 hour',
        'UTC', 'on-site', 101 from members where n <= 5000`)
    await run(sql`insert into event_reminders (id, user_id, event_id, reminder_type, minutes_before, reminder_date, sent_at)
      select gen_random_uuid(), m.id, e.id, 'browser', offsets.n, e.event_date - interval '1 year' * (2 - offsets.n), case offsets.n when 1 then now() end
      from members m join events e on e.external_id = (m.n % 5000 + 1)::text cross join generate_series(1, 2) offsets (n) where m.id <> ${viewer}`)
    await run(sql`insert into event_reminders (id, user_id, event_id, reminder_type, minutes_before, reminder_date)
      select gen_random_uuid(), ${viewer}, id, 'browser', 60, event_date - interval '1 hour' from events`)
  })
  await sql`analyze`.execute(database.kysely)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)('each minute looks at what is due and no more, under %s', async (mode) => {
  const { reader, plans } = explaining(database, mode)
  expect(await claimDue(reader, new Date('2026-12-31T00:00:00Z'), 200)).toEqual([])
  expect(await claimDue(reader, new Date('2027-06-01T00:00:00Z'), 200)).toHaveLength(200)
  expect(plans.flatMap(nodesOf).map((node) => node['Index Name'])).toContain('event_reminders_due')
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(2_000)
})

test('a page of a member’s reminders comes from their index', async () => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  const first = await remindersAhead(reader, { memberId: viewer }, 20)
  const last = first.at(-1)
  const after = { reminder_date: last?.reminder_date.toISOString() ?? '', id: last?.id ?? '' }
  const second = await remindersAhead(reader, { memberId: viewer }, 20, after)
  expect([...first, ...second].map(({ title }) => title)).toEqual(Array.from({ length: 40 }, (_, n) => `Event ${n + 1}`))
  expect(plans.flatMap(nodesOf).map((node) => node['Index Name'])).toContain('event_reminders_of_member')
  expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(200)
})
