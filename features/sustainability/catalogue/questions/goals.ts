import type { Question } from '../question.ts'

/** Sustainable Development Goals. */
export const goalsQuestions: readonly Question[] = [
  { id: 'goals', section: 'goals', is: { kind: 'some-of', options: 'goals' }, period: 'duration', frameworks: ['goals'], names: {} },
  {
    id: 'goal-contribution',
    section: 'goals',
    is: { kind: 'text', long: true },
    period: 'duration',
    by: 'goal',
    frameworks: ['goals'],
    names: {},
    askedIf: { question: 'goals', answered: true },
  },
]
