import type { MatchCard } from '../../contract.ts'
import type { Community, MatchMember } from '../../engine/member.ts'
import { type Acquaintances, reasonsOf } from '../../engine/reasons.ts'
import { hasMoreFacts, scoreOf } from '../../engine/score.ts'

/** How well another member fits a viewer, and why; or whose profile contains too little to say. */
export function matchWith(
  viewer: MatchMember,
  other: MatchMember,
  pair: Acquaintances,
  community: Community,
): Pick<MatchCard, 'score' | 'parts' | 'unscored' | 'reasons'> {
  const score = scoreOf(viewer, other, pair, community)
  return {
    score: score.value,
    parts: score.parts.map(({ criterion, points, of }) => ({ criterion, points, of })),
    unscored: score.value !== null ? null : hasMoreFacts(viewer, other) ? 'they' : 'you',
    reasons: reasonsOf(viewer, other, pair, score),
  }
}
