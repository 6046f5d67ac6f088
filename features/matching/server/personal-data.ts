import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { members } from '#features/members/server/index.ts'
import { hiddenFrom, mayTakeAlong } from '#features/relations/server/index.ts'
import { forgetLabels } from './learning/forget-labels.ts'

/** A member's own decisions, and what others let them know. Who passed on them, or bookmarked them, is private to those members. */
export const matchingPersonalData: PersonalData = {
  lists: {
    decisions: {
      about: /*i18n*/ { id: 'file.copy.matching.decisions', message: 'Your decisions about other members.' },
      from: ['matches'],
      read: (reader, memberId) =>
        reader
          .selectFrom('matches as m')
          .leftJoin(members.as('u'), (join) =>
            join.onRef('u.id', '=', 'm.matched_user_id').on((row) => mayTakeAlong(sql`${memberId}::uuid`, row.ref('m.matched_user_id'))),
          )
          .select(['m.matched_user_id as member_id', 'u.full_name as name', 'm.status', 'm.note', 'm.match_score as score', 'm.created_at'])
          .where('m.user_id', '=', memberId)
          .where('m.status', '<>', 'ended')
          .orderBy('m.id')
          .execute(),
    },
    interests: {
      about: /*i18n*/ { id: 'file.copy.matching.interests', message: 'Members who are interested in you and waiting for your answer.' },
      from: ['matches'],
      read: (reader, memberId) =>
        reader
          .selectFrom('matches as m')
          .innerJoin(members.as('u'), 'u.id', 'm.user_id')
          .select(['m.user_id as member_id', 'u.full_name as name', 'm.note', 'm.settled_at as received_at'])
          .where('m.matched_user_id', '=', memberId)
          .where('m.status', '=', 'accepted')
          .where('m.answered', '=', false)
          .where('m.settled_at', 'is not', null)
          .where(sql<boolean>`m.user_id <> all(${hiddenFrom(sql`${memberId}::uuid`)})`)
          .orderBy('m.id')
          .execute(),
    },
    bookmarks: {
      about: /*i18n*/ { id: 'file.copy.matching.bookmarks', message: 'Members you have bookmarked.' },
      from: ['match_bookmarks'],
      read: (reader, memberId) =>
        reader
          .selectFrom('match_bookmarks as b')
          .leftJoin(members.as('u'), (join) =>
            join.onRef('u.id', '=', 'b.member_id').on((row) => mayTakeAlong(sql`${memberId}::uuid`, row.ref('b.member_id'))),
          )
          .select(['b.member_id', 'u.full_name as name', 'b.created_at'])
          .where('b.user_id', '=', memberId)
          .orderBy('b.created_at')
          .execute(),
    },
    shown: {
      about: /*i18n*/ { id: 'file.copy.matching.shown', message: 'Members shown to you as cards, and when each was first shown.' },
      from: ['match_shown'],
      read: (reader, memberId) =>
        reader.selectFrom('match_shown').select(['member_id', 'shown_at']).where('viewer_id', '=', memberId).orderBy('shown_at').execute(),
    },
    learned: {
      about: /*i18n*/ {
        id: 'file.copy.matching.learned',
        message: 'What your decisions show about the members you look for. It affects the order of your cards.',
      },
      from: ['match_standings'],
      read: (reader, memberId) =>
        reader
          .selectFrom('match_standings')
          .select(['taste', 'accepts', 'rejects', 'recent_accepts', 'steady_accepts', 'faded_at', 'accepted_at'])
          .where('user_id', '=', memberId)
          .execute(),
    },
  },
  leftOut: {
    match_members: /*i18n*/ {
      id: 'file.copy.matching.without.match_members',
      message:
        'search data for your card, derived from your profile, and how many members it was shown to, which is information about those members',
    },
    match_facts: /*i18n*/ { id: 'file.copy.matching.without.match_facts', message: 'facts for your card, derived from your profile' },
    match_told_standings: /*i18n*/ {
      id: 'file.copy.matching.without.match_told_standings',
      message: 'a copy of the learned data that also reflects decisions by others about you, which are private to them',
    },
  },
  forget: (tx, { id }) => forgetLabels(tx, id),
}
