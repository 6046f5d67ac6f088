import { type Expression, type SqlBool, sql } from 'kysely'
import type { FunnelStep } from '#platform/server/funnel.ts'

/** The first interest of a member that can no longer be taken back. */
export const interestStep: FunnelStep = {
  id: 'contact',
  first: (member) =>
    sql<Date | null>`select min(created_at) from matches where user_id = ${member} and status = 'accepted' and settled_at is not null`,
}

/** Condition: whether a member was ever shown anybody among the cards. */
export const wasShownAnybody = (member: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from match_shown where viewer_id = ${member})`
