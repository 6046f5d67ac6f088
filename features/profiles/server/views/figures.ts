import { type Expression, type RawBuilder, sql } from 'kysely'

/** How often a member's profile was looked at, on the days when it was, of the last 30. */
export type ViewFigures = { day: string; views: number }[]

/** Expression; `member` is a parameter of the statement it stands in. */
export const viewFigures = (member: Expression<string>): RawBuilder<ViewFigures> => sql<ViewFigures>`(
  select coalesce(json_agg(json_build_object('day', day, 'views', views)), '[]') from profile_view_days
  where member_id = ${member} and day > (now() at time zone 'UTC')::date - 30)`
