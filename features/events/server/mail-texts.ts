/** `{when}` is a date, usually with a time: 'Thursday, 26 November 2026 at 09:30 EET'. */
export const mailTexts = {
  changed: /*i18n*/ { id: 'mail.events.changed', message: '{event} has changed' },
  isNow: /*i18n*/ { id: 'mail.events.isNow', message: 'New details for “{event}”: {when}.' },
  isNowAt: /*i18n*/ { id: 'mail.events.isNowAt', message: 'New details for “{event}”: {when}, {place}.' },
  back: /*i18n*/ { id: 'mail.events.back', message: '{event} takes place after all' },
  isBack: /*i18n*/ { id: 'mail.events.isBack', message: '“{event}” takes place after all: {when}.' },
  isBackAt: /*i18n*/ { id: 'mail.events.isBackAt', message: '“{event}” takes place after all: {when}, {place}.' },
  cancelled: /*i18n*/ { id: 'mail.events.cancelled', message: '{event} was cancelled' },
  doesNotTakePlace: /*i18n*/ { id: 'mail.events.doesNotTakePlace', message: '“{event}” ({when}) will not take place.' },
  hostWrites: /*i18n*/ { id: 'mail.events.hostWrites', message: 'Message from the host: {reason}' },
  hidden: /*i18n*/ { id: 'mail.events.hidden', message: '{event} was hidden by the operators' },
  hiddenBy: /*i18n*/ {
    id: 'mail.events.hiddenBy',
    message:
      'The operators of the community have hidden “{event}” ({when}), so it may not take place. All registrations are kept in case they show it again.',
  },
  restored: /*i18n*/ { id: 'mail.events.restored', message: '{event} is visible again' },
  restoredBy: /*i18n*/ {
    id: 'mail.events.restoredBy',
    message: 'The operators of the community show “{event}” ({when}) again. All registrations were kept.',
  },
  message: /*i18n*/ { id: 'mail.events.message', message: 'Message about {event}' },
  wrote: /*i18n*/ { id: 'mail.events.wrote', message: '{name} wrote to the attendees of “{event}”:' },
  coHost: /*i18n*/ { id: 'mail.events.coHost', message: 'Host {event} together' },
  coHostBy: /*i18n*/ {
    id: 'mail.events.coHostBy',
    message: '{name} invites you to host “{event}” with them: {when}. Open the event to accept or decline.',
  },
  inGroup: /*i18n*/ { id: 'mail.events.inGroup', message: 'New event in {group}' },
  hostsInGroup: /*i18n*/ { id: 'mail.events.hostsInGroup', message: '{name} hosts “{event}” in your group {group}: {when}.' },
  place: /*i18n*/ { id: 'mail.events.place', message: 'You have a place at {event}' },
  placeWhen: /*i18n*/ { id: 'mail.events.placeWhen', message: 'You have a place at “{event}”: {when}.' },
  placeWhenAt: /*i18n*/ { id: 'mail.events.placeWhenAt', message: 'You have a place at “{event}”: {when}, {place}.' },
  waiting: /*i18n*/ { id: 'mail.events.waiting', message: 'You are on the waiting list for {event}' },
  isFull: /*i18n*/ {
    id: 'mail.events.isFull',
    message: '“{event}” is full, so you are on the waiting list. We will email you as soon as you have a place.',
  },
  noPlace: /*i18n*/ { id: 'mail.events.noPlace', message: 'No place at {event}' },
  couldNot: /*i18n*/ { id: 'mail.events.couldNot', message: 'The host of “{event}” was unable to offer you a place.' },
  open: /*i18n*/ { id: 'mail.events.open', message: 'View event' },
}
