import { sql } from 'kysely'
import { ideas } from '#demo/events/texts.ts'
import { zoneOfCountry } from '#demo/events/zones.ts'
import { eventTerms } from '#features/events/server/terms.ts'
import { foldedWords } from '#platform/search-words.ts'
import { searchCities } from '#features/places/server/index.ts'
import type { Database } from '#platform/server/database/index.ts'

/** Ordered by size, so that a few cities have many of the events. */
const countries = ['DE', 'FR', 'GB', 'ES', 'IT', 'NL', 'PL', 'SE', 'AT', 'CH', 'EE', 'PT'] as const
const citiesEach = 12

/**
 * Fills a community with events of the year and a half before and after today, many variations of the demo's in other places. A few
 * cities, categories, topics and sources have most of them, one in ten lasts several days, and three in ten are online.
 */
export async function fillEventCalendar(database: Database, events: number): Promise<void> {
  const models = ideas.map(({ title, description, type, category, topics }) => ({
    title: title.replace('{city}', '').trim(),
    description,
    type,
    category,
    topics,
    // The search terms of title and topics; the others are added when the rows are inserted.
    terms: eventTerms({
      source: 'community',
      title: title.replace('{city}', ''),
      organizer: '',
      city: null,
      country: null,
      category,
      type,
      format: 'online',
      topics,
    }).filter((term) => !/^(source|format|category):/.test(term)),
  }))
  const cities = Array.from({ length: citiesEach }, (_, rank) => countries.map((country) => searchCities(country, '')[rank]))
    .flat()
    .flatMap((city) => (city ? [{ ...city, zone: zoneOfCountry(city.country), words: foldedWords(city.name) }] : []))
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    // Creating the index after the inserts takes a tenth of the time.
    const { rows } = await sql<{ made: string }>`select pg_get_indexdef('events_terms'::regclass) as made`.execute(tx)
    await run(sql`drop index events_terms`)
    await run(sql`create temporary table models as select row_number() over () as n, * from jsonb_to_recordset(${JSON.stringify(models)}::jsonb) m
      (title text, description text, type text, category smallint, topics text[], terms text[])`)
    await run(sql`create temporary table cities as select row_number() over () as n, * from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb) c
      (id integer, name text, country text, latitude double precision, longitude double precision, zone text, words text[])`)
    await run(sql`create temporary table hosts as select row_number() over (order by id) as n, id from users`)
    await run(sql`
      insert into events (id, source, external_id, user_id, title, description, event_date, end_date, time_zone, all_day, format, venue, city, city_id,
        country, latitude, longitude, category, type, topics, organizer, website, min_price, max_price, currency, capacity, attendees, sameness,
        is_featured, terms)
      select e.id, e.source, e.id, case when e.source = 'community' then h.id end, m.title || ' ' || c.name, m.description, e.starts,
        e.starts + case when e.lasts > 1 then (e.lasts - 1) * interval '1 day' + interval '8 hours' else e.hours * interval '1 hour' end,
        c.zone, false, e.format, case when e.format <> 'online' then 'Hall ' || e.n % 20 else '' end,
        case when e.format <> 'online' then c.name end, case when e.format <> 'online' then c.id end,
        case when e.format <> 'online' then c.country end, case when e.format <> 'online' then c.latitude + e.north end,
        case when e.format <> 'online' then c.longitude + e.east end, e.category, m.type, m.topics, 'Circle' || e.n || ' of series' || e.series,
        'https://events.example.org/' || e.n, e.price, e.price, 'EUR', case when e.source = 'community' then 100000 end,
        case when e.source <> 'community' then e.n % 300 end, 'same' || e.n, e.n % 5000 = 0,
        array_to_tsvector(m.terms || array['circle' || e.n, 'of', 'series' || e.series, 'source:' || e.source, 'category:' || e.category,
          'format:' || e.format] || case when e.format <> 'online' then c.words || ('country:' || c.country) else '{}' end)
      from (
        select n, gen_random_uuid() as id, 1 + floor(random() * ${models.length}::int)::int as model, 1 + floor(${cities.length}::int * random() ^ 3)::int as city,
          date_trunc('hour', now()) - interval '548 days' + floor(random() * 1096) * interval '1 day' + floor(8 + random() * 12) * interval '1 hour' as starts,
          case when random() < 0.1 then 2 + floor(random() * 4)::int else 1 end as lasts, 1 + floor(random() * 4)::int as hours,
          case when random() < 0.3 then 'online' when random() < 0.1 then 'hybrid' else 'on-site' end as format,
          case when random() < 0.5 then 101 when random() < 0.5 then 102 else 103 + floor(17 * random() ^ 2)::int end as category,
          case when n % 2000 = 0 then 'curated' else (array['community', 'eventbrite', 'eventbrite', 'meetup', 'meetup', 'meetup', 'icalendar',
            'icalendar', 'web-page'])[1 + floor(random() * 9)::int] end as source,
          floor(1000 * random() ^ 2)::int as series, (random() - 0.5) ^ 3 as north, (random() - 0.5) ^ 3 as east,
          case when random() < 0.5 then 0 else 100 * floor(random() * 200)::int end as price
        from generate_series(1, ${events}::int) n
      ) e
      join models m on m.n = e.model join cities c on c.n = e.city join hosts h on h.n = 1 + e.n % (select count(*) from hosts)`)
    await run(sql.raw(rows[0]?.made ?? ''))
    await run(sql`drop table models, cities, hosts`)
  })
}

const friends = 40
/** How many events a member attends. */
const goingEach = 5

/** Registers all members for some upcoming events, and connects each of these members to the same others, who share their attendance. Then updates the
 * planner's statistics. */
export async function letMembersGo(database: Database, ids: readonly string[]): Promise<void> {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table ahead as
      select row_number() over (order by event_date, id) as n, id from events where is_listed and event_date > now()`)
    await run(sql`create index on ahead (n)`)
    // Most of the events are soon.
    await run(sql`
      insert into user_event_history (user_id, event_id, attendance_status)
      select g.user_id, a.id, 'registered' from (
        select u.id as user_id, 1 + floor((select count(*) from ahead) * random() ^ 2)::int as n from users u, generate_series(1, ${goingEach}::int)
      ) g join ahead a on a.n = g.n on conflict do nothing`)
    await run(sql`create temporary table friends as
      select id from users where profile_completed and id <> all(${ids}::uuid[]) order by id desc limit ${friends}`)
    await run(sql`insert into connections (member_a, member_b)
      select least(f.id, own.id), greatest(f.id, own.id) from friends f, unnest(${ids}::uuid[]) own (id) on conflict do nothing`)
    await run(sql`insert into user_event_preferences (user_id, shows_attendance) select id, true from friends on conflict do nothing`)
    await run(sql`insert into user_event_preferences (user_id, shows_attendance, preferred_categories, preferred_locations, preferred_days, is_saved)
      select unnest(${ids}::uuid[]), true, '{FinTech,Technology,Startup}', '{Berlin,Paris}', '{Tuesday,Thursday}', true`)
    await run(sql`drop table ahead, friends`)
  })
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}
