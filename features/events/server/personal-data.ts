import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { forgetMember } from './forget.ts'

/** What a member hosts, goes to, prefers and does not want to see. Who came to theirs is for those to know. */
export const eventsPersonalData: PersonalData = {
  lists: {
    events: {
      about: 'Events you host.',
      from: ['events'],
      read: (reader, memberId) =>
        reader
          .selectFrom('events')
          .selectAll()
          .select([sql<null>`null`.as('terms'), sql<null>`null`.as('sameness')])
          .where('user_id', '=', memberId)
          .orderBy('event_date')
          .execute(),
    },
    attendance: {
      about: 'Events you registered for, with your answers to their hosts.',
      from: ['user_event_history'],
      read: (reader, memberId) =>
        reader
          .selectFrom('user_event_history as h')
          .innerJoin('events as e', 'e.id', 'h.event_id')
          .select(['h.event_id', 'e.title', 'e.event_date', 'h.attendance_status', 'h.answers', 'h.registration_date', 'h.checked_in_at'])
          .where('h.user_id', '=', memberId)
          .orderBy('h.line')
          .execute(),
    },
    preferences: {
      about: 'What you want to be shown and told of.',
      from: ['user_event_preferences'],
      read: (reader, memberId) => reader.selectFrom('user_event_preferences').selectAll().where('user_id', '=', memberId).execute(),
    },
    dismissals: {
      about: 'Events you do not want to be recommended.',
      from: ['event_recommendations'],
      read: (reader, memberId) => reader.selectFrom('event_recommendations').selectAll().where('user_id', '=', memberId).execute(),
    },
    interactions: {
      about: 'Links of events you followed.',
      from: ['event_interactions'],
      read: (reader, memberId) =>
        reader.selectFrom('event_interactions').selectAll().where('user_id', '=', memberId).orderBy('id').execute(),
    },
  },

  leftOut: {
    event_days: 'On which days events stand: made of the events.',
    event_topics: 'What events are about: made of the events.',
  },

  forget: (tx, { id }) => forgetMember(tx, id),
}
