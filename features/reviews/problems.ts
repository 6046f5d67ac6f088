import type { Problem } from '#platform/problems.ts'

export const reviewProblems = {
  reviewOneself: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'reviews.oneself', message: 'You cannot review yourself.' },
  },
  strangers: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'reviews.strangers',
      message: 'You can review members whom you are connected to, or with whom you have exchanged messages.',
    },
  },
  notYours: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'reviews.notYours', message: 'Only its author can delete a review.' },
  },
  notAboutYou: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'reviews.notAboutYou', message: 'Only the member whom a review is about can answer it.' },
  },
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'reviews.gone', message: 'This review is not there any more, or not visible to you.' },
  },
} as const satisfies Record<string, Problem>
