import type { Problem } from '#platform/problems.ts'

/** Figures that contradict each other. */
export const impactStatementProblems = {
  tooManyWomen: {
    code: 'BAD_REQUEST',
    field: 'board-members-female',
    .../*i18n*/ { id: 'impactStatements.tooManyWomen', message: 'A board can’t have more women than members. Please check both numbers.' },
  },
  tooMuchConsumption: {
    code: 'BAD_REQUEST',
    field: 'energy-consumption-non-renewable',
    .../*i18n*/ {
      id: 'impactStatements.tooMuchConsumption',
      message: 'Non-renewable energy can’t be more than all energy that was consumed. Please check both numbers.',
    },
  },
  tooMuchProduction: {
    code: 'BAD_REQUEST',
    field: 'energy-production-non-renewable',
    .../*i18n*/ {
      id: 'impactStatements.tooMuchProduction',
      message: 'Non-renewable energy can’t be more than all energy that was produced. Please check both numbers.',
    },
  },
} as const satisfies Record<string, Problem>
