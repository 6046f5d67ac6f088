import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

/** How long read or cleared notifications stay in the activity list, and how long records of finished emails are stored. */
const retention = '90 days'

export async function deleteOld(reader: Reader): Promise<void> {
  await sql`delete from notifications where coalesce(cleared_at, read_at) < now() - ${retention}::interval`.execute(reader)
  await sql`delete from email_notifications where state <> 'pending' and created_at < now() - ${retention}::interval`.execute(reader)
}

/** Mails whose process ended during the last try; a record that stays pending would block all further mails with its key. */
export async function failOrphanedMails(reader: Reader): Promise<void> {
  await sql`update email_notifications set state = 'failed', last_error = coalesce(last_error, 'its job was lost')
    where state = 'pending' and created_at < now() - interval '3 days'`.execute(reader)
}
