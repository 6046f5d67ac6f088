import type { Problem } from '#platform/problems.ts'

export const searchProblems = {
  tooManySaved: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'search.tooManySaved', message: 'You can save {most} searches. Remove one to save this one.' },
  },
} satisfies Record<string, Problem>
