import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { isReadable } from '#features/groups/server/index.ts'
import { groupProblems } from '#features/groups/problems.ts'
import { meetingProblems } from '#features/meetings/problems.ts'
import { cancelWithin, communityRooms, countArranged, lockPeople, releaseTimes } from '#features/meetings/server/index.ts'
import { requireProfile } from '#features/members/server/index.ts'
import type { ChangedOffer, MoreTimes, NewOffer } from '../contract.ts'
import { mostOffers } from '../limits.ts'
import { officeHoursProblems } from '../problems.ts'
import { requireOwnOffer, requireOwnSlot } from './access.ts'
import { tellChanged } from './live.ts'
import { type SlotRow, offersOf, placesOf } from './queries.ts'
import { addSlots, instantsOf } from './slot-times.ts'

/**
 * Offers office hours. Sending it again with the same id changes nothing.
 * @throws Refusal tooManyRequests, profileFirst, gone (of the group), noCommunityPlace, notATime, past, overlap, tooManySlots, tooManyOffers, idTaken
 */
export async function offer(services: Services, actor: Actor, { zone, starts, weeks, place, ...given }: NewOffer): Promise<void> {
  await countArranged(actor.id)
  await requireProfile(services.database.kysely, actor, meetingProblems.profileFirst)
  const newRoom = await communityRooms(services)
  const times = instantsOf({ zone, starts, weeks }, new Date())
  await services.events.change(async (tx, announce) => {
    await lockPeople(tx, [actor.id])
    const before = await tx.selectFrom('office_offers').select('mentor_id').where('id', '=', given.id).executeTakeFirst()
    if (before && before.mentor_id !== actor.id) throw new Refusal(officeHoursProblems.idTaken)
    if (before) return
    if ((await offersOf(tx, actor.id)).length >= mostOffers) throw new Refusal(officeHoursProblems.tooManyOffers)
    const group_id = await groupOf(tx, actor, given)
    const row = { ...given, group_id, mentor_id: actor.id, place_kind: place.kind, place: place.text }
    await tx.insertInto('office_offers').values(row).execute()
    await announce('officeHours.changed', { offer_ids: [row.id] })
    await addSlots(tx, { offer_id: row.id, mentor_id: actor.id, length: row.length, place, newRoom, times })
    tellChanged(services.live, tx, [actor.id])
  })
}

/** Changes what an offer says, and for whom it is. Who has a place keeps it. @throws Refusal gone, also of the group */
export async function change(services: Services, actor: Actor, { id, ...words }: ChangedOffer): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await requireOwnOffer(tx, actor, id)
    const group_id = await groupOf(tx, actor, words)
    await tx
      .updateTable('office_offers')
      .set({ ...words, group_id })
      .where('id', '=', id)
      .execute()
    await announce('officeHours.changed', { offer_ids: [id] })
    tellChanged(services.live, tx, [actor.id])
  })
}

/** @throws Refusal tooManyRequests, gone, notATime, past, overlap, tooManySlots, noCommunityPlace */
export async function addTimes(services: Services, actor: Actor, { id, ...given }: MoreTimes): Promise<void> {
  await countArranged(actor.id)
  const newRoom = await communityRooms(services)
  const times = instantsOf(given, new Date())
  await services.events.change(async (tx) => {
    await lockPeople(tx, [actor.id])
    const { length, place_kind, place } = await requireOwnOffer(tx, actor, id)
    await addSlots(tx, { offer_id: id, mentor_id: actor.id, length, place: { kind: place_kind, text: place }, newRoom, times })
    tellChanged(services.live, tx, [actor.id])
  })
}

/** Removes a time: its meetings are cancelled, and who waited for it is told. @throws Refusal gone, over */
export async function removeTime(services: Services, actor: Actor, { id }: { id: string }): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const slot = await requireOwnSlot(tx, actor, id)
    if (slot.starts_at.getTime() <= Date.now()) throw new Refusal(officeHoursProblems.over)
    await clear(services, { tx, announce, actor }, [slot])
    await tx.deleteFrom('office_slots').where('id', '=', id).execute()
  })
}

/** Ends an offer, and removes all its times. @throws Refusal gone */
export async function end(services: Services, actor: Actor, { id }: { id: string }): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await requireOwnOffer(tx, actor, id)
    await clear(services, { tx, announce, actor }, await comingSlots(tx, id))
    await tx.deleteFrom('office_offers').where('id', '=', id).execute()
    await announce('officeHours.changed', { offer_ids: [id] })
  })
}

/** Cancels the meetings of slots, tells who waited for them, and makes the times free for others. */
async function clear(services: Services, changing: { tx: Tx; announce: Announce; actor: Actor }, slots: readonly SlotRow[]): Promise<void> {
  const { tx, announce, actor } = changing
  const byId = new Map(slots.map((slot) => [slot.id, slot]))
  const people = async () => (byId.size === 0 ? [] : placesOf(tx, [...byId.keys()]))
  await lockPeople(tx, [actor.id, ...(await people()).map(({ member_id }) => member_id)])
  // Nobody can join any more: that needs the mentor's lock.
  const places = await people()
  for (const { slot_id, member_id, meeting_id, zone } of places) {
    const slot = byId.get(slot_id)
    if (meeting_id) await cancelWithin(services, changing, { id: meeting_id, word: '' })
    else if (slot) await announce('officeHours.removed', { member_id, mentor_id: actor.id, starts_at: slot.starts_at.toISOString(), zone })
  }
  await releaseTimes(tx, [...byId.keys()])
  tellChanged(services.live, tx, [actor.id, ...places.map(({ member_id }) => member_id)])
}

const comingSlots = (tx: Tx, offerId: string) =>
  tx
    .selectFrom('office_slots')
    .selectAll()
    .where('offer_id', '=', offerId)
    .where('starts_at', '>', sql<Date>`now()`)
    .execute()

/** The group that may book; null if it is not for a group. @throws Refusal gone (of the group) if the actor is not in it */
async function groupOf(
  reader: Reader,
  actor: Actor,
  { open_to, group_id }: Pick<ChangedOffer, 'open_to' | 'group_id'>,
): Promise<string | null> {
  const group = open_to === 'group' ? group_id : null
  if (group && !(await isReadable(reader, group, actor.id))) throw new Refusal(groupProblems.gone)
  return group
}
