import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'
import { forgetMember } from './forget.ts'

/**
 * A member's events, registrations, preferences and dismissals. Registrations for their events belong to the attendees. Events by
 * hosts who blocked the member, are leaving or are suspended are left out.
 */
export const eventsPersonalData: PersonalData = {
  lists: {
    events: {
      about: /*i18n*/ { id: 'file.copy.events.events', message: 'Events you host.' },
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
      about: /*i18n*/ {
        id: 'file.copy.events.attendance',
        message: 'Events you registered for, with your answers to the hosts’ questions.',
      },
      from: ['user_event_history'],
      read: (reader, memberId) =>
        reader
          .selectFrom('user_event_history as h')
          .innerJoin('events as e', 'e.id', 'h.event_id')
          .select([
            'h.event_id',
            'e.title',
            'e.event_date',
            'h.attendance_status',
            'h.answers',
            'h.registration_date',
            'h.checked_in_at',
            'h.is_muted',
          ])
          .where('h.user_id', '=', memberId)
          .where((row) => mayTakeAlong(sql`${memberId}::uuid`, row.ref('e.user_id')))
          .orderBy('h.line')
          .execute(),
    },
    co_hosted: {
      about: /*i18n*/ { id: 'file.copy.events.coHosted', message: 'Events that you were invited to host with somebody else.' },
      from: ['event_co_hosts'],
      read: (reader, memberId) =>
        reader
          .selectFrom('event_co_hosts as c')
          .innerJoin('events as e', 'e.id', 'c.event_id')
          .select(['c.event_id', 'e.title', 'c.invited_at', 'c.accepted_at'])
          .where('c.member_id', '=', memberId)
          .where((row) => mayTakeAlong(sql`${memberId}::uuid`, row.ref('e.user_id')))
          .orderBy('c.invited_at')
          .execute(),
    },
    event_messages: {
      about: /*i18n*/ { id: 'file.copy.events.messages', message: 'What you wrote to the attendees of events.' },
      from: ['event_messages'],
      read: (reader, memberId) =>
        reader
          .selectFrom('event_messages')
          .select(['event_id', 'audience', 'text', 'sent_at'])
          .where('author_id', '=', memberId)
          .orderBy('sent_at')
          .execute(),
    },
    preferences: {
      about: /*i18n*/ { id: 'file.copy.events.preferences', message: 'Your event preferences.' },
      from: ['user_event_preferences'],
      read: (reader, memberId) => reader.selectFrom('user_event_preferences').selectAll().where('user_id', '=', memberId).execute(),
    },
    dismissals: {
      about: /*i18n*/ { id: 'file.copy.events.dismissals', message: 'Events you dismissed from your recommendations.' },
      from: ['event_recommendations'],
      read: (reader, memberId) => reader.selectFrom('event_recommendations').selectAll().where('user_id', '=', memberId).execute(),
    },
    interactions: {
      about: /*i18n*/ { id: 'file.copy.events.interactions', message: 'Event links you followed.' },
      from: ['event_interactions'],
      read: (reader, memberId) =>
        reader.selectFrom('event_interactions').selectAll().where('user_id', '=', memberId).orderBy('id').execute(),
    },
  },

  leftOut: {
    event_days: /*i18n*/ { id: 'file.copy.events.without.event_days', message: 'the dates of events, derived from the events' },
    event_topics: /*i18n*/ { id: 'file.copy.events.without.event_topics', message: 'the topics of events, derived from the events' },
  },

  forget: (tx, { id }) => forgetMember(tx, id),
}
