import type { CompletionField } from '#features/members/completion.ts'

/** What a new member is asked one after the other: who they are, what they offer or look for, and where they are. */
export const firstSteps = ['you', 'work', 'place'] as const
export type FirstStep = (typeof firstSteps)[number]

/** The step that asks for each field of the completion, the most telling first. */
const stepOf: readonly (readonly [CompletionField, FirstStep])[] = [
  ['full_name', 'you'],
  ['bio', 'you'],
  ['industry', 'work'],
  ['location', 'place'],
  ['company_name', 'you'],
]

/** With which step a member goes on whose profile lacks these fields; undefined where it lacks none. */
export const nextStep = (missing: readonly string[]): FirstStep | undefined => stepOf.find(([field]) => missing.includes(field))?.[1]

/** Whether nothing that a step is about is missing; not everybody has a company. */
export const isDone = (step: FirstStep, missing: readonly string[]): boolean =>
  stepOf.every(([field, of]) => of !== step || field === 'company_name' || !missing.includes(field))
