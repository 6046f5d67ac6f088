import type { Problem } from '#platform/problems.ts'

export const communityProblems = {
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'community.changedMeanwhile',
      message: 'Another operator has changed the settings in the meantime. Reload them and make your change again.',
    },
  },
} as const satisfies Record<string, Problem>
