import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteOld, failOrphanedMails } from './maintenance-queries.ts'

/** Nightly: deletes notifications read or cleared long ago, and the records of old emails. */
export const clearOld = ({ database }: Services): Job =>
  job({
    name: 'notifications.clearOld',
    retries: 2,
    schedule: '40 3 * * *',
    async run() {
      await deleteOld(database.kysely)
      await failOrphanedMails(database.kysely)
    },
  })
