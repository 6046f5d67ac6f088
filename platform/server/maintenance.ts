import { sql } from 'kysely'
import { type Job, job } from './jobs/index.ts'
import type { Services } from './services.ts'

/** How long domain events are kept after all have reacted to them. */
const eventsKept = '30 days'

/** What the platform clears away each night. */
export const nightlyMaintenance = ({ database }: Services): Job =>
  job({
    name: 'platform.maintenance',
    retries: 2,
    schedule: '20 3 * * *',
    async run() {
      await sql`
        delete from domain_events e where e.created_at < now() - ${eventsKept}::interval
          and not exists (select 1 from reaction_positions p where (p.transaction_id, p.event_id) < (e.transaction_id, e.id))`.execute(
        database.kysely,
      )
      await sql`delete from rate_limits where expire < ${Date.now()}`.execute(database.kysely)
      // PostgreSQL does this by itself; the embedded database has nobody who would.
      if (database.kind === 'embedded') await sql`vacuum (analyze)`.execute(database.kysely)
    },
  })
