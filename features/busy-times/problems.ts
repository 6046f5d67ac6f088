import type { Problem } from '#platform/problems.ts'

export const busyTimesProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'busyTimes.gone', message: 'This calendar was removed in the meantime.' },
  },
  tooMany: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'busyTimes.tooMany', message: 'You can add up to {most} calendars. Please remove one first.' },
  },
} as const satisfies Record<string, Problem>
