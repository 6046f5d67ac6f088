/** Texts of emails: `{title}` names the day, `{when}` and `{until}` are dates, `{time}` is a time, `{name}` a member. */
export const mailTexts = {
  // the question for wishes
  asked: /*i18n*/ { id: 'mail.mentoringDays.asked', message: 'Who would you like to meet? {title}' },
  askedText: /*i18n*/ { id: 'mail.mentoringDays.askedText', message: 'You are part of {title}, {when}.' },
  askedUntil: /*i18n*/ {
    id: 'mail.mentoringDays.askedUntil',
    message: 'Choose up to five people you would like to meet. You can answer until {until}. Only the organisers see your choice.',
  },
  choose: /*i18n*/ { id: 'mail.mentoringDays.choose', message: 'Choose people' },
  // the schedule
  sent: /*i18n*/ { id: 'mail.mentoringDays.sent', message: 'Your schedule: {title}' },
  sentText: /*i18n*/ { id: 'mail.mentoringDays.sentText', message: 'These are your meetings at {title}:' },
  noMeetings: /*i18n*/ {
    id: 'mail.mentoringDays.noMeetings',
    message: 'The plan for {title} is ready. There is no meeting for you this time.',
  },
  meeting: /*i18n*/ { id: 'mail.mentoringDays.meeting', message: '{time}: {name}' },
  open: /*i18n*/ { id: 'mail.mentoringDays.open', message: 'View your schedule' },
  because: /*i18n*/ {
    id: 'mail.mentoringDays.because',
    message: 'You’re receiving this email because you take part in this mentoring day.',
  },
  cancelled: /*i18n*/ { id: 'mail.mentoringDays.cancelled', message: 'Cancelled: {title}' },
  cancelledText: /*i18n*/ { id: 'mail.mentoringDays.cancelledText', message: '{title}, {when}, is not going to take place.' },
  // a day before
  due: /*i18n*/ { id: 'mail.mentoringDays.due', message: 'Reminder: {title}' },
} as const
