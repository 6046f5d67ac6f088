import type { Problem } from './problems.ts'

/** Other content is stored under an id than was sent with it, such as an earlier version whose answer was lost, or that of another tab. */
export const idTaken = {
  code: 'CONFLICT',
  .../*i18n*/ {
    id: 'problem.idTaken',
    message: 'An earlier version was already saved. You can edit that one, or send this again to save both.',
  },
} as const satisfies Problem
