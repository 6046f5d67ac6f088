import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteExpiredLinks } from './queries.ts'

/** Deletes links for appeals that no longer work. */
export const clearOld = ({ database }: Services): Job =>
  job({ name: 'reports.clearOld', retries: 2, schedule: '50 3 * * *', run: () => deleteExpiredLinks(database.kysely) })
