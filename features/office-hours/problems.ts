import type { Problem } from '#platform/problems.ts'

export const officeHoursProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'officeHours.gone', message: 'These office hours are not offered any more.' },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'officeHours.idTaken', message: 'Office hours with this id already exist.' },
  },
  full: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'officeHours.full', message: 'This time is full now. Choose another one, or join the waiting list.' },
  },
  over: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'officeHours.over', message: 'This time has passed. Please choose another one.' },
  },
  oneAtATime: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'officeHours.oneAtATime',
      message: 'You have a place with this mentor already. You can book another one after that, or cancel it first.',
    },
  },
  answerNeeded: {
    code: 'CONFLICT',
    field: 'answer',
    .../*i18n*/ { id: 'officeHours.answerNeeded', message: 'Please answer the mentor’s question.' },
  },
  lineFull: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'officeHours.lineFull', message: 'The waiting list is full. Please choose another time.' },
  },
  tooManyWaits: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'officeHours.tooManyWaits', message: 'You are on ten waiting lists. Please leave one of them first.' },
  },
  notATime: {
    code: 'CONFLICT',
    field: 'starts',
    .../*i18n*/ { id: 'officeHours.notATime', message: 'Please enter dates and times that exist.' },
  },
  past: {
    code: 'CONFLICT',
    field: 'starts',
    .../*i18n*/ { id: 'officeHours.past', message: 'Please choose times that are still to come, at most a year ahead.' },
  },
  overlap: {
    code: 'CONFLICT',
    field: 'starts',
    .../*i18n*/ { id: 'officeHours.overlap', message: 'Some of these times overlap with each other or with other office hours of yours.' },
  },
  tooManySlots: {
    code: 'CONFLICT',
    field: 'weeks',
    .../*i18n*/ { id: 'officeHours.tooManySlots', message: 'You can offer 200 times at once. Please choose fewer weeks.' },
  },
  tooManyOffers: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'officeHours.tooManyOffers', message: 'You can have 20 office hours. Please end some of them first.' },
  },
} as const satisfies Record<string, Problem>
