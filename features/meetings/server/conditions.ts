import { type Expression, type SqlBool, sql } from 'kysely'

/** Condition: whether a member has a meeting that touches a span of time, other than those of an occasion. */
export const meetsMeanwhile = (
  member: Expression<string>,
  from: Expression<Date>,
  until: Expression<Date>,
  occasion: Expression<string>,
): Expression<SqlBool> => sql<SqlBool>`exists (
  select from meeting_people met where met.member_id = ${member} and met.state = 'agreed'
    and tstzrange(met.at, met.ends_at) && tstzrange(${from}, ${until}) and coalesce(met.occasion_id, met.meeting_id) <> ${occasion})`
