import type { Problem } from '#platform/problems.ts'

export const introductionProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'introductions.gone', message: 'This introduction is no longer open.' },
  },
  notConnected: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'introductions.notConnected', message: 'You can only introduce two of your own connections to each other.' },
  },
  alreadyOpen: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'introductions.alreadyOpen',
      message: 'Your introduction of these two is still open. You can introduce them again once it is over.',
    },
  },
  cameAbout: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'introductions.cameAbout', message: 'This introduction has already come about.' },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'introductions.idTaken', message: 'An introduction with this id already exists.' },
  },
  enoughToday: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'introductions.enoughToday',
      message: 'You can make {most} introductions in 24 hours. Please make this one tomorrow.',
    },
  },
} as const satisfies Record<string, Problem>
