import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type ProfileRow, profileSeenBy } from './queries.ts'

/**
 * A profile as far as the actor may see it.
 * @throws Refusal notFound if there is none
 */
export async function profileFor(reader: Reader, actor: Actor, id: string): Promise<ProfileRow> {
  const [row] = await profileSeenBy(reader, { id, viewer: actor.id })
  if (!row) throw new Refusal(problems.notFound)
  return row
}
