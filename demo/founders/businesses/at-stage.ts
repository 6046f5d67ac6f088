import type { FundingStage } from '#features/profiles/vocabulary.ts'
import type { Business } from './business.ts'

/** A bridge round of fewer people is one before series A. */
const smallTeam = 20

/** What a company of this size has achieved, and what it raises for. */
export function atStage({ early, grown, next, nextEarly = next }: Business, stage: FundingStage, teamSize: number) {
  const isSmall = stage === 'pre-seed' || stage === 'seed' || (stage === 'bridge' && teamSize < smallTeam)
  return isSmall ? { proofs: early, next: nextEarly } : { proofs: grown, next }
}
