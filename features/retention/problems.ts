import type { Problem } from '#platform/problems.ts'

export const retentionProblems = {
  tooShort: {
    code: 'BAD_REQUEST',
    field: 'days',
    .../*i18n*/ { id: 'problem.retention.tooShort', message: 'This has to be kept for at least {days} days.' },
  },
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'problem.retention.changedMeanwhile',
      message: 'Another operator has changed this period in the meantime. Reload the page and look again.',
    },
  },
} as const satisfies Record<string, Problem>
