import { type Expression, type RawBuilder, sql } from 'kysely'

/** A member's latest interests that cannot be undone, and how many of them became connections. */
export interface InterestFigures {
  settled: number
  connected: number
}

/** Of how many interests the figures are made. */
const mostInterests = 500

/**
 * Expression: that the other passed, or has not decided, is the same here, as it is wherever the viewer looks. `viewer` is a parameter of
 * the statement it stands in.
 */
export const interestFigures = (viewer: Expression<string>): RawBuilder<InterestFigures> => sql<InterestFigures>`(
  select json_build_object('settled', count(*), 'connected', count(*) filter (where not waiting))
  from (
    select waiting from matches where user_id = ${viewer} and status = 'accepted' and settled_at is not null
    order by user_id desc, settled_at desc, id desc limit ${sql.lit(mostInterests)}) latest)`
