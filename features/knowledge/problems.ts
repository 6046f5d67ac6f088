import type { Problem } from '#platform/problems.ts'

export const knowledgeProblems = {
  resourceGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'knowledge.resourceGone', message: 'This resource was removed in the meantime.' },
  },
  tooManyResources: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'knowledge.tooManyResources',
      message: 'A group can have {most} resources. Please remove one that is no longer needed first.',
    },
  },
} as const satisfies Record<string, Problem>
