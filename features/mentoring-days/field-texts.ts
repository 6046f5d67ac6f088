/** Problems of a field, as texts of the catalogue. */
export const fieldTexts = {
  title: /*i18n*/ { id: 'mentoringDays.titleNeeded', message: 'Please enter a title' },
  day: /*i18n*/ { id: 'mentoringDays.dayNeeded', message: 'Please choose a day' },
  firstStart: /*i18n*/ { id: 'mentoringDays.startNeeded', message: 'Please enter when the first round starts' },
  numbers: /*i18n*/ { id: 'mentoringDays.numberNeeded', message: 'Please enter a number' },
  wishesTwice: /*i18n*/ { id: 'mentoringDays.wishesTwice', message: 'Please choose each person once' },
} as const
