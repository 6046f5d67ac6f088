import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { UpdateFields } from '../contract.ts'
import { updateProblems } from '../problems.ts'
import { introducedFounder, ownUpdate, updateFor } from './access.ts'
import { countChange, countSending } from './limiters.ts'
import { tellChanged } from './live.ts'
import { type HeldUpdate, insertReceivers, insertUpdate, lockUpdate, openUpdate, receiversOf, updateById } from './queries.ts'

interface NewUpdate extends UpdateFields {
  id: string
  /** Null: all connected investors. */
  to: readonly string[] | null
}

/**
 * Sends an update to connected investors; who gets it is fixed by that. Again under the same id it changes nothing.
 * @returns to how many
 * @throws Refusal foundersOnly, profileFirst, tooManyRequests, noReceivers, notConnected, idTaken for an id that something else has
 */
export async function sendUpdate({ database, events, live }: Services, actor: Actor, { to, ...update }: NewUpdate): Promise<number> {
  const stored = async () => {
    const before = await updateById(database.kysely, update.id)
    if (before && before.user_id !== actor.id) throw new Refusal(updateProblems.idTaken)
    return before?.receivers
  }
  const before = await stored()
  if (before !== undefined) return before
  await introducedFounder(database.kysely, actor)
  await countSending(actor.id)
  const chosen = to && [...new Set(to)]
  const sent = await events.change(async (tx, announce) => {
    const sent_at = await insertUpdate(tx, { ...update, user_id: actor.id })
    if (!sent_at) return undefined
    const receivers = await insertReceivers(tx, { id: update.id, user_id: actor.id, sent_at }, chosen)
    if (chosen && receivers.length < chosen.length) throw new Refusal(updateProblems.notConnected)
    if (receivers.length === 0) throw new Refusal(updateProblems.noReceivers)
    for (const member_ids of inParts(receivers)) {
      await announce('update.sent', { update_id: update.id, sender_id: actor.id, member_ids })
      tellChanged(live, tx, update.id, member_ids)
    }
    tellChanged(live, tx, update.id, [actor.id])
    return receivers.length
  })
  return sent ?? (await stored()) ?? 0
}

/** Corrects one's own update. It says that it was, if anything is other than before. @throws Refusal gone, also where operators have hidden it; notYours */
export async function changeUpdate(
  { events, live }: Services,
  actor: Actor,
  { id, ...fields }: UpdateFields & { id: string },
): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx) => {
    const before = await ownUpdate(tx, actor, id)
    if (before.hidden_at) throw new Refusal(updateProblems.gone)
    const names = Object.keys(fields) as (keyof UpdateFields)[]
    if (names.every((name) => before[name] === fields[name])) return
    await tx
      .updateTable('updates')
      .set({ ...fields, edited_at: new Date() })
      .where('id', '=', id)
      .execute()
    for (const members of inParts([actor.id, ...(await receiversOf(tx, id))])) tellChanged(live, tx, id, members)
  })
}

/** Takes one's own update back: it is gone for everybody. @throws Refusal gone, notYours */
export async function removeUpdate(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => deleteUpdate(services, tx, announce, await ownUpdate(tx, actor, id)))
}

/** Deletes an update that is held, whoever says so. */
export async function deleteUpdate(services: Services, tx: Tx, announce: Announce, { id, user_id }: HeldUpdate): Promise<void> {
  await takeBack(services, tx, announce, { id, user_id })
  await tx.deleteFrom('updates').where('id', '=', id).execute()
}

/** Has what was told of an update go, and the pages that show it ask anew. */
export async function takeBack(
  { live }: Services,
  tx: Tx,
  announce: Announce,
  { id, user_id }: Pick<HeldUpdate, 'id' | 'user_id'>,
): Promise<void> {
  for (const member_ids of inParts(await receiversOf(tx, id))) {
    await announce('update.takenBack', { update_id: id, member_ids })
    tellChanged(live, tx, id, member_ids)
  }
  tellChanged(live, tx, id, [user_id])
}

/** Says that the actor has opened an update. Their founder's pages hear nothing: a count that moves would tell who reads at the moment. @throws Refusal gone */
export async function readUpdate({ database, events, live }: Services, actor: Actor, id: string): Promise<void> {
  const { read_at, member_id } = await updateFor(database.kysely, actor, id)
  if (read_at || member_id === actor.id) return
  await events.change(async (tx) => {
    if ((await lockUpdate(tx, id)) && (await openUpdate(tx, id, actor.id))) tellChanged(live, tx, id, [actor.id])
  })
}

/** So many members are named in one event, so that telling them is no long transaction. */
const part = 200

export function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / part) }, (_, at) => ids.slice(at * part, (at + 1) * part))
}
