import type { Problem } from '#platform/problems.ts'

export const legalProblems = {
  newerTerms: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'problem.legal.newerTerms',
      message: 'The terms have changed again in the meantime. Please read the newest version.',
    },
  },
  publishedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'problem.legal.publishedMeanwhile',
      message: 'Another operator has published a version in the meantime. Reload the page and check the differences again.',
    },
  },
  unchanged: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'problem.legal.unchanged', message: 'The text is the same as in the last version, so there is nothing to publish.' },
  },
} as const satisfies Record<string, Problem>
