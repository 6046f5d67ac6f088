import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

/** How long what was read or cleared is kept for the activity list, and the record of an e-mail that is no longer pending. */
const kept = '90 days'

export async function deleteOld(reader: Reader): Promise<void> {
  await sql`delete from notifications where coalesce(cleared_at, read_at) < now() - ${kept}::interval`.execute(reader)
  await sql`delete from email_notifications where state <> 'pending' and created_at < now() - ${kept}::interval`.execute(reader)
}

/** Whose job ended with its process on the last try; a record that stayed pending would swallow all further mails of its key. */
export async function giveUpForgotten(reader: Reader): Promise<void> {
  await sql`update email_notifications set state = 'failed', last_error = coalesce(last_error, 'its job is gone')
    where state = 'pending' and created_at < now() - interval '3 days'`.execute(reader)
}
