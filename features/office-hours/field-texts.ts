/** Problems of a field, as texts of the catalogue. */
export const fieldTexts = {
  title: /*i18n*/ { id: 'officeHours.titleNeeded', message: 'Please enter a title' },
  topics: /*i18n*/ { id: 'officeHours.topicsNeeded', message: 'Please choose one to three topics' },
  group: /*i18n*/ { id: 'officeHours.groupNeeded', message: 'Please choose a group' },
  starts: /*i18n*/ { id: 'officeHours.startsTwice', message: 'Please enter each time once' },
} as const
