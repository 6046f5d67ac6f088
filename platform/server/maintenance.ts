import { sql } from 'kysely'
import { type Job, job } from './jobs/index.ts'
import type { Services } from './services.ts'

/** How long domain events are kept after all have reacted to them. */
const eventsKept = '30 days'

/** What the platform clears away each night. */
export const nightlyMaintenance = ({ database, events }: Services): Job =>
  job({
    name: 'platform.maintenance',
    retries: 2,
    schedule: '20 3 * * *',
    async run() {
      await events.forget(eventsKept)
      await sql`delete from rate_limits where expire < ${Date.now()}`.execute(database.kysely)
      // PostgreSQL does this by itself; the embedded database has nobody who would.
      if (database.kind === 'embedded') await sql`vacuum (analyze)`.execute(database.kysely)
    },
  })
