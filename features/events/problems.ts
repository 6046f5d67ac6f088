import type { Problem } from '#platform/problems.ts'

export const eventProblems = {
  eventGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'events.gone', message: 'This event is no longer here.' },
  },
  notHost: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'events.notHost', message: 'Only the host of this event can do this.' },
  },
  ownEvent: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.ownEvent', message: 'You host this event, so you are there already.' },
  },
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'events.profileFirst', message: 'Complete your profile first, so that others know who you are.' },
  },
  isOver: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.isOver', message: 'This event is over.' },
  },
  isCancelled: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.isCancelled', message: 'This event was cancelled.' },
  },
  startsInPast: {
    code: 'BAD_REQUEST',
    field: 'starts',
    .../*i18n*/ { id: 'events.startsInPast', message: 'Please choose a time that lies ahead' },
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
      message: '{going, plural, one {# person has} other {# people have}} a place already: keep at least as many.',
    },
  },
  tooManyEvents: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.tooMany', message: 'You have {most} events ahead, which is as many as one can. Cancel one first.' },
  },
  answerNeeded: {
    code: 'BAD_REQUEST',
    field: 'answers',
    .../*i18n*/ { id: 'events.answerNeeded', message: 'Please answer the questions marked as required' },
  },
  notAttending: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'events.notAttending', message: 'This member is not registered any more.' },
  },
  wasDeclined: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.wasDeclined', message: 'The host could not give you a place at this event.' },
  },
  notBegun: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'events.notBegun', message: 'You can check people in from two hours before the event begins.' },
  },
} as const satisfies Record<string, Problem>
