import { type CaseKind, caseKinds } from '../../vocabulary.ts'

const caseStates = ['open', 'decided'] as const

/** The filters of the list, from the address; without them, all cases. */
export interface CaseSearch {
  state?: (typeof caseStates)[number]
  kind?: CaseKind
}

/** Drops invalid values. */
export function validCaseSearch({ state, kind }: Record<string, unknown>): CaseSearch {
  const known = caseStates.find((each) => each === state)
  const about = caseKinds.find((each) => each === kind)
  return { ...(known && { state: known }), ...(about && { kind: about }) }
}
