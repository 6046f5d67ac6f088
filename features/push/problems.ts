import type { Problem } from '#platform/problems.ts'

export const pushProblems = {
  badDevice: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'push.badDevice',
      message: 'This browser’s push service can’t be used. Turn push off and on again, or use another browser.',
    },
  },
} as const satisfies Record<string, Problem>
