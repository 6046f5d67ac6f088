import type { Problem } from '#platform/problems.ts'

export const fieldProblems = {
  tooMany: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'fields.tooMany', message: 'There are already {most} fields. Archive one that you no longer need first.' },
  },
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'fields.changedMeanwhile',
      message: 'Another operator has changed this field in the meantime. Reload it and make your change again.',
    },
  },
  kindInUse: {
    code: 'CONFLICT',
    field: 'kind',
    .../*i18n*/ { id: 'fields.kindInUse', message: 'This field has answers, so its kind cannot change. Add a new field instead.' },
  },
  widened: {
    code: 'CONFLICT',
    field: 'visibility',
    .../*i18n*/ {
      id: 'fields.widened',
      message:
        'Members answered this when fewer people could see it. You can narrow who sees it, but not widen it. Add a new field instead.',
    },
  },
  noConnections: {
    code: 'BAD_REQUEST',
    field: 'visibility',
    .../*i18n*/ { id: 'fields.noConnections', message: 'Organisations have no connections. Please choose who else sees it.' },
  },
  choiceInUse: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'fields.choiceInUse', message: 'Some have chosen an option that you removed. Decide what happens to their answers.' },
  },
  moreUsed: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'fields.moreUsed',
      message: 'There are new answers since you opened this page. Please check their number and confirm again.',
    },
  },
} as const satisfies Record<string, Problem>
