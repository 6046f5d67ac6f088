import type { PersonalData } from '#platform/server/personal-data.ts'

export const remindersPersonalData: PersonalData = {
  lists: {
    reminders: {
      about: /*i18n*/ { id: 'file.copy.reminders.reminders', message: 'When you are, or were, told of events.' },
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
        message: 'Events that you were mailed as recommended, and the last day, week or month of such a mail.',
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
