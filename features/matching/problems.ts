import type { Problem } from '#platform/problems.ts'

export const matchingProblems = {
  memberGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'matching.memberGone', message: 'This member is no longer available. The next card is ready.' },
  },
  undoTooLate: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'matching.undoTooLate', message: 'This decision can no longer be undone.' },
  },
  alreadyConnected: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'matching.alreadyConnected',
      message: 'You are already connected. You can end the connection in your list of connections.',
    },
  },
  noteTooLong: {
    code: 'BAD_REQUEST',
    field: 'note',
    .../*i18n*/ { id: 'matching.noteTooLong', message: 'Please keep your note to 300 characters.' },
  },
} as const satisfies Record<string, Problem>
