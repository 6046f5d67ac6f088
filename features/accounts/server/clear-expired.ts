import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteExpired } from './queries.ts'

/** Tables of short-lived credentials. A restored backup must not bring them back. */
export const passingTables = [
  'auth.session',
  'auth.verification',
  'live_tickets',
  'password_resets',
  'email_changes',
  'email_links',
] as const

/** Deletes expired sessions, tickets and links every night. */
export const clearExpired = ({ database }: Services): Job =>
  job({ name: 'accounts.clearExpired', retries: 2, schedule: '40 3 * * *', run: () => deleteExpired(database.kysely) })
