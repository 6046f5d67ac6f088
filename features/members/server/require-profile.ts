import { type Problem, Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'

/** Requires the actor to have completed their profile, so that others know who they are. @throws Refusal of the room's own problem */
export async function requireProfile(reader: Reader, actor: Actor, problem: Problem): Promise<void> {
  const member = await reader.selectFrom('users').select('profile_completed').where('id', '=', actor.id).executeTakeFirst()
  if (!member?.profile_completed) throw new Refusal(problem)
}
