import type { Reader } from '#platform/server/database/index.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import type { MatchMember } from '../../engine/member.ts'
import { knownOf, noBehaviour } from './behaviour.ts'
import { factsOf } from './keep-members.ts'
import { behavioursOf, profilesOf, toldBehavioursOf } from './member-queries.ts'

/** Members as their profiles are at this moment, also those whose profile is not complete, without anything that was decided. */
export async function knownMembers(reader: Reader, ids: readonly string[]): Promise<Map<string, MatchMember>> {
  const profiles = await profilesOf(reader, ids)
  return new Map(profiles.map((profile) => [profile.id, memberOf(groupOf(profile.user_type), factsOf(profile))]))
}

/** A member who looks for others: with all that their own decisions have shown, and what counts of those about them. */
export async function knownViewer(reader: Reader, id: string): Promise<MatchMember | undefined> {
  const [known, own, told] = await Promise.all([knownMembers(reader, [id]), behavioursOf(reader, [id]), toldBehavioursOf(reader, [id])])
  const viewer = known.get(id)
  const now = new Date()
  const { wanted, declined } = told.get(id) ?? noBehaviour(now)
  return viewer && { ...viewer, ...knownOf({ ...(own.get(id) ?? noBehaviour(now)), wanted, declined }, now) }
}
