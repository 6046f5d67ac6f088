/** What mails about events ahead say; `{when}` is a date, mostly with a time. */
export const mailTexts = {
  forYou: /*i18n*/ { id: 'mail.reminders.forYou', message: 'For you: {event}' },
  manyForYou: /*i18n*/ {
    id: 'mail.reminders.manyForYou',
    message: '{count, plural, one {# event for you} other {# events for you}}',
  },
  mayBe: /*i18n*/ {
    id: 'mail.reminders.mayBe',
    message: '{count, plural, one {This event may be for you:} other {These events may be for you:}}',
  },
  whenAndWhere: /*i18n*/ { id: 'mail.reminders.whenAndWhere', message: '{when}, {place}' },
  seeAll: /*i18n*/ { id: 'mail.reminders.seeAll', message: 'See all that is for you' },
  becauseSettings: /*i18n*/ {
    id: 'mail.reminders.becauseSettings',
    message: 'You get this e-mail because your event settings say so.',
  },
  reminder: /*i18n*/ { id: 'mail.reminders.reminder', message: 'Reminder: {event}' },
  open: /*i18n*/ { id: 'mail.reminders.open', message: 'View event' },
  becauseNotice: /*i18n*/ {
    id: 'mail.reminders.becauseNotice',
    message:
      'You get this e-mail because you are registered for this event, and your event settings say that you want to know some days before.',
  },
  becauseReminder: /*i18n*/ { id: 'mail.reminders.becauseReminder', message: 'You get this e-mail because you set a reminder.' },
  settings: /*i18n*/ { id: 'mail.reminders.settings', message: 'Change what you are told of events' },
  turnOff: /*i18n*/ { id: 'mail.reminders.turnOff', message: 'Turn e-mail off' },
}
