import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { handOverBeforeDeletion } from './hand-over.ts'
import { uncount } from './record.ts'

/** A member's deals, their activity on others' deals, and their notes. Others' activity on their deals is not theirs to export. */
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
          .select(['c.viewed', 'c.downloaded', 'c.bookmarks_shown as bookmarked', 'c.interested', 'c.requested_intro'])
          .select(sql<null>`null`.as('terms'))
          .where('d.user_id', '=', memberId)
          .orderBy('d.created_at')
          .execute(),
    },
    drafts: {
      about: /*i18n*/ { id: 'file.copy.deals.drafts', message: 'Drafts of deals you have not posted.' },
      from: ['deal_drafts'],
      read: (reader, memberId) =>
        reader.selectFrom('deal_drafts').select(['deal_id', 'content', 'updated_at']).where('user_id', '=', memberId).execute(),
    },
    interactions: {
      about: /*i18n*/ { id: 'file.copy.deals.interactions', message: 'Your activity on other members’ deals.' },
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
      about: /*i18n*/ { id: 'file.copy.deals.introductions', message: 'Introductions you requested, and the answers.' },
      from: ['deal_introductions'],
      read: (reader, memberId) =>
        reader
          .selectFrom('deal_introductions')
          .select(['deal_id', 'note', 'reason', 'requested_at'])
          // Postponing is private to the owners.
          .select([
            sql<string>`case when state = 'later' then 'waiting' else state end`.as('state'),
            sql<Date | null>`case when state <> 'later' then answered_at end`.as('answered_at'),
          ])
          .where('investor_id', '=', memberId)
          .orderBy('requested_at')
          .execute(),
    },
    pipeline: {
      about: /*i18n*/ { id: 'file.copy.deals.pipeline', message: 'Deals in your pipeline, with your notes.' },
      from: ['deal_pipeline'],
      read: (reader, memberId) =>
        reader
          .selectFrom('deal_pipeline')
          .select(['deal_id', 'step', 'note', 'pass_reason', 'updated_at'])
          .where('investor_id', '=', memberId)
          .execute(),
    },
    reading: {
      about: /*i18n*/ { id: 'file.copy.deals.reading', message: 'Deals whose documents you asked to read.' },
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
    deal_days: /*i18n*/ { id: 'file.copy.deals.without.deal_days', message: 'daily totals, which contain no names' },
    deal_investors: /*i18n*/ {
      id: 'file.copy.deals.without.deal_investors',
      message: 'derived from interactions, introductions and reading, for the owners of deals',
    },
    deal_standings: /*i18n*/ {
      id: 'file.copy.deals.without.deal_standings',
      message: 'the number of your deals by status, derived from deals',
    },
    deal_tellings: /*i18n*/ {
      id: 'file.copy.deals.without.deal_tellings',
      message: 'how far the search for investors who match a new deal has got; it contains no personal data',
    },
  },

  async forget(tx, { id }) {
    await handOverBeforeDeletion(tx, id)
    await uncount(tx, id)
  },
}
