import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteOldReports } from './queries.ts'

/** Deletes reports after a year. */
export const clearOld = ({ database }: Services): Job =>
  job({ name: 'reports.clearOld', retries: 2, schedule: '50 3 * * *', run: () => deleteOldReports(database.kysely) })
