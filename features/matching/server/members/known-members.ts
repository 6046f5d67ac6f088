import type { Reader } from '#platform/server/database/index.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import type { MatchMember } from '../../engine/member.ts'
import { knownOf, noBehaviour } from './behaviour.ts'
import { factsOf } from './keep-members.ts'
import { behavioursOf, profilesOf, publishedBehavioursOf } from './member-queries.ts'

/** Members with their current profiles, without any decisions. Incomplete profiles count as blank, so that they get no score. */
export async function knownMembers(reader: Reader, ids: readonly string[]): Promise<Map<string, MatchMember>> {
  const profiles = await profilesOf(reader, ids)
  return new Map(
    profiles.map((profile) => [profile.id, memberOf(groupOf(profile.user_type), profile.profile_completed ? factsOf(profile) : undefined)]),
  )
}

/** A member looking for others: with everything their own decisions have shown, and the published part of decisions about them. */
export async function knownViewer(reader: Reader, id: string): Promise<{ viewer: MatchMember; saysEnough: boolean } | undefined> {
  const [[profile], own, told] = await Promise.all([
    profilesOf(reader, [id]),
    behavioursOf(reader, [id]),
    publishedBehavioursOf(reader, [id]),
  ])
  if (!profile) return undefined
  const now = new Date()
  const { wanted, declined } = told.get(id) ?? noBehaviour(now)
  const behaviour = knownOf({ ...(own.get(id) ?? noBehaviour(now)), wanted, declined }, now)
  return { viewer: memberOf(groupOf(profile.user_type), factsOf(profile), behaviour), saysEnough: profile.profile_completed }
}
