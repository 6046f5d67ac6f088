import { sql } from 'kysely'
import type { FunnelStep } from '#platform/server/funnel.ts'

/** The first meeting that took place: agreed, not cancelled, and over. */
export const meetingStep: FunnelStep = {
  id: 'meeting',
  first: (member) => sql<Date | null>`(
    select min(p.ends_at) from meeting_people p where p.member_id = ${member} and p.state = 'agreed' and p.ends_at <= now())`,
}
