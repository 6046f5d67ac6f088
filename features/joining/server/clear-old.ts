import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteOldApplications } from './application-queries.ts'
import { deleteOldInvitations } from './invitation-queries.ts'
import { deleteOldWelcomes } from './welcome.ts'

/** Deletes what has been kept long enough, every night. */
export const clearOld = ({ database }: Services): Job =>
  job({
    name: 'joining.clearOld',
    retries: 2,
    schedule: '55 3 * * *',
    async run() {
      await deleteOldApplications(database.kysely)
      await deleteOldInvitations(database.kysely)
      await deleteOldWelcomes(database.kysely)
    },
  })
