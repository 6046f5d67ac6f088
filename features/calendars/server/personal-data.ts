import type { PersonalData } from '#platform/server/personal-data.ts'

export const calendarsPersonalData: PersonalData = {
  lists: {
    feed: {
      about: /*i18n*/ {
        id: 'file.copy.calendars.feed',
        message: 'Since when calendars can read yours at an address of its own, and when one last did.',
      },
      from: ['calendar_feeds'],
      read: (reader, memberId) =>
        reader.selectFrom('calendar_feeds').select(['created_at', 'last_read_at']).where('user_id', '=', memberId).execute(),
    },
    entries: {
      about: /*i18n*/ { id: 'file.copy.calendars.entries', message: 'Events that you put into your calendar by hand, or took out of it.' },
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
