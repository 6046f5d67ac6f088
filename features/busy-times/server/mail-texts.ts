/** Texts of the email about a calendar that can't be read; `{name}` is what the member calls it. */
export const mailTexts = {
  failing: /*i18n*/ { id: 'mail.busyTimes.failing', message: 'We can’t read your calendar “{name}”' },
  failingText: /*i18n*/ {
    id: 'mail.busyTimes.failingText',
    message:
      'We haven’t been able to read your calendar “{name}” at {host} for a day. Until we can, others may book times when you are busy.',
  },
  look: /*i18n*/ { id: 'mail.busyTimes.look', message: 'See what to do' },
} as const
