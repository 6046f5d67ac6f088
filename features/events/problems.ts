import type { Problem } from '#platform/problems.ts'

export const eventProblems = {
  eventGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'events.gone', message: 'This event is no longer available.' },
  },
  notHost: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'events.notHost', message: 'Only the host of this event can do this.' },
  },
  ownEvent: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.ownEvent', message: 'You are hosting this event, so you don’t need to register.' },
  },
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'events.profileFirst', message: 'Please complete your profile first, so that others know who you are.' },
  },
  isOver: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.isOver', message: 'This event is over.' },
  },
  isCancelled: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.isCancelled', message: 'This event was cancelled.' },
  },
  isHidden: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.isHidden', message: 'The operators of the community have hidden this event, so it can’t be changed.' },
  },
  startsInPast: {
    code: 'BAD_REQUEST',
    field: 'starts',
    .../*i18n*/ { id: 'events.startsInPast', message: 'Please choose a time in the future' },
  },
  unknownCity: {
    code: 'BAD_REQUEST',
    field: 'city_id',
    .../*i18n*/ { id: 'events.unknownCity', message: 'Please choose a city from the list.' },
  },
  fewerPlaces: {
    code: 'CONFLICT',
    field: 'capacity',
    .../*i18n*/ {
      id: 'events.fewerPlaces',
      message: '{going, plural, one {# person already has} other {# people already have}} a place. Please enter at least that many.',
    },
  },
  tooManyEvents: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.tooMany', message: 'You have {most} upcoming events, which is the maximum. Please cancel one first.' },
  },
  tooManyMessages: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'events.tooManyMessages',
      message: 'You can write to the attendees {most} times in 24 hours. Please try again later.',
    },
  },
  cannotCoHost: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'events.cannotCoHost',
      message: 'You can invite your connections, and people of the organisation that hosts the event, if their profile is complete.',
    },
  },
  tooManyCoHosts: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.tooManyCoHosts', message: 'An event can have {most} co-hosts. Please remove one first.' },
  },
  notInvited: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'events.notInvited', message: 'This invitation is no longer available.' },
  },
  ticketInvalid: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'events.ticketInvalid', message: 'This is not a valid ticket.' },
  },
  ticketElsewhere: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.ticketElsewhere', message: 'This ticket is for another event.' },
  },
  ticketCancelled: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.ticketCancelled', message: 'This registration was cancelled, so the ticket is no longer valid.' },
  },
  ticketWithoutPlace: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.ticketWithoutPlace', message: 'This person does not have a place at this event.' },
  },
  ticketAmbiguous: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'events.ticketAmbiguous',
      message: 'Several tickets begin with this code. Please scan the ticket, or find the person in the list.',
    },
  },
  tooFewDates: {
    code: 'BAD_REQUEST',
    field: 'until',
    .../*i18n*/ { id: 'events.tooFewDates', message: 'Please enter a date by which the event repeats at least once' },
  },
  notRegistered: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'events.notRegistered', message: 'You are not registered for this event.' },
  },
  answerNeeded: {
    code: 'BAD_REQUEST',
    field: 'answers',
    .../*i18n*/ { id: 'events.answerNeeded', message: 'Please answer the questions marked as required' },
  },
  notAttending: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'events.notAttending', message: 'This member is no longer registered.' },
  },
  wasDeclined: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.wasDeclined', message: 'The host was unable to offer you a place at this event.' },
  },
  checkedIn: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.checkedIn', message: 'The host has checked you in, so your registration can’t be cancelled.' },
  },
  notBegun: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.notBegun', message: 'You can check people in from two hours before the event starts.' },
  },
} as const satisfies Record<string, Problem>
