import { type Expression, type RawBuilder, sql } from 'kysely'

/** Views of a member's profile per day, for those of the last 30 days that have any. */
export type ViewFigures = { day: string; views: number }[]

/** Expression; `member` is a parameter of the surrounding statement. */
export const viewFigures = (member: Expression<string>): RawBuilder<ViewFigures> => sql<ViewFigures>`(
  select coalesce(json_agg(json_build_object('day', day, 'views', views)), '[]') from profile_view_days
  where member_id = ${member} and day > (now() at time zone 'UTC')::date - 30)`
