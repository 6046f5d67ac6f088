import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { hiddenFrom } from './conditions.ts'

export interface ConnectionFigures {
  total: number
  this_week: number
  /** Connections made in the last 30 days, including today, and in the 30 days before. */
  recent: number
  before: number
}

const today = sql`(now() at time zone 'UTC')::date`

/**
 * Connections by the day they were made, as `day` and `count`. Reads counts that are maintained when connections change, and subtracts
 * connections with hidden members, so that the figures agree with the list.
 */
const visibleDays = (viewer: Expression<string>, days: RawBuilder<unknown>) => sql`
  select day, count from connection_days where member_id = ${viewer} and day > ${today} - ${days}
  union all
  select (created_at at time zone 'UTC')::date, -1 from hidden where (created_at at time zone 'UTC')::date > ${today} - ${days}`

const hiddenConnections = (viewer: Expression<string>) => sql`
  select c.created_at from (select distinct id from unnest(${hiddenFrom(viewer)}) id) h
  join connections c on c.member_a = least(h.id, ${viewer}) and c.member_b = greatest(h.id, ${viewer})`

/** Expression: figures on a member's connections; `viewer` is a parameter of the surrounding statement. */
export const connectionFigures = (viewer: Expression<string>): RawBuilder<ConnectionFigures> => sql<ConnectionFigures>`(
  with hidden as materialized (${hiddenConnections(viewer)})
  select json_build_object(
    'total', coalesce((select connections from connection_counts where member_id = ${viewer}), 0) - (select count(*) from hidden),
    'this_week', coalesce(sum(count) filter (where day > ${today} - 7), 0),
    'recent', coalesce(sum(count) filter (where day > ${today} - 30), 0),
    'before', coalesce(sum(count) filter (where day <= ${today} - 30), 0))
  from (${visibleDays(viewer, sql.lit(60))}) made)`

/** How many of a member's connections were made in each of the last weeks, starting with the week that ends today. */
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
