import type { PersonalData } from '#platform/server/personal-data.ts'

export const figuresPersonalData: PersonalData = {
  lists: {
    activeWeeks: {
      about: /*i18n*/ {
        id: 'file.copy.figures.activeWeeks',
        message:
          'The weeks of the last 14 months in which you used the community. They are only counted, for figures of the whole community.',
      },
      from: ['figures_active_weeks'],
      read: (reader, memberId) =>
        reader.selectFrom('figures_active_weeks').select('week').where('member_id', '=', memberId).orderBy('week').execute(),
    },
  },
}
