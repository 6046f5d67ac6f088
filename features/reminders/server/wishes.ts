import type { Reader } from '#platform/server/database/index.ts'
import { eventPreferences } from '#features/events/server/index.ts'

/** A member's notification settings for events and their time zone; undefined if never saved. */
export const savedWishes = (reader: Reader, memberId: string) =>
  reader
    .selectFrom(eventPreferences.as('p'))
    .select(['p.email_notifications', 'p.push_notifications', 'p.advance_notice_days', 'p.timezone'])
    .where('p.user_id', '=', memberId)
    .where('p.is_saved', '=', true)
    .executeTakeFirst()
