import { type Reaction, reaction } from '#platform/server/events/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { completeReferrals, forgetOldAddresses } from './queries.ts'

/** Marks a referral as completed when the member completes their profile. */
export const followProfiles = (): Reaction =>
  reaction({
    name: 'referrals.followProfiles',
    on: ['profile.changed'],
    react: (tx, events) => completeReferrals(tx, [...new Set(events.map(({ payload }) => payload.member_id))]),
  })

/** Deletes hashes of former members' addresses after a year. */
export const forgetAddresses = ({ database }: Services): Job =>
  job({ name: 'referrals.forgetAddresses', retries: 3, schedule: '40 3 * * *', run: () => forgetOldAddresses(database.kysely) })
