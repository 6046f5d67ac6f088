import type { PersonalData } from '#platform/server/personal-data.ts'

/**
 * The figures that a member entered. Those in their own ledger go with it; those in a shared one stay with the organisation, without their
 * name.
 */
export const impactStatementsPersonalData: PersonalData = {
  lists: {
    figures: {
      about: /*i18n*/ {
        id: 'file.copy.impactStatements.figures',
        message: 'Figures about companies that you entered for statements on principal adverse impacts.',
      },
      from: ['impact_figures'],
      read: (reader, memberId) =>
        reader
          .selectFrom('impact_figures')
          .select(['investment_id', 'year', 'question', 'row_key', 'value', 'currency', 'basis', 'note', 'entered_at'])
          .where('entered_by', '=', memberId)
          .orderBy('year')
          .orderBy('investment_id')
          .orderBy('question')
          .orderBy('row_key')
          .execute(),
    },
  },
}
