/** Texts of emails about upcoming events; `{when}` is a date, usually with a time. */
export const mailTexts = {
  kind: /*i18n*/ { id: 'mailKind.reminder', message: 'Events' },
  forYou: /*i18n*/ { id: 'mail.reminders.forYou', message: 'Recommended for you: {event}' },
  manyForYou: /*i18n*/ {
    id: 'mail.reminders.manyForYou',
    message: '{count, plural, one {# recommended event} other {# recommended events}}',
  },
  mayBe: /*i18n*/ {
    id: 'mail.reminders.mayBe',
    message: '{count, plural, one {You might be interested in this event:} other {You might be interested in these events:}}',
  },
  whenAndWhere: /*i18n*/ { id: 'mail.reminders.whenAndWhere', message: '{when}, {place}' },
  seeAll: /*i18n*/ { id: 'mail.reminders.seeAll', message: 'View all recommendations' },
  becauseSettings: /*i18n*/ {
    id: 'mail.reminders.becauseSettings',
    message: 'You’re receiving this email because of your event settings.',
  },
  reminder: /*i18n*/ { id: 'mail.reminders.reminder', message: 'Reminder: {event}' },
  open: /*i18n*/ { id: 'mail.reminders.open', message: 'View event' },
  becauseNotice: /*i18n*/ {
    id: 'mail.reminders.becauseNotice',
    message: 'You’re receiving this email because you registered for this event and your event settings ask for a reminder.',
  },
  becauseReminder: /*i18n*/ { id: 'mail.reminders.becauseReminder', message: 'You’re receiving this email because you set a reminder.' },
  settings: /*i18n*/ { id: 'mail.reminders.settings', message: 'Change your event notifications' },
  turnOff: /*i18n*/ { id: 'mail.reminders.turnOff', message: 'Unsubscribe from emails' },
}
