import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteExpired } from './queries.ts'

/** What lets somebody in for a while: worth nothing later, and not to be given back to whom it was taken from. */
export const passingTables = [
  'auth.session',
  'auth.verification',
  'live_tickets',
  'password_resets',
  'email_changes',
  'email_links',
] as const

/** Sessions, tickets and links that no longer let anybody in go each night. */
export const clearExpired = ({ database }: Services): Job =>
  job({ name: 'accounts.clearExpired', retries: 2, schedule: '40 3 * * *', run: () => deleteExpired(database.kysely) })
