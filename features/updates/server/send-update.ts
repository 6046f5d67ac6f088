import { idTaken } from '#platform/id-taken.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireRepeat } from '#platform/server/require-repeat.ts'
import type { Services } from '#platform/server/services.ts'
import type { UpdateFields } from '../contract.ts'
import { updateProblems } from '../problems.ts'
import { ownUpdate, requireFounder, updateFor } from './access.ts'
import { countChange, countSending } from './limiters.ts'
import { tellChanged } from './live.ts'
import { type LockedUpdate, insertReceivers, insertUpdate, lockUpdate, openUpdate, receiversOf, updateById } from './queries.ts'

interface NewUpdate extends UpdateFields {
  id: string
  /** null for all connected investors. */
  to: readonly string[] | null
}

/**
 * Sends an update to connected investors. The recipients never change afterwards. Repeating it with the same id changes nothing.
 * @returns the number of recipients
 * @throws Refusal foundersOnly, profileFirst, notConnected, noReceivers, tooManyRequests, idTaken for an id that belongs to another update,
 * also of the actor's
 */
export async function sendUpdate({ database, events, live }: Services, actor: Actor, { to, ...update }: NewUpdate): Promise<number> {
  const chosen = to && [...new Set(to)]
  const stored = async () => {
    const before = await updateById(database.kysely, update.id)
    if (before && before.user_id !== actor.id) throw new Refusal(updateProblems.idTaken)
    if (before) await requireSame(database.kysely, before, update, chosen)
    return before?.receivers
  }
  const before = await stored()
  if (before !== undefined) return before
  await requireFounder(database.kysely, actor)
  const sent = await events.change(async (tx, announce) => {
    const sent_at = await insertUpdate(tx, { ...update, user_id: actor.id })
    if (!sent_at) return undefined
    const receivers = await insertReceivers(tx, { id: update.id, user_id: actor.id, sent_at }, chosen)
    if (chosen && receivers.length < chosen.length) throw new Refusal(updateProblems.notConnected)
    if (receivers.length === 0) throw new Refusal(updateProblems.noReceivers)
    // Last, so that a refused selection does not count.
    await countSending(actor.id)
    await announce('update.changed', { update_id: update.id })
    for (const member_ids of inBatches(receivers)) {
      await announce('update.sent', { update_id: update.id, sender_id: actor.id, member_ids })
      tellChanged(live, tx, update.id, member_ids)
    }
    tellChanged(live, tx, update.id, [actor.id])
    return receivers.length
  })
  return sent ?? (await stored()) ?? 0
}

/** Checks that this is the update, and that it went to those chosen, some of whom may have left since. @throws Refusal idTaken */
async function requireSame(reader: Reader, before: LockedUpdate, update: UpdateFields, chosen: readonly string[] | null): Promise<void> {
  requireRepeat(before, update)
  if (!chosen) return
  const receivers = await receiversOf(reader, before.id)
  if (chosen.length !== before.receivers || !receivers.every((id) => chosen.includes(id))) throw new Refusal(idTaken)
}

/** Edits the actor's own update and marks it as edited if anything has changed. @throws Refusal gone, also if operators have hidden it; notYours */
export async function changeUpdate(
  { events, live }: Services,
  actor: Actor,
  { id, ...fields }: UpdateFields & { id: string },
): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx, announce) => {
    const before = await ownUpdate(tx, actor, id)
    if (before.hidden_at) throw new Refusal(updateProblems.gone)
    const names = Object.keys(fields) as (keyof UpdateFields)[]
    if (names.every((name) => before[name] === fields[name])) return
    await tx
      .updateTable('updates')
      .set({ ...fields, edited_at: new Date() })
      .where('id', '=', id)
      .execute()
    await announce('update.changed', { update_id: id })
    for (const members of inBatches([actor.id, ...(await receiversOf(tx, id))])) tellChanged(live, tx, id, members)
  })
}

/** Deletes the actor's own update for everyone. @throws Refusal gone, notYours */
export async function removeUpdate(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => deleteUpdate(services, tx, announce, await ownUpdate(tx, actor, id)))
}

/** Deletes a locked update without checking access. */
export async function deleteUpdate(services: Services, tx: Tx, announce: Announce, { id, user_id }: LockedUpdate): Promise<void> {
  await announceGone(services, tx, announce, { id, user_id })
  await announce('update.changed', { update_id: id })
  await tx.deleteFrom('updates').where('id', '=', id).execute()
}

/** Removes the notifications of an update, and refreshes the pages that show it. */
export async function announceGone(
  { live }: Services,
  tx: Tx,
  announce: Announce,
  { id, user_id }: Pick<LockedUpdate, 'id' | 'user_id'>,
): Promise<void> {
  for (const member_ids of inBatches(await receiversOf(tx, id))) {
    await announce('update.takenBack', { update_id: id, member_ids })
    tellChanged(live, tx, id, member_ids)
  }
  tellChanged(live, tx, id, [user_id])
}

/** Marks an update as read. The founder's pages are not told, because a changing count would reveal who is reading. @throws Refusal gone */
export async function readUpdate({ database, events, live }: Services, actor: Actor, id: string): Promise<void> {
  const { read_at, member_id } = await updateFor(database.kysely, actor, id)
  if (read_at || member_id === actor.id) return
  await events.change(async (tx) => {
    if ((await lockUpdate(tx, id)) && (await openUpdate(tx, id, actor.id))) tellChanged(live, tx, id, [actor.id])
  })
}

/** Members per event, so that reactions to it stay short transactions. */
const batchSize = 200

export function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) => ids.slice(at * batchSize, (at + 1) * batchSize))
}
