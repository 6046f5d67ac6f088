import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteExpired } from './queries.ts'

/** Deletes expired sessions, tickets and links every night. */
export const clearExpired = ({ database }: Services): Job =>
  job({ name: 'accounts.clearExpired', retries: 2, schedule: '40 3 * * *', run: () => deleteExpired(database.kysely) })
