import type { PersonalData } from '#platform/server/personal-data.ts'

export const remindersPersonalData: PersonalData = {
  lists: {
    reminders: {
      about: /*i18n*/ { id: 'file.copy.reminders.reminders', message: 'Your past and upcoming event reminders.' },
      from: ['event_reminders'],
      read: (reader, memberId) =>
        reader
          .selectFrom('event_reminders')
          .select(['event_id', 'reminder_type', 'is_notice', 'minutes_before', 'reminder_date', 'message', 'sent_at'])
          .where('user_id', '=', memberId)
          .orderBy('reminder_date')
          .execute(),
    },
    recommended: {
      about: /*i18n*/ {
        id: 'file.copy.reminders.recommended',
        message: 'Events recommended to you by email, and the last day, week or month you received such an email.',
      },
      from: ['event_digests', 'event_digest_events'],
      read: (reader, memberId) =>
        reader
          .selectFrom('event_digest_events as t')
          .leftJoin('event_digests as d', 'd.user_id', 't.user_id')
          .select(['t.event_id', 't.told_at', 'd.period as last_period'])
          .where('t.user_id', '=', memberId)
          .orderBy('t.told_at')
          .execute(),
    },
  },
}
