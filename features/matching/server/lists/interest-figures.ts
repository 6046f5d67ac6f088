import { type Expression, type RawBuilder, sql } from 'kysely'

/** A member's latest interests that can't be undone, and how many of them became connections. */
export interface InterestFigures {
  settled: number
  connected: number
}

/** The maximum number of interests counted. */
const maxInterests = 500

/**
 * Expression. An interest that was rejected counts like an undecided one, since the viewer must not learn the difference. `viewer` is a
 * parameter of the surrounding statement.
 */
export const interestFigures = (viewer: Expression<string>): RawBuilder<InterestFigures> => sql<InterestFigures>`(
  select json_build_object('settled', count(*), 'connected', count(*) filter (where not waiting))
  from (
    select waiting from matches where user_id = ${viewer} and status = 'accepted' and settled_at is not null
    order by user_id desc, settled_at desc, id desc limit ${sql.lit(maxInterests)}) latest)`
