import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

/** Mails whose process ended during the last try; a record that stays pending would block all further mails with its key. */
export async function failOrphanedMails(reader: Reader): Promise<void> {
  await sql`update email_notifications set state = 'failed', last_error = coalesce(last_error, 'its job was lost')
    where state = 'pending' and created_at < now() - interval '3 days'`.execute(reader)
}
