import type { CompletionField } from '#features/members/completion.ts'

/** The onboarding steps of a new member: who they are, what they offer or look for, and where they are. */
export const firstSteps = ['you', 'work', 'place'] as const
export type FirstStep = (typeof firstSteps)[number]

/** The step that asks for each completion field, the most informative field first. */
const stepOf: readonly (readonly [CompletionField, FirstStep])[] = [
  ['full_name', 'you'],
  ['bio', 'you'],
  ['industry', 'work'],
  ['location', 'place'],
  ['company_name', 'you'],
]

/** The step to continue with when these fields are missing; undefined if none is. */
export const nextStep = (missing: readonly string[]): FirstStep | undefined => stepOf.find(([field]) => missing.includes(field))?.[1]

/** Whether no field of a step is missing. The company is optional, since not everyone has one. */
export const isDone = (step: FirstStep, missing: readonly string[]): boolean =>
  stepOf.every(([field, of]) => of !== step || field === 'company_name' || !missing.includes(field))
