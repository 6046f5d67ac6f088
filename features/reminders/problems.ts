import type { Problem } from '#platform/problems.ts'

export const reminderProblems = {
  past: {
    code: 'CONFLICT',
    field: 'offset',
    .../*i18n*/ { id: 'reminders.past', message: 'That time has passed already. Please choose one nearer to the event.' },
  },
  begun: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'reminders.begun', message: 'This event has begun already.' },
  },
  unconfirmed: {
    code: 'FORBIDDEN',
    field: 'type',
    .../*i18n*/ {
      id: 'reminders.unconfirmed',
      message: 'Please confirm your email address first: open the link that we mailed to it, or have it sent again in the settings.',
    },
  },
  tooMany: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'reminders.tooMany', message: 'You have {most} reminders ahead of you. Please remove one first.' },
  },
} as const satisfies Record<string, Problem>
