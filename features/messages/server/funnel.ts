import { sql } from 'kysely'
import type { FunnelStep } from '#platform/server/funnel.ts'

/** The first message that a member sent. */
export const messageStep: FunnelStep = {
  id: 'contact',
  first: (member) => sql<Date | null>`select min(created_at) from message_terms where sender_id = ${member}`,
}
