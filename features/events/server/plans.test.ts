import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#platform/server/database/index.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { lastTaken } from './activity.ts'
import { fillPlaces } from './attendance.ts'
import { eventsToday } from './today.ts'
import { daysOf, eventsOfDay } from './calendar.ts'
import { featuredEvents, findEvents } from './find-events.ts'
import { connectionsAt } from './going.ts'
import { listOfOrganisation } from './organisation-events.ts'
import { type EventRow, lockEvent } from './queries.ts'
import { recommendationsFor } from './recommendation.ts'

/** Half past and half upcoming, one every seven minutes. */
const events = 40_000
const eachDay = 206
const members = 2_000
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const event = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
/** Has a hundred connections who share their attendance. */
const viewer = member(1)
const berlin = 2950159
/** Hosts every tenth event. */
const organisation = member(9_999)
const zone = 'Europe/Berlin'
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table people on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${members}::int) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from people`)
    await run(sql`insert into users (id, email, full_name, user_type, profile_completed)
      select id, 'member-' || n || '@example.org', 'Member ' || n, 'investor', true from people`)
    await run(
      sql`insert into organisations (id, slug, kind, name, folded_name) values (${organisation}, 'busy', 'corporate', 'Busy', 'busy')`,
    )
    // A third are online, half of the others are in Berlin, and one in a thousand is rare.
    await run(sql`insert into events (id, source, external_id, user_id, organisation_id, title, event_date, end_date, time_zone, format, city, latitude, longitude, category,
        topics, is_featured, terms)
      select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, source, n, case when n % 10 = 0 then ${member(2)}::uuid end,
        case when n % 10 = 0 then ${organisation}::uuid end, 'Event ' || n,
        starts, starts + interval '2 hours', ${zone}, format, case when format = 'online' then null else city end,
        case when format = 'online' then null when city = 'Berlin' then 52.52 else 40 end, case when format = 'online' then null when city = 'Berlin' then 13.4 else n % 90 end,
        category, case when category = 102 then '{Technology}' else '{Business}' end::text[], n % 4000 = 0,
        array_to_tsvector(array['common', 'word' || n, 'source:' || source, 'format:' || format, 'category:' || category]
          || case when n % 1000 = 7 then array['rare'] when n % 200 = 3 then array['seldom'] else array[]::text[] end)
      from (
        select n, now() + (n - ${events / 2}::int) * interval '7 minutes' as starts, case when n % 3 = 0 then 'online' else 'on-site' end as format,
          case when n % 2 = 0 then 'Berlin' else 'Elsewhere' end as city, case when n % 1000 = 7 then 119 when n % 2 = 0 then 101 else 102 end as category,
          case when n % 1000 = 7 then 'curated' else 'meetup' end as source
        from generate_series(1, ${events}::int) n
      ) drawn`)
    await run(sql`insert into connections (member_a, member_b) select ${viewer}, id from people where n between 3 and 102`)
    await run(sql`insert into user_event_preferences (user_id, shows_attendance, preferred_categories, preferred_locations)
      select id, true, '{Technology}', '{Berlin}' from people where n <= 102`)
    // All attend one event, and each attends three others.
    await run(sql`insert into user_event_history (user_id, event_id, attendance_status)
      select p.id, ('00000000-0000-4000-9000-' || lpad(g.n::text, 12, '0'))::uuid, 'registered'
      from people p, lateral (select 30000 as n union select 20000 + p.n * 5 + m from generate_series(1, 3) m) g where p.n > 1`)
  })
  // Index-only scans need an up-to-date visibility map.
  const client = await database.pool.connect()
  await client.query('vacuum analyze')
  client.release()
})

const most = (plans: Parameters<typeof rowsVisited>[0][]) => Math.max(...plans.map(rowsVisited))
const indexesOf = (plans: Parameters<typeof nodesOf>[0][]) => plans.flatMap(nodesOf).map((node) => node['Index Name'])

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  const planned = () => explaining(database, mode)

  test.each([undefined, 101, 119])('six weeks of the category %s read only what is counted per day', async (category) => {
    const { reader, plans } = planned()
    const days = await daysOf(reader, { viewer, zone, category }, { from: day(0), days: 42, each: 2 })
    expect(days).toHaveLength(42)
    // At most 100 of each of a day's two sources, plus the two that are shown.
    expect(most(plans)).toBeLessThan(42 * 203)
    expect(indexesOf(plans)).toEqual(
      expect.arrayContaining(
        category ? ['event_days_of_category', 'events_at_instant_of_category'] : ['event_days_pkey', 'events_at_instant'],
      ),
    )
  })

  test('a day is read page by page', async () => {
    const { reader, plans } = planned()
    const { next_cursor } = await eventsOfDay(reader, { viewer, zone }, day(3), { limit: 5 })
    await eventsOfDay(reader, { viewer, zone }, day(3), { limit: 5, cursor: next_cursor ?? '' })
    expect(most(plans)).toBeLessThan(40)
  })

  test('the coming events of an organisation are read page by page', async () => {
    const { reader, plans } = planned()
    const { next_cursor } = await listOfOrganisation(reader, viewer, organisation, { limit: 5 })
    await listOfOrganisation(reader, viewer, organisation, { limit: 5, cursor: next_cursor ?? '' })
    expect(indexesOf(plans)).toContain('events_of_organisation')
    // It has twenty a day: those of the two months that an event can last are read before the first page.
    expect(most(plans)).toBeLessThan(1_300)
  })

  test('attending connections cost only as much as the viewer has connections', async () => {
    const { reader, plans } = planned()
    const connectionsOf = await connectionsAt(reader, viewer, [event(30_000)])
    expect(connectionsOf(event(30_000)).count).toBe(100)
    expect(most(plans)).toBeLessThan(800)
  })

  test('history reads only the member’s registrations and fifty of their events', async () => {
    const { reader, plans } = planned()
    expect(await lastTaken(reader, { viewer: member(2), limit: 3 })).toHaveLength(3)
    expect(most(plans)).toBeLessThan(200)
  })

  test('today reads only the member’s own events', async () => {
    const { reader, plans } = planned()
    expect((await eventsToday(reader, member(2), zone)).length).toBeGreaterThan(0)
    // The host has 4,000 events, twenty a day: those of the two months that an event can last are read twice.
    expect(indexesOf(plans)).toContain('events_of_host')
    expect(most(plans)).toBeLessThan(2_600)
  })

  test('featured events are read from their own index', async () => {
    const { reader, plans } = planned()
    await featuredEvents(reader, viewer)
    expect(indexesOf(plans)).toContain('events_featured')
    expect(most(plans)).toBeLessThan(20)
  })
})

// Planned for each execution, since selectivity varies widely between values.
test.each([
  [{}, 'events_by_date', 20],
  [{ query: 'common' }, 'events_by_date', 600],
  [{ query: 'seldom' }, 'events_terms', 600],
  [{ query: 'rare' }, 'events_terms', 600],
  [{ query: 'nobody' }, 'events_terms', 600],
  [{ query: 'common rare' }, 'events_terms', 600],
  [{ source: 'curated' }, 'events_of_source_by_date', 600],
  [{ category: 119 }, 'events_of_category', 600],
  [{ query: 'rare', category: 102 }, 'events_terms', 1_200],
  [{ place: berlin }, 'events_near', 600],
  [{ place: berlin, radius: 100, query: 'common' }, 'events_near', 2_500],
  [{ place: berlin, radius: 100, query: 'rare' }, 'events_near', 2_500],
] as const)('events with %j are found by %s, page after page', async (finding, index, rows) => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  const asked = { radius: 25, zone, ...finding, limit: 5 }
  const first = await findEvents(reader, viewer, asked)
  if (first.next_cursor) await findEvents(reader, viewer, { ...asked, cursor: first.next_cursor })
  expect(indexesOf(plans)).toContain(index)
  // Those of today that are over are read before the first page.
  expect(most(plans)).toBeLessThan(eachDay + rows)
})

test('recommendations consider few candidates', async () => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  expect(await recommendationsFor(reader, viewer, 10)).toHaveLength(10)
  // The connections' registrations, 40 per preference and 160 nearby, and each of them once more.
  expect(most(plans)).toBeLessThan(3_000)
})

test('a long waiting list gets its places in two statements', async () => {
  await sql`insert into user_event_history (user_id, event_id, attendance_status)
    select id, ${event(29_999)}, 'waiting' from users order by id limit 500`.execute(database.kysely)
  await sql`update events set capacity = 400, waiting_count = 500 where id = ${event(29_999)}`.execute(database.kysely)
  const full = await lockEvent(database.kysely as Tx, event(29_999))
  const { reader, plans } = explaining(database, 'auto')
  await fillPlaces(reader, full as EventRow)
  expect(full).toMatchObject({ registered_count: 400, waiting_count: 100 })
  expect(plans).toHaveLength(2)
})
