import type { Reader } from '#platform/server/database/index.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import type { MatchMember } from '../../engine/member.ts'
import { knownOf, noBehaviour } from './behaviour.ts'
import { factsOf } from './keep-members.ts'
import { behavioursOf, profilesOf, toldBehavioursOf } from './member-queries.ts'

/**
 * Members as their profiles are at this moment, without anything that was decided. Of those whose profile does not say enough yet
 * nothing counts, so that nothing is scored by it.
 */
export async function knownMembers(reader: Reader, ids: readonly string[]): Promise<Map<string, MatchMember>> {
  const profiles = await profilesOf(reader, ids)
  return new Map(
    profiles.map((profile) => [profile.id, memberOf(groupOf(profile.user_type), profile.profile_completed ? factsOf(profile) : undefined)]),
  )
}

/** A member who looks for others: with all that their own decisions have shown, and what counts of those about them. */
export async function knownViewer(reader: Reader, id: string): Promise<{ viewer: MatchMember; saysEnough: boolean } | undefined> {
  const [[profile], own, told] = await Promise.all([profilesOf(reader, [id]), behavioursOf(reader, [id]), toldBehavioursOf(reader, [id])])
  if (!profile) return undefined
  const now = new Date()
  const { wanted, declined } = told.get(id) ?? noBehaviour(now)
  const behaviour = knownOf({ ...(own.get(id) ?? noBehaviour(now)), wanted, declined }, now)
  return { viewer: memberOf(groupOf(profile.user_type), factsOf(profile), behaviour), saysEnough: profile.profile_completed }
}
