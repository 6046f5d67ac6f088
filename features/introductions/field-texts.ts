/** Problems of a field, as texts of the catalogue. */
export const fieldTexts = {
  member: /*i18n*/ { id: 'introductions.memberNeeded', message: 'Please choose one of your connections' },
  word: /*i18n*/ { id: 'introductions.wordNeeded', message: 'Please write why they should meet' },
} as const
