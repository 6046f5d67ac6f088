import { valuesOf } from '#features/fields/server/index.ts'
import { memberId } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { ownerOfPicture } from './pictures/names.ts'
import type { PublicProfile } from '../contract.ts'
import { presentProfile } from './present.ts'
import { profileSeenBy, visibleTo } from './queries.ts'

/**
 * A profile as the actor may see it.
 * @throws Refusal notFound if there is none, or the two are hidden from each other
 */
export async function profileFor(reader: Reader, actor: Actor, id: string): Promise<PublicProfile> {
  const profile = await visibleProfile(reader, actor, id)
  if (!profile) throw new Refusal(problems.notFound)
  const answers = await valuesOf(reader, actor, { subject: 'member', ids: [id], own: [actor.id] })
  return { ...profile, own_fields: answers.get(id) ?? {} }
}

/** The same without the answers to the community's own fields, and undefined instead of a refusal. */
export async function visibleProfile(reader: Reader, actor: Actor, id: string): Promise<Omit<PublicProfile, 'own_fields'> | undefined> {
  const [row] = await profileSeenBy(reader, { id, viewer: actor.id })
  return row && presentProfile(row)
}

/** Whether the key belongs to a picture of a profile the actor may see. */
export async function maySeePicture(reader: Reader, actor: Actor, key: string): Promise<boolean> {
  const owner = ownerOfPicture(key)
  return owner !== undefined && (await visibleTo(reader, actor.id, [owner])).length > 0
}

/** Which of the ids requested by a client are profiles whose changes the actor may watch. */
export const watchableProfiles = ({ database }: Services, actor: Actor, ids: readonly string[]): Promise<string[]> =>
  visibleTo(
    database.kysely,
    actor.id,
    ids.filter((id) => memberId.safeParse(id).success),
  )
