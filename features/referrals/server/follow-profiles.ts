import { type Reaction, reaction } from '#platform/server/events/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { completeReferrals, forgetOldAddresses } from './queries.ts'

/** Whoever was brought and completes their profile counts as that, from then on. */
export const followProfiles = (): Reaction =>
  reaction({
    name: 'referrals.followProfiles',
    on: ['profile.changed'],
    react: (tx, events) => completeReferrals(tx, [...new Set(events.map(({ payload }) => payload.member_id))]),
  })

/** After a year nobody needs to know any more who had an account once. */
export const forgetAddresses = ({ database }: Services): Job =>
  job({ name: 'referrals.forgetAddresses', retries: 3, schedule: '40 3 * * *', run: () => forgetOldAddresses(database.kysely) })
