import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'

/** A member as a recipient of an email; undefined for members who have left. */
export const recipient = (reader: Reader, id: string) =>
  reader
    .selectFrom(members.as('u'))
    .select(['u.email', 'u.email_confirmed', 'u.full_name', 'u.language'])
    .where('u.id', '=', id)
    .executeTakeFirst()
