import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { members } from '#features/members/server/index.ts'
import { updateProblems } from '../problems.ts'
import { type HeldUpdate, type UpdateRow, lockUpdate, updateSeenBy } from './queries.ts'

/** An update as far as the actor may read it. @throws Refusal gone */
export async function updateFor(reader: Reader, actor: Actor, id: string): Promise<UpdateRow> {
  const [row] = await updateSeenBy(reader, { viewer: actor.id, id })
  if (!row) throw new Refusal(updateProblems.gone)
  return row
}

/** One's own update, held. @throws Refusal gone for what one cannot read, notYours for what one can */
export async function ownUpdate(tx: Tx, actor: Actor, id: string): Promise<HeldUpdate> {
  const update = await lockUpdate(tx, id)
  if (update?.user_id === actor.id) return update
  await updateFor(tx, actor, id)
  throw new Refusal(updateProblems.notYours)
}

/** Whoever reports to investors is a founder, and says who they are. @throws Refusal foundersOnly, profileFirst */
export async function introducedFounder(reader: Reader, actor: Actor): Promise<void> {
  if (actor.user_type !== 'startup') throw new Refusal(updateProblems.foundersOnly)
  const member = await reader.selectFrom(members.as('u')).select('u.profile_completed').where('u.id', '=', actor.id).executeTakeFirst()
  if (!member?.profile_completed) throw new Refusal(updateProblems.profileFirst)
}
