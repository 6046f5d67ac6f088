import type { Problem } from '#platform/problems.ts'

export const supportProblems = {
  oneself: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'memberSupport.oneself',
      message: 'You can’t do this for your own account. Use your settings, or ask another operator.',
    },
  },
  colleague: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'memberSupport.colleague',
      message: 'This member helps to run the community. Only those who may give roles can do this.',
    },
  },
  resultChanged: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'memberSupport.resultChanged',
      message: 'The result has changed: {now, plural, one {# member matches} other {# members match}} now. Please check it and try again.',
    },
  },
  nobody: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'memberSupport.nobody', message: 'None of these members is in the community any more.' },
  },
  noGroup: {
    code: 'BAD_REQUEST',
    field: 'group_id',
    .../*i18n*/ { id: 'memberSupport.noGroup', message: 'Please choose a group' },
  },
  exportGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'memberSupport.exportGone', message: 'This file is no longer available. Please export the members again.' },
  },
} as const satisfies Record<string, Problem>
