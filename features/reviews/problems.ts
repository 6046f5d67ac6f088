import type { Problem } from '#platform/problems.ts'

export const reviewProblems = {
  reviewOneself: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'reviews.oneself', message: 'You can’t review yourself.' },
  },
  strangers: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'reviews.strangers',
      message: 'You can only review members you are connected with or have exchanged messages with.',
    },
  },
  notYet: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'reviews.notYet',
      message: 'You can’t review the platform yet. The form says what is missing.',
    },
  },
  notYours: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'reviews.notYours', message: 'Only the author can delete a review.' },
  },
  notAboutYou: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'reviews.notAboutYou', message: 'Only the reviewed member can reply to a review.' },
  },
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'reviews.gone', message: 'This review no longer exists, or you can’t see it.' },
  },
} as const satisfies Record<string, Problem>
