import { sql } from 'kysely'
import type { Database } from '#platform/server/database/index.ts'

/** How many meetings each member suggests to members who follow them in the order of ids. */
const each = 51
/** These are to come, one every nine days, as seen from the one who suggests them. */
const toCome = 10

/**
 * Fills a community with meetings, about `each` for every member, most of them over, and with hours that everybody can book. Nobody is in two
 * meetings at once: a pair that is `distance` apart meets at an hour that the pairs before and after it, in the same row, do not use.
 */
export async function fillMeetings(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table numbered on commit drop as select row_number() over (order by id) as n, id from users`)
    await run(sql`
      create temporary table pairs on commit drop as
      select gen_random_uuid() as id, a.id as asker_id, b.id as guest_id, distance % 7 = 3 and distance > ${each - toCome} as is_open,
        date_trunc('day', now()) + (distance - ${each - toCome}::int) * interval '9 days'
          + (9 + 2 * (a.n / distance % 2)) * interval '1 hour' as starts_at
      from numbered a cross join generate_series(1, ${each}) distance join numbered b on b.n = a.n + distance`)
    await run(sql`
      insert into meetings (id, asker_id, guest_id, state, turn_id, times, length, starts_at, ends_at, place_kind, place, reminded_day, reminded_hour)
      select id, asker_id, guest_id, case when is_open then 'open' else 'agreed' end, case when is_open then guest_id end,
        case when is_open then array[starts_at] else '{}' end, 30, case when not is_open then starts_at end,
        case when not is_open then starts_at + interval '30 minutes' end, 'link', 'https://video.example.org/room', true, true
      from pairs`)
    await run(sql`
      insert into meeting_people (meeting_id, member_id, other_id, zone, state, at, ends_at)
      select p.id, side.member_id, side.other_id, 'Europe/Lisbon', case when is_open then 'open' else 'agreed' end, starts_at,
        case when not is_open then starts_at + interval '30 minutes' end
      from pairs p, lateral (values (asker_id, guest_id), (guest_id, asker_id)) side (member_id, other_id)`)
    await run(sql`
      insert into meeting_settings (member_id, open_to, availability, place_kind, place)
      select id, 'everybody', ${JSON.stringify(officeHours)}::jsonb, 'link', 'https://video.example.org/room' from users`)
    await run(sql`
      insert into meeting_notes (meeting_id, member_id, note, step, step_on, step_done)
      select id, asker_id, 'Likes the pilot, doubts the price.', 'Send the figures', starts_at::date + 7, starts_at < now() - interval '60 days'
      from pairs where not is_open and starts_at < now()`)
  })
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}

const weekday = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '17:00' },
]
const officeHours = {
  zone: 'Europe/Helsinki',
  week: [weekday, weekday, weekday, weekday, weekday, [], []],
  exceptions: [],
  length: 30,
  before: 0,
  after: 15,
  notice: 240,
  perDay: 6,
  perWeek: null,
  daysAhead: 60,
}
