import { type CaseKind, caseKinds } from '../../vocabulary.ts'

const caseStates = ['open', 'decided'] as const

/** Which cases the queue shows, as it stands in its address: all of them unless told. */
export interface CaseSearch {
  state?: (typeof caseStates)[number]
  kind?: CaseKind
}

/** What is not one of the choices is left out. */
export function validCaseSearch({ state, kind }: Record<string, unknown>): CaseSearch {
  const known = caseStates.find((each) => each === state)
  const about = caseKinds.find((each) => each === kind)
  return { ...(known && { state: known }), ...(about && { kind: about }) }
}
