/** Problems of a field, as texts of the catalogue. */
export const fieldTexts = {
  hours: /*i18n*/ { id: 'meetings.hours', message: 'Please enter hours that end after they begin and do not overlap' },
  group: /*i18n*/ { id: 'meetings.groupNeeded', message: 'Please choose a group' },
  dates: /*i18n*/ { id: 'meetings.datesTwice', message: 'Please list each date once' },
  times: /*i18n*/ { id: 'meetings.timesTwice', message: 'Please suggest different times' },
  link: /*i18n*/ { id: 'meetings.linkNeeded', message: 'Please enter a link that begins with https://' },
  step: /*i18n*/ { id: 'meetings.stepNeeded', message: 'Please say what you want to do' },
  stepDate: /*i18n*/ { id: 'meetings.stepDateNeeded', message: 'Please choose a date' },
  place: /*i18n*/ { id: 'meetings.placeNeeded', message: 'Please say where you meet' },
} as const
