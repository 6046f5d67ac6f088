import type { Problem } from '#platform/problems.ts'

export const reminderProblems = {
  past: {
    code: 'CONFLICT',
    field: 'offset',
    .../*i18n*/ { id: 'reminders.past', message: 'That time has already passed. Please choose a time closer to the event.' },
  },
  begun: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'reminders.begun', message: 'This event has already started.' },
  },
  unconfirmed: {
    code: 'FORBIDDEN',
    field: 'type',
    .../*i18n*/ {
      id: 'reminders.unconfirmed',
      message: 'Please confirm your email address first. Open the link we emailed you, or request a new one in your settings.',
    },
  },
  tooMany: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'reminders.tooMany', message: 'You have {most} reminders, which is the maximum. Please remove one first.' },
  },
} as const satisfies Record<string, Problem>
