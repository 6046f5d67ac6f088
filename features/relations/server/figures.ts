import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { hiddenFrom } from './conditions.ts'

export interface ConnectionFigures {
  total: number
  this_week: number
  /** Made in the last 30 days, today among them, and in the 30 before. */
  recent: number
  before: number
}

const today = sql`(now() at time zone 'UTC')::date`

/**
 * How many connections a member has by the day they were made, as `day` and `count`; the days are counted when connections change, and those with
 * members who are hidden are looked up and taken off, so that the figures say what the list says.
 */
const visibleDays = (viewer: Expression<string>, days: RawBuilder<unknown>) => sql`
  select day, count from connection_days where member_id = ${viewer} and day > ${today} - ${days}
  union all
  select (created_at at time zone 'UTC')::date, -1 from hidden where (created_at at time zone 'UTC')::date > ${today} - ${days}`

const hiddenConnections = (viewer: Expression<string>) => sql`
  select c.created_at from (select distinct id from unnest(${hiddenFrom(viewer)}) id) h
  join connections c on c.member_a = least(h.id, ${viewer}) and c.member_b = greatest(h.id, ${viewer})`

/** Expression: a member's connections in figures; `viewer` is a parameter of the statement it stands in. */
export const connectionFigures = (viewer: Expression<string>): RawBuilder<ConnectionFigures> => sql<ConnectionFigures>`(
  with hidden as materialized (${hiddenConnections(viewer)})
  select json_build_object(
    'total', coalesce((select connections from connection_counts where member_id = ${viewer}), 0) - (select count(*) from hidden),
    'this_week', coalesce(sum(count) filter (where day > ${today} - 7), 0),
    'recent', coalesce(sum(count) filter (where day > ${today} - 30), 0),
    'before', coalesce(sum(count) filter (where day <= ${today} - 30), 0))
  from (${visibleDays(viewer, sql.lit(60))}) made)`

/** How many of a member's connections were made in each of the last weeks, the one that ends today first. */
export async function connectionWeeks(reader: Reader, member: string, weeks: number): Promise<number[]> {
  const viewer = sql<string>`${member}::uuid`
  const { rows } = await sql<{ week: number; count: number }>`
    with hidden as materialized (${hiddenConnections(viewer)})
    select (${today} - day) / 7 as week, sum(count)::int as count from (${visibleDays(viewer, sql`${weeks}::int * 7`)}) made group by week`.execute(
    reader,
  )
  const counts = new Map(rows.map(({ week, count }) => [week, count]))
  return Array.from({ length: weeks }, (_, week) => counts.get(week) ?? 0)
}
