import type { Value } from '#features/sustainability/answers/value.ts'
import type { Unit } from '#features/sustainability/catalogue/units.ts'

/** What a file answers to a question, not yet checked. */
export interface FileAnswer {
  question: string
  row: string
  value: Value
  unit: Unit | null
  /** Where the file says it: `Environmental Disclosures!D22`, a fact's id, a field. */
  place: string | null
  /** What a blank form says, too: it counts only where it differs from an answer. */
  isDefault?: boolean
}

/** A saved answer, as reports need it. */
export interface SavedAnswer {
  question: string
  row: string
  /** Null if it does not apply. */
  value: Value | null
  unit: Unit | null
  /** A figure in the first unit of its quantity. */
  amount: string | null
}

/** Why something in a file cannot be imported. Texts are in `import/texts.ts` or those of a wrong answer. */
export interface FileProblem {
  place: string | null
  /** The question or concept that it is about. */
  about: string | null
  text: { readonly id: string; readonly message: string }
  parameters: Readonly<Record<string, string | number>>
  /** The rest of the file cannot be imported without it. */
  isBlocking: boolean
}
