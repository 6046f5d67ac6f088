import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { lastTaken } from './activity.ts'
import { eventsOfDay } from './calendar.ts'
import { featuredEvents, findEvents } from './find-events.ts'
import { connectionsAt } from './going.ts'

/** Half past and half upcoming, one every seven minutes. */
const events = 10_000
const eachDay = 206
const members = 500
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const event = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
/** Has a hundred connections who share their attendance. */
const viewer = member(1)
const berlin = 2950159
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
    // A third are online, half of the others are in Berlin, and one in a thousand is rare.
    await run(sql`insert into events (id, source, external_id, user_id, title, event_date, end_date, time_zone, format, city, latitude, longitude, category,
        topics, is_featured, terms)
      select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, source, n, case when n % 10 = 0 then ${member(2)}::uuid end,
        'Event ' || n,
        starts, starts + interval '2 hours', ${zone}, format, case when format = 'online' then null else city end,
        case when format = 'online' then null when city = 'Berlin' then 52.52 else 40 end, case when format = 'online' then null when city = 'Berlin' then 13.4 else n % 90 end,
        category, case when category = 102 then '{Technology}' else '{Business}' end::text[], n % 1000 = 0,
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
      from people p, lateral (select 7500 as n union select 5000 + p.n * 5 + m from generate_series(1, 3) m) g where p.n > 1`)
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

  test('a day is read page by page', async () => {
    const { reader, plans } = planned()
    const { next_cursor } = await eventsOfDay(reader, { viewer, zone }, day(3), { limit: 5 })
    await eventsOfDay(reader, { viewer, zone }, day(3), { limit: 5, cursor: next_cursor ?? '' })
    expect(most(plans)).toBeLessThan(40)
  })

  test('attending connections cost only as much as the viewer has connections', async () => {
    const { reader, plans } = planned()
    const connectionsOf = await connectionsAt(reader, viewer, [event(7_500)])
    expect(connectionsOf(event(7_500)).count).toBe(100)
    expect(most(plans)).toBeLessThan(800)
  })

  test('history reads only the member’s registrations and fifty of their events', async () => {
    const { reader, plans } = planned()
    expect(await lastTaken(reader, { viewer: member(2), limit: 3 })).toHaveLength(3)
    expect(most(plans)).toBeLessThan(200)
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
  [{ query: 'rare' }, 'events_terms', 600],
  [{ place: berlin }, 'events_near', 600],
] as const)('events with %j are found by %s, page after page', async (finding, index, rows) => {
  const { reader, plans } = explaining(database, 'force_custom_plan')
  const asked = { radius: 25, zone, ...finding, limit: 5 }
  const first = await findEvents(reader, viewer, asked)
  if (first.next_cursor) await findEvents(reader, viewer, { ...asked, cursor: first.next_cursor })
  expect(indexesOf(plans)).toContain(index)
  // Those of today that are over are read before the first page.
  expect(most(plans)).toBeLessThan(eachDay + rows)
})
