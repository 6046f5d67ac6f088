import type { PersonalData } from '#platform/server/personal-data.ts'

export const calendarsPersonalData: PersonalData = {
  lists: {
    feed: {
      about: /*i18n*/ {
        id: 'file.copy.calendars.feed',
        message: 'When you created your calendar feed, and when a calendar app last fetched it.',
      },
      from: ['calendar_feeds'],
      read: (reader, memberId) =>
        reader.selectFrom('calendar_feeds').select(['created_at', 'last_read_at']).where('user_id', '=', memberId).execute(),
    },
    entries: {
      about: /*i18n*/ { id: 'file.copy.calendars.entries', message: 'Events you added to or removed from your calendar feed.' },
      from: ['calendar_entries'],
      read: (reader, memberId) =>
        reader
          .selectFrom('calendar_entries')
          .select(['event_id', 'is_in', 'updated_at'])
          .where('user_id', '=', memberId)
          .orderBy('updated_at')
          .execute(),
    },
  },
}
