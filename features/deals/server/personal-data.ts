import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { uncount } from './record.ts'

/** A member's deals, what they did about others', and what they noted. What others did about theirs is for those to know. */
export const dealsPersonalData: PersonalData = {
  lists: {
    deals: {
      about: /*i18n*/ { id: 'file.copy.deals.deals', message: 'Deals you have posted.' },
      from: ['deal_flows', 'deal_counts'],
      read: (reader, memberId) =>
        reader
          .selectFrom('deal_flows as d')
          .innerJoin('deal_counts as c', 'c.deal_id', 'd.id')
          .selectAll('d')
          .select(['c.viewed', 'c.downloaded', 'c.bookmarked', 'c.interested', 'c.requested_intro'])
          .select(sql<null>`null`.as('terms'))
          .where('d.user_id', '=', memberId)
          .orderBy('d.created_at')
          .execute(),
    },
    drafts: {
      about: /*i18n*/ { id: 'file.copy.deals.drafts', message: 'Deals you began to write and have not posted.' },
      from: ['deal_drafts'],
      read: (reader, memberId) =>
        reader.selectFrom('deal_drafts').select(['deal_id', 'content', 'updated_at']).where('user_id', '=', memberId).execute(),
    },
    interactions: {
      about: /*i18n*/ { id: 'file.copy.deals.interactions', message: 'What you did about deals of others.' },
      from: ['deal_interactions'],
      read: (reader, memberId) =>
        reader
          .selectFrom('deal_interactions')
          .select(['deal_id', 'action_type', 'timestamp'])
          .where('investor_id', '=', memberId)
          .orderBy('id')
          .execute(),
    },
    introductions: {
      about: /*i18n*/ { id: 'file.copy.deals.introductions', message: 'Introductions you asked for, and what became of them.' },
      from: ['deal_introductions'],
      read: (reader, memberId) =>
        reader
          .selectFrom('deal_introductions')
          .select(['deal_id', 'note', 'state', 'reason', 'requested_at', 'answered_at'])
          .where('investor_id', '=', memberId)
          .orderBy('requested_at')
          .execute(),
    },
    pipeline: {
      about: /*i18n*/ { id: 'file.copy.deals.pipeline', message: 'Deals in your pipeline, with what you noted about them.' },
      from: ['deal_pipeline'],
      read: (reader, memberId) =>
        reader
          .selectFrom('deal_pipeline')
          .select(['deal_id', 'step', 'note', 'pass_reason', 'updated_at'])
          .where('investor_id', '=', memberId)
          .execute(),
    },
    reading: {
      about: /*i18n*/ { id: 'file.copy.deals.reading', message: 'Decks you asked to read.' },
      from: ['deal_grants'],
      read: (reader, memberId) =>
        reader
          .selectFrom('deal_grants')
          .select(['deal_id', 'state', 'asked_at', 'answered_at'])
          .where('member_id', '=', memberId)
          .execute(),
    },
  },

  leftOut: {
    deal_days: /*i18n*/ { id: 'file.copy.deals.without.deal_days', message: 'Counts by day, which name nobody.' },
    deal_investors: /*i18n*/ {
      id: 'file.copy.deals.without.deal_investors',
      message: 'Made of what stands under interactions, introductions and reading, for the owners of deals.',
    },
    deal_standings: /*i18n*/ {
      id: 'file.copy.deals.without.deal_standings',
      message: 'How many deals you have, by where they stand; they stand in deals.',
    },
    deal_tellings: /*i18n*/ {
      id: 'file.copy.deals.without.deal_tellings',
      message: 'How far it was looked whom a new deal fits, which says nothing of anybody.',
    },
  },

  forget: (tx, { id }) => uncount(tx, id),
}
