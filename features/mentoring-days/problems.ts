import type { Problem } from '#platform/problems.ts'

export const mentoringDayProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'mentoringDays.gone', message: 'This mentoring day does not exist, or you are not part of it.' },
  },
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'mentoringDays.changedMeanwhile',
      message: 'Somebody else changed this day in the meantime. Please look at it again.',
    },
  },
  isSent: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.isSent', message: 'This day has already been sent. You can still add, move or remove meetings.' },
  },
  isCancelled: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.isCancelled', message: 'This day was cancelled.' },
  },
  notSent: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.notSent', message: 'This day has not been sent yet. You can delete it instead.' },
  },
  notADraft: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.notADraft', message: 'Members know about this day already. You can cancel it instead.' },
  },
  tooLate: {
    code: 'CONFLICT',
    field: 'rounds',
    .../*i18n*/ {
      id: 'mentoringDays.tooLate',
      message: 'The last round would end on the next day. Please choose fewer rounds, shorter meetings or an earlier start.',
    },
  },
  notATime: {
    code: 'CONFLICT',
    field: 'day',
    .../*i18n*/ { id: 'mentoringDays.notATime', message: 'Please enter a date and a time that exist.' },
  },
  past: {
    code: 'CONFLICT',
    field: 'day',
    .../*i18n*/ { id: 'mentoringDays.past', message: 'Please choose a day that is still to come, at most a year ahead.' },
  },
  deadlineTooLate: {
    code: 'CONFLICT',
    field: 'wishes_until',
    .../*i18n*/ { id: 'mentoringDays.deadlineTooLate', message: 'The last day for wishes must be before the mentoring day.' },
  },
  deadlineNeeded: {
    code: 'CONFLICT',
    field: 'wishes_until',
    .../*i18n*/ { id: 'mentoringDays.deadlineNeeded', message: 'Please choose a last day for wishes that is still to come.' },
  },
  bothSidesNeeded: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.bothSidesNeeded', message: 'Please add at least one mentor and one founder first.' },
  },
  tooManyMentors: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.tooManyMentors', message: 'A day has room for 60 mentors. Please remove somebody first.' },
  },
  tooManyFounders: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.tooManyFounders', message: 'A day has room for 200 founders. Please remove somebody first.' },
  },
  isThere: {
    code: 'CONFLICT',
    field: 'member_ids',
    .../*i18n*/ { id: 'mentoringDays.isThere', message: '{name} already takes part in this day in the other role.' },
  },
  noSuchPerson: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'mentoringDays.noSuchPerson', message: 'This person no longer takes part in this day. Please check the day again.' },
  },
  hasMeetings: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.hasMeetings', message: '{name} has meetings on this day. Please remove those first.' },
  },
  closed: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.closed', message: 'The time for wishes is over. Please write to the organisers.' },
  },
  clash: {
    code: 'CONFLICT',
    field: 'round',
    .../*i18n*/ { id: 'mentoringDays.clash', message: '{name} meets {other} in round {round}.' },
  },
  pairTwice: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.pairTwice', message: '{name} meets {other} already, in round {round}.' },
  },
  busy: {
    code: 'CONFLICT',
    field: 'round',
    .../*i18n*/ { id: 'mentoringDays.busy', message: '{name} has another meeting at that time.' },
  },
  isOut: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.isOut', message: '{name} can’t take part.' },
  },
  apart: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.apart', message: 'These two can’t meet.' },
  },
  noSuchRound: {
    code: 'CONFLICT',
    field: 'round',
    .../*i18n*/ { id: 'mentoringDays.noSuchRound', message: 'Please choose one of the rounds.' },
  },
  noSuchMeeting: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.noSuchMeeting', message: 'This meeting is no longer in the plan. Please check the plan again.' },
  },
  nothingToSend: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.nothingToSend', message: 'There are no meetings yet. Please plan the day first.' },
  },
  obstacles: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'mentoringDays.obstacles',
      message: 'Nothing was sent: {name} can’t meet {other} in round {round}. Please move or remove the meetings that are marked.',
    },
  },
  hasBegun: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'mentoringDays.hasBegun', message: 'This round has begun already.' },
  },
} as const satisfies Record<string, Problem>
