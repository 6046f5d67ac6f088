import type { Reader } from '#platform/server/database/index.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import type { MatchMember } from '../../engine/member.ts'
import { knownOf } from './behaviour.ts'
import { factsOf } from './keep-members.ts'
import { behavioursOf, profilesOf } from './member-queries.ts'

/** Members as the engine takes them, as they are at this moment, also those whose profile is not complete. */
export async function knownMembers(reader: Reader, ids: readonly string[]): Promise<Map<string, MatchMember>> {
  const [profiles, behaviours] = await Promise.all([profilesOf(reader, ids), behavioursOf(reader, ids)])
  const now = new Date()
  return new Map(
    profiles.map((profile) => {
      const behaviour = behaviours.get(profile.id)
      return [profile.id, memberOf(groupOf(profile.user_type), factsOf(profile), behaviour && knownOf(behaviour, now))]
    }),
  )
}
