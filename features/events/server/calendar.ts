import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type StatementParameters, namedStatement } from '#platform/server/database/named-statement.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { DayEvent } from '../finding-contract.ts'
import { coHostedBy } from './facts.ts'
import { type CardRow, cardsInOrder } from './queries.ts'

interface Viewed {
  viewer: string
  /** The viewer's time zone: it decides the day of an online event. */
  zone: string
  category?: number | undefined
}

/**
 * Query: the ids and starts of a day's events, `limit` of each of its two sources. On-site and multi-day events appear on their own dates,
 * online events on the viewer's date.
 * @param day a `date` expression
 */
const idsOfDay = (
  { viewer, zone, category }: StatementParameters<Viewed>,
  day: RawBuilder<string>,
  limit: RawBuilder<number>,
  further: RawBuilder<boolean> = sql`true`,
) => {
  const hidden = hiddenFrom(sql`${viewer}::uuid`)
  const ofCategory = category === undefined ? sql`true` : sql`category = ${category}`
  return sql<{ id: string; event_date: Date }>`
    (select id, event_date from (
      select event_id as id, event_date, host_id from event_days where day = ${day} and ${ofCategory}
    ) dated where (host_id is null or host_id <> all(${hidden})) and ${further} order by event_date, id limit ${limit})
    union all
    (select id, event_date from events where is_listed and not is_dated and ${ofCategory}
      and event_date >= (${day}::timestamp at time zone ${zone}) and event_date < ((${day} + 1)::timestamp at time zone ${zone})
      and (user_id is null or user_id <> all(${hidden})) and ${further} order by event_date, id limit ${limit})`
}

type DayRow = { date: string; count: number; events: DayEvent[] }

/** Events of a day are counted up to this number. */
const dayCap = sql.lit(100)

const days = namedStatement<Viewed & { from: string; last: number; each: number }, DayRow>(
  'events.days',
  (_kysely, { from, last, each, ...viewed }) => sql`
    with mine as materialized (
      select event_id as id from user_event_history
      where user_id = ${viewed.viewer} and attendance_status in ('requested', 'waiting', 'registered', 'attended')
      union select id from events where user_id = ${viewed.viewer} and is_listed
      union ${coHostedBy(viewed.viewer)}
    )
    select to_char(d.day, 'YYYY-MM-DD') as date, found.count, found.events
    from (select ${from}::date + n as day from generate_series(0, ${last}::int) n) d
    cross join lateral (
      select count(*)::int as count, coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'starts_at', e.event_date,
          'ends_at', e.end_date, 'time_zone', e.time_zone, 'all_day', e.all_day, 'format', e.format, 'isOwn', ranked.is_own)
          order by ranked.place)
          filter (where e.id is not null), '[]') as events
      from (
        select id, is_own, row_number() over (order by is_own desc, event_date, id) as place
        from (select id, event_date, id in (select id from mine) as is_own
          from (${idsOfDay(viewed, sql`d.day`, dayCap)}) listed order by event_date, id limit ${dayCap}) capped
      ) ranked
      -- the limit keeps those that are counted alone from being looked up
      left join lateral (select * from events where ranked.place <= ${each} and id = ranked.id limit 1) e on true
    ) found
    order by d.day`,
)

/**
 * The first events of each day, the viewer's own first, and the number of events up to a cap.
 * @param range its first day is a date, 'YYYY-MM-DD'
 */
export async function daysOf(reader: Reader, viewed: Viewed, range: { from: string; days: number; each: number }): Promise<DayRow[]> {
  const rows = await days(reader, { ...viewed, from: range.from, last: range.days - 1, each: range.each })
  return rows.map((row) => ({
    ...row,
    events: row.events.map((event) => ({
      ...event,
      starts_at: new Date(event.starts_at).toISOString(),
      ends_at: new Date(event.ends_at).toISOString(),
    })),
  }))
}

interface After {
  event_date: string
  id: string
}
const byDate = keyset<CardRow, After>(z.object({ event_date: givenTimestamp, id: z.uuid() }), ({ event_date, id }) => ({
  event_date: event_date.toISOString(),
  id,
}))

type DayParameters = Viewed & { day: string; limit: number; after_date: string | undefined; after_id: string | undefined }

const idsOnDay = namedStatement<DayParameters, { id: string }>('events.day', (_kysely, { day, limit, after_date, after_id, ...viewed }) => {
  const further = after_date && after_id && sql<boolean>`(event_date, id) > (${after_date}::timestamptz, ${after_id}::uuid)`
  return sql`
      select id from (${idsOfDay(viewed, sql`${day}::date`, limit, further)}) found order by event_date, id limit ${limit}`
})

/** A page of the events of a date, earliest first. */
export const eventsOfDay = (reader: Reader, viewed: Viewed, day: string, request: PageRequest): Promise<Page<CardRow>> =>
  readPage(request, byDate, async (limit, after) => {
    const rows = await idsOnDay(reader, { ...viewed, day, limit, after_date: after?.event_date, after_id: after?.id })
    return cardsInOrder(
      reader,
      viewed.viewer,
      rows.map(({ id }) => id),
    )
  })
