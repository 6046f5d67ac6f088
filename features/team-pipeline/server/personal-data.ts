import type { PersonalData } from '#platform/server/personal-data.ts'
import { organisations } from '#features/organisations/server/index.ts'

/** A member's notes, votes and deals in shared pipelines, also of teams that they have left. Everything goes with their account. */
export const teamPipelinePersonalData: PersonalData = {
  lists: {
    notes: {
      about: /*i18n*/ {
        id: 'file.copy.teamPipeline.notes',
        message: 'Your notes about deals in shared pipelines, for your team and private.',
      },
      from: ['team_notes'],
      read: (reader, memberId) =>
        reader
          .selectFrom('team_notes as n')
          .innerJoin('team_cards as c', 'c.id', 'n.card_id')
          .leftJoin(organisations.as('o'), 'o.id', 'c.organisation_id')
          .select(['o.name as organisation', 'c.deal_id', 'n.text', 'n.is_private', 'n.written_at', 'n.edited_at'])
          .where('n.author_id', '=', memberId)
          .orderBy('n.written_at')
          .execute(),
    },
    votes: {
      about: /*i18n*/ { id: 'file.copy.teamPipeline.votes', message: 'Your votes on deals in shared pipelines, with your reasons.' },
      from: ['team_votes'],
      read: (reader, memberId) =>
        reader
          .selectFrom('team_votes as v')
          .innerJoin('team_cards as c', 'c.id', 'v.card_id')
          .leftJoin(organisations.as('o'), 'o.id', 'c.organisation_id')
          .select(['o.name as organisation', 'c.deal_id', 'v.vote', 'v.reason', 'v.voted_at'])
          .where('v.member_id', '=', memberId)
          .orderBy('v.voted_at')
          .execute(),
    },
    deals: {
      about: /*i18n*/ { id: 'file.copy.teamPipeline.deals', message: 'Deals in shared pipelines that you added or are responsible for.' },
      from: ['team_cards'],
      read: (reader, memberId) =>
        reader
          .selectFrom('team_cards as c')
          .leftJoin(organisations.as('o'), 'o.id', 'c.organisation_id')
          .select(({ eb }) => [
            'o.name as organisation',
            'c.deal_id',
            eb('c.owner_id', '=', memberId).as('is_responsible'),
            eb('c.added_by', '=', memberId).as('is_added_by_you'),
            'c.added_at',
          ])
          .where(({ or, eb }) => or([eb('c.owner_id', '=', memberId), eb('c.added_by', '=', memberId)]))
          .orderBy('c.added_at')
          .execute(),
    },
  },

  leftOut: {
    team_pipelines: /*i18n*/ {
      id: 'file.copy.teamPipeline.without.team_pipelines',
      message: 'which organisations share a pipeline; it contains no personal data',
    },
    team_columns: /*i18n*/ {
      id: 'file.copy.teamPipeline.without.team_columns',
      message: 'the columns of shared pipelines; they contain no personal data',
    },
  },
}
