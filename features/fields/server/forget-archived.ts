import { sql } from 'kysely'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { daysInArchive } from '../limits.ts'

/** Deletes fields that have been in the archive for long enough, with their answers. */
export const forgetArchived = ({ database }: Services): Job =>
  job({
    name: 'fields.forgetArchived',
    retries: 3,
    schedule: '40 3 * * *',
    async run() {
      await sql`delete from field_definitions where archived_at < now() - make_interval(days => ${daysInArchive}::int)`.execute(
        database.kysely,
      )
    },
  })
