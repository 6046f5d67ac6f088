import type { Reader } from '#platform/server/database/index.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import type { MatchMember } from '../../engine/member.ts'
import { afterMeetings, knownOf, noBehaviour } from './behaviour.ts'
import { factsOf } from './keep-members.ts'
import { behavioursOf, factsOfMembers, profilesOf, publishedBehavioursOf } from './member-queries.ts'

const noFacts: Awaited<ReturnType<typeof factsOfMembers>> = new Map()

/** Members with their current profiles, without any decisions. Incomplete profiles count as blank, so that they get no score. */
export async function knownMembers(reader: Reader, ids: readonly string[]): Promise<Map<string, MatchMember>> {
  const profiles = await profilesOf(reader, ids)
  return new Map(
    profiles.map((profile) => [profile.id, memberOf(groupOf(profile.user_type), profile.profile_completed ? factsOf(profile) : undefined)]),
  )
}

/**
 * A member looking for others: with everything their own decisions and meetings have shown, and the published part of decisions about them.
 * @param judged with whom their meetings were worth it, or not
 */
export async function knownViewer(
  reader: Reader,
  id: string,
  judged: readonly { other_id: string; was_worth: boolean }[],
): Promise<{ viewer: MatchMember; saysEnough: boolean } | undefined> {
  const [[profile], own, told, met] = await Promise.all([
    profilesOf(reader, [id]),
    behavioursOf(reader, [id]),
    publishedBehavioursOf(reader, [id]),
    judged.length === 0 ? noFacts : factsOfMembers(reader, [...new Set(judged.map(({ other_id }) => other_id))]),
  ])
  if (!profile) return undefined
  const now = new Date()
  const { wanted, declined } = told.get(id) ?? noBehaviour(now)
  const { taste, standing } = knownOf({ ...(own.get(id) ?? noBehaviour(now)), wanted, declined }, now)
  const meetings = judged.flatMap(({ other_id, was_worth }) => {
    const about = met.get(other_id)?.facts.traits
    return about ? [{ about, was_worth }] : []
  })
  const behaviour = { taste: afterMeetings(taste, meetings), standing }
  return { viewer: memberOf(groupOf(profile.user_type), factsOf(profile), behaviour), saysEnough: profile.profile_completed }
}
