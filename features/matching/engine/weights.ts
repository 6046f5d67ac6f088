import { recordOf } from '#platform/record-of.ts'
import { memberGroups, type MemberGroup } from '#features/profiles/vocabulary.ts'
import { evidenceNames, type EvidenceName } from './evidence.ts'
import { shippedParts } from './shipped-weights.ts'

/** The groups of the decider and of the other member. */
export type Direction = `${MemberGroup}>${MemberGroup}`
export const directions: readonly Direction[] = memberGroups.flatMap((decider) =>
  memberGroups.map((other): Direction => `${decider}>${other}`),
)

/** Log-odds of an accept: the intercept, and what one unit of each piece of evidence adds. */
export interface DirectionWeights {
  intercept: number
  evidence: Readonly<Record<EvidenceName, number>>
}
export interface Weights {
  version: string
  directions: Readonly<Record<Direction, DirectionWeights>>
}

/** Without any evidence, a little more than a quarter are accepted. */
const usualIntercept = -1

/** Set by reasoning rather than learned; shipped-weights.ts explains each value. */
export const shippedWeights: Weights = {
  version: 'reasoned-1',
  directions: recordOf(directions, (direction) => ({
    intercept: usualIntercept,
    evidence: { ...recordOf(evidenceNames, () => 0), ...shippedParts[direction] },
  })),
}
