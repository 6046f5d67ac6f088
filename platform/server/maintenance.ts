import { sql } from 'kysely'
import { deliveriesKept } from './delivery-counts.ts'
import { type Job, job } from './jobs/index.ts'
import { deleteOldDeliveries } from './mail/deliveries.ts'
import type { Services } from './services.ts'

/** How long domain events are stored after all reactions have processed them. */
const eventsKept = '30 days'

/** The platform's nightly cleanup. */
export const nightlyMaintenance = ({ database, events }: Services): Job =>
  job({
    name: 'platform.maintenance',
    retries: 2,
    schedule: '20 3 * * *',
    async run() {
      await events.forget(eventsKept)
      await sql`delete from rate_limits where expire < ${Date.now()}`.execute(database.kysely)
      await deleteOldDeliveries(database.kysely)
      await sql`delete from delivery_counts where day < now() - ${deliveriesKept}::interval`.execute(database.kysely)
      // PostgreSQL has autovacuum; the embedded database does not.
      if (database.kind === 'embedded') await sql`vacuum (analyze)`.execute(database.kysely)
    },
  })
