import type { Unit } from '../catalogue/units.ts'

/** An answer's value: an exact decimal number, a text, a date or an option as text; a truth; several options. */
export type Value = string | boolean | string[]

/** How a figure was found. */
export const bases = ['measured', 'estimated'] as const
export type Basis = (typeof bases)[number]

/** How much readers can rely on an answer; drafts are read by nobody outside the organisation. */
export const states = ['draft', 'stated', 'evidenced', 'confirmed'] as const
export type State = (typeof states)[number]

/** What was answered, without who and when. */
export interface Answered {
  value: Value | null
  unit: Unit | null
  basis: Basis | null
  /** Why it does not apply; null if it does. */
  not_applicable: string | null
}

/** The state of an answer. A change of the answer ends its confirmations, evidence stays. */
export function stateOf({ isDraft, evidence, confirmations }: { isDraft: boolean; evidence: number; confirmations: number }): State {
  if (isDraft) return 'draft'
  if (confirmations > 0) return 'confirmed'
  return evidence > 0 ? 'evidenced' : 'stated'
}

/** Two answers with the same content. */
export const isSameAnswer = (one: Record<keyof Answered, unknown>, other: Record<keyof Answered, unknown>): boolean =>
  JSON.stringify([one.value, one.unit, one.basis, one.not_applicable]) ===
  JSON.stringify([other.value, other.unit, other.basis, other.not_applicable])
