import type { Problem } from '#platform/problems.ts'

export const meetingProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'meetings.gone', message: 'This meeting does not exist any more, or you are not part of it.' },
  },
  notOffered: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'meetings.notOffered', message: 'You can’t book a time with this member. You can write to them instead.' },
  },
  notInTouch: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'meetings.notInTouch',
      message: 'You can suggest times to your connections, and to members who have replied to you. Write a message first.',
    },
  },
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'meetings.profileFirst', message: 'Please complete your profile first, so that others know who they meet.' },
  },
  taken: {
    code: 'CONFLICT',
    field: 'starts_at',
    .../*i18n*/ { id: 'meetings.taken', message: 'This time is not free any more. Please choose another one.' },
  },
  busyYourself: {
    code: 'CONFLICT',
    field: 'starts_at',
    .../*i18n*/ {
      id: 'meetings.busyYourself',
      message: 'You have another meeting at this time. Please choose another time, or move that meeting first.',
    },
  },
  past: {
    code: 'CONFLICT',
    field: 'times',
    .../*i18n*/ { id: 'meetings.past', message: 'This time has passed. Please choose one that is still to come.' },
  },
  tooFar: {
    code: 'CONFLICT',
    field: 'times',
    .../*i18n*/ { id: 'meetings.tooFar', message: 'This is more than a year ahead. Please choose an earlier time.' },
  },
  notYourTurn: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'meetings.notYourTurn',
      message: 'The other side has to answer first. You can withdraw your times and suggest others.',
    },
  },
  notOneOfThem: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'meetings.notOneOfThem', message: 'The suggested times have changed. Please choose one of the new ones.' },
  },
  answered: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'meetings.answered', message: 'This was answered or withdrawn in the meantime.' },
  },
  notAgreed: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'meetings.notAgreed', message: 'This meeting is not going to take place. You can suggest new times.' },
  },
  isOver: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'meetings.isOver', message: 'This meeting is over.' },
  },
  notOver: {
    code: 'CONFLICT',
    field: 'worth',
    .../*i18n*/ { id: 'meetings.notOver', message: 'You can answer this after the meeting.' },
  },
  tooEarlyToBeLate: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'meetings.tooEarlyToBeLate',
      message: 'From one hour before the meeting, you can say that you will be late. Before that, please move the meeting instead.',
    },
  },
  fixed: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'meetings.timeFixed', message: 'The time of this meeting is fixed. You can cancel it.' },
  },
  notMovable: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'meetings.notMovable',
      message: 'This member no longer offers times for this meeting. You can ask them to move it, or cancel it.',
    },
  },
  movedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'meetings.movedMeanwhile', message: 'This meeting was changed in the meantime. Please look at its new time first.' },
  },
  noCommunityPlace: {
    code: 'CONFLICT',
    field: 'place',
    .../*i18n*/ { id: 'meetings.noCommunityPlace', message: 'This community has no video rooms of its own. Please enter a link.' },
  },
  zoneGone: {
    code: 'CONFLICT',
    field: 'zone',
    .../*i18n*/ { id: 'meetings.zoneGone', message: 'Your time zone is not known any more. Please choose it again.' },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'meetings.idTaken', message: 'A meeting with this id already exists.' },
  },
  bookedBefore: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'meetings.bookedBefore',
      message: 'You booked another time here before. Please check your meetings, or press again to book this one as well.',
    },
  },
  tooManyOpen: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'meetings.tooManyOpen',
      message: 'You have suggested times to this member already. Please withdraw those first, or wait for the answer.',
    },
  },
} as const satisfies Record<string, Problem>
