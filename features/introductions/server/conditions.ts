import { type Expression, type SqlBool, sql } from 'kysely'
import { areBlocked, isHidden } from '#features/relations/server/index.ts'

/**
 * Condition on `member_introductions i`: the two can answer. A block between any two of the three, or the absence of one, hides it; blocks
 * also stop it for good, a moment later (`stopBlocked`).
 */
export const isAnswerable: Expression<SqlBool> = sql<SqlBool>`(
  i.outcome is null and i.stopped_at is null and i.expires_at > now()
  and not ${isHidden(sql.ref('i.introducer_id'), sql.ref('i.member_a'))}
  and not ${isHidden(sql.ref('i.introducer_id'), sql.ref('i.member_b'))}
  and not ${areBlocked(sql.ref('i.member_a'), sql.ref('i.member_b'))})`
