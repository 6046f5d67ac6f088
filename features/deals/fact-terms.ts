import { sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'

/** The terms of deals whose organisation shows all members what it measures, and what it has evidence for. */
export const measuredTerm = 'measures_emissions:true'
/** Of evidence for a goal; by default, for any. */
export const evidencedTerm = (goal: number | 'true' | '' = 'true') => `evidenced:${goal}`

export const everyFactTerm: readonly string[] = [measuredTerm, evidencedTerm(), ...sustainableDevelopmentGoals.map(evidencedTerm)]
