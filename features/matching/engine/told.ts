import type { ServerText } from '#platform/contract.ts'

/** A sentence that can be a reason, and how much the match owes to what it says: below 0 it speaks against it. */
export interface Told {
  text: ServerText
  worth: number
}
