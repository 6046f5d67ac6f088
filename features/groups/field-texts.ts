/** Problems of a field, as texts of the catalogue. */
export const fieldTexts = {
  name: /*i18n*/ { id: 'groups.nameNeeded', message: 'Please enter a name' },
  dates: /*i18n*/ { id: 'groups.endsBefore', message: 'The last day is before the first' },
  tooMany: /*i18n*/ { id: 'groups.tooMany', message: 'Please add at most {most} members at once' },
} as const
