import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { updateProblems } from '../problems.ts'
import { type LockedUpdate, type UpdateRow, lockUpdate, updateSeenBy } from './queries.ts'

/** An update that the actor can read. @throws Refusal gone */
export async function updateFor(reader: Reader, actor: Actor, id: string): Promise<UpdateRow> {
  const [row] = await updateSeenBy(reader, { viewer: actor.id, id })
  if (!row) throw new Refusal(updateProblems.gone)
  return row
}

/** The actor's own update, locked. @throws Refusal gone if the actor cannot read it, notYours if they can */
export async function ownUpdate(tx: Tx, actor: Actor, id: string): Promise<LockedUpdate> {
  const update = await lockUpdate(tx, id)
  if (update?.user_id === actor.id) return update
  await updateFor(tx, actor, id)
  throw new Refusal(updateProblems.notYours)
}

/** Only founders with a complete profile can send updates. @throws Refusal foundersOnly, profileFirst */
export async function requireFounder(reader: Reader, actor: Actor): Promise<void> {
  if (actor.user_type !== 'startup') throw new Refusal(updateProblems.foundersOnly)
  await requireProfile(reader, actor, updateProblems.profileFirst)
}
