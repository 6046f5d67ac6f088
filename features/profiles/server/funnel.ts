import { sql } from 'kysely'
import type { FunnelStep } from '#platform/server/funnel.ts'

/** A complete profile. When it was completed is not recorded. */
export const profileStep: FunnelStep = {
  id: 'profile',
  first: (member) => sql<Date | null>`select created_at from users complete where complete.id = ${member} and complete.profile_completed`,
  isUndated: true,
}
