import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { failOrphanedMails } from './maintenance-queries.ts'

/** Nightly: gives up emails whose job was lost. */
export const clearOld = ({ database }: Services): Job =>
  job({ name: 'notifications.clearOld', retries: 2, schedule: '40 3 * * *', run: () => failOrphanedMails(database.kysely) })
