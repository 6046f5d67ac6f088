import { sql } from 'kysely'
import type { FunnelStep } from '#platform/server/funnel.ts'

/** The first connection, from both sides of the pairs. */
export const connectionStep: FunnelStep = {
  id: 'connection',
  first: (member) => sql<Date | null>`least(
    (select min(created_at) from connections where member_a = ${member}), (select min(created_at) from connections where member_b = ${member}))`,
}
