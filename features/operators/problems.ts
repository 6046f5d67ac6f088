import type { Problem } from '#platform/problems.ts'

/** Why an act was refused. */
export const operatorProblems = {
  lastOperator: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'problem.operators.lastOperator',
      message: 'The community would be without an operator. Make somebody else an operator first.',
    },
  },
  ownFactorFirst: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'problem.operators.ownFactorFirst',
      message: 'Turn on the second factor of your own account first, in your settings.',
    },
  },
} satisfies Record<string, Problem>
