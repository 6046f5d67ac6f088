import type { Fact, Sheet } from './reading-contract.ts'

/** What visitors may read of a public organisation. */
export interface PublicAnswers {
  facts: readonly Fact[]
  sheet: Sheet
}
