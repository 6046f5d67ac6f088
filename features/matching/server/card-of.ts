import type { Services } from '#platform/server/services.ts'
import { connectionOfPair } from '#features/relations/server/index.ts'
import type { MatchCard } from '../contract.ts'
import { reasonsOf } from '../engine/reasons.ts'
import { shownMembers } from './card-queries.ts'
import { knownMembers } from './known-members.ts'
import { currentMatchmaker, scoreOf } from './matchmaker.ts'
import { presentCard } from './present-card.ts'

export type MatchCardOfOne = MatchCard & { connected_at: string | null }

/** One member's card as a viewer sees it, decided on or not; undefined of oneself, and if the member is gone or hidden. */
export async function cardOf({ database }: Services, viewerId: string, memberId: string): Promise<MatchCardOfOne | undefined> {
  if (viewerId === memberId) return undefined
  const reader = database.kysely
  const [matchmaker, known, [row], { mutual, connected_at }] = await Promise.all([
    currentMatchmaker(database),
    knownMembers(reader, [viewerId, memberId]),
    shownMembers(reader, viewerId, [memberId]),
    connectionOfPair(reader, viewerId, memberId),
  ])
  const viewer = known.get(viewerId)
  const member = known.get(memberId)
  if (!viewer || !member || !row) return undefined
  const pair = { mutual }
  const reasons = reasonsOf(viewer, member, pair, matchmaker.community, matchmaker.weights)
  const card = presentCard(row, { score: scoreOf(viewer, member, pair, matchmaker), reasons })
  return { ...card, connected_at: connected_at?.toISOString() ?? null }
}
