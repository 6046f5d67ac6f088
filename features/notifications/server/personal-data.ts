import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'

export const notificationsPersonalData: PersonalData = {
  lists: {
    notifications: {
      about: /*i18n*/ { id: 'file.copy.notifications.notifications', message: 'Your notifications of the last few months.' },
      from: ['notifications'],
      read: (reader, memberId) =>
        reader
          .selectFrom('notifications')
          .select([
            'type',
            'priority',
            'title',
            'description',
            'details',
            'target',
            'actor_id',
            'count',
            'created_at',
            'read_at',
            'cleared_at',
          ])
          .where('user_id', '=', memberId)
          .where((row) => row.or([row('actor_id', 'is', null), mayTakeAlong(sql`${memberId}::uuid`, row.ref('actor_id'))]))
          .orderBy('id')
          .execute(),
    },
    preferences: {
      about: /*i18n*/ {
        id: 'file.copy.notifications.preferences',
        message: 'Your notification settings; empty if you have not changed any.',
      },
      from: ['notification_preferences'],
      read: (reader, memberId) => reader.selectFrom('notification_preferences').selectAll().where('user_id', '=', memberId).execute(),
    },
    mails: {
      about: /*i18n*/ {
        id: 'file.copy.notifications.mails',
        message: 'Emails about notifications that were sent to you, or were scheduled.',
      },
      from: ['email_notifications'],
      read: (reader, memberId) =>
        reader
          .selectFrom('email_notifications')
          .select(['notification_type', 'metadata', 'state', 'sent_at', 'created_at'])
          .where('user_id', '=', memberId)
          .orderBy('id')
          .execute(),
    },
  },
  /** Also notifications to others about the member that have no actor, and records of mails, whose subjects contain names. */
  async forget(tx, { id }) {
    await sql`delete from notifications where strpos(key, ${id}) > 0 or strpos(target, ${id}) > 0`.execute(tx)
    await sql`delete from email_notifications where strpos(key, ${id}) > 0`.execute(tx)
  },
}
