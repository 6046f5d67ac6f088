import type { FundingStage } from '#features/profiles/vocabulary.ts'
import type { Business } from './business.ts'

/** A bridge round of fewer people is one before series A. */
const smallTeam = 20

/** What a company of this size has achieved, and what it raises for. */
export function atStage({ early, grown, next: nextLater, nextEarly = nextLater }: Business, stage: FundingStage, teamSize: number) {
  const isSmall = stage === 'pre-seed' || stage === 'seed' || (stage === 'bridge' && teamSize < smallTeam)
  // A bridge does not pay for what a large round pays for.
  return { proofs: isSmall ? early : grown, next: isSmall || stage === 'bridge' ? nextEarly : nextLater }
}
