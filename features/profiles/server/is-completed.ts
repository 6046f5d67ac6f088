import { saysEnough } from '#features/members/completion.ts'
import type { ProfileRow } from './queries.ts'

/** Whether a profile counts as completed: it says enough now, or has before. */
export const isCompleted = ({ preferences, ...profile }: ProfileRow): boolean =>
  profile.profile_completed ||
  saysEnough({ ...profile, wantedIndustries: profile.user_type === 'investor' ? (preferences?.industries ?? []) : [] })
