/** Texts of emails and calendar entries; `{when}` is a date with a time, `{name}` a member. */
export const mailTexts = {
  kind: /*i18n*/ { id: 'mailKind.meetings', message: 'Meetings' },
  // entries in calendars
  meetingWith: /*i18n*/ { id: 'file.meetings.meetingWith', message: 'Meeting with {name}' },
  groupMeeting: /*i18n*/ { id: 'file.meetings.groupMeeting', message: 'Meeting with {count, plural, one {# member} other {# members}}' },
  meeting: /*i18n*/ { id: 'file.meetings.meeting', message: 'Meeting' },
  inCall: /*i18n*/ { id: 'file.meetings.inCall', message: 'By phone: {number}' },
  change: /*i18n*/ {
    id: 'file.meetings.change',
    message: 'To move or cancel it, open the meeting on the site. Answers from your calendar do not reach the other side.',
  },
  // invitations
  agreed: /*i18n*/ { id: 'mail.meetings.agreed', message: 'Agreed: meeting with {name}' },
  agreedText: /*i18n*/ { id: 'mail.meetings.agreedText', message: 'You are meeting {name}:' },
  moved: /*i18n*/ { id: 'mail.meetings.moved', message: 'Moved: meeting with {name}' },
  movedText: /*i18n*/ { id: 'mail.meetings.movedText', message: 'Your meeting with {name} has a new time:' },
  cancelled: /*i18n*/ { id: 'mail.meetings.cancelled', message: 'Cancelled: meeting with {name}' },
  cancelledText: /*i18n*/ { id: 'mail.meetings.cancelledText', message: 'Your meeting with {name} is not going to take place:' },
  cancelledAlone: /*i18n*/ { id: 'mail.meetings.cancelledAlone', message: 'Cancelled: a meeting' },
  cancelledAloneText: /*i18n*/ {
    id: 'mail.meetings.cancelledAloneText',
    message: 'A meeting of yours is not going to take place, because the other member is not available any more:',
  },
  word: /*i18n*/ { id: 'mail.meetings.word', message: '{name} wrote: {word}' },
  open: /*i18n*/ { id: 'mail.meetings.open', message: 'View meeting' },
  because: /*i18n*/ {
    id: 'mail.meetings.because',
    message: 'You’re receiving this email for your calendar, because you agreed to this meeting.',
  },
  settings: /*i18n*/ { id: 'mail.meetings.settings', message: 'Change your meeting settings' },
  turnOff: /*i18n*/ { id: 'mail.meetings.turnOff', message: 'Unsubscribe from emails' },
  // notifications
  proposed: /*i18n*/ { id: 'mail.meetings.proposed', message: '{name} would like to meet you' },
  proposedBy: /*i18n*/ {
    id: 'mail.meetings.proposedBy',
    message: '{who} suggests {count, plural, one {a time} other {# times}} to meet. Choose one to agree:',
  },
  answer: /*i18n*/ { id: 'mail.meetings.answer', message: 'Choose a time' },
  declined: /*i18n*/ { id: 'mail.meetings.declined', message: '{name} can’t meet at the times you suggested' },
  declinedBy: /*i18n*/ { id: 'mail.meetings.declinedBy', message: '{who} declined the times you suggested.' },
  late: /*i18n*/ { id: 'mail.meetings.late', message: '{name} is running {minutes} minutes late' },
  lateBy: /*i18n*/ { id: 'mail.meetings.lateBy', message: '{who} will be about {minutes} minutes late for your meeting, {when}.' },
  due: /*i18n*/ { id: 'mail.meetings.due', message: 'Reminder: meeting with {name}' },
  dueText: /*i18n*/ { id: 'mail.meetings.dueText', message: 'You are meeting {who}, {when}.' },
} as const
