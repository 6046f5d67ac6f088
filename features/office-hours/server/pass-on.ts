import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { lockPeople } from '#features/meetings/server/index.ts'
import { tellChanged } from './live.ts'
import { countTaken, lineFor, placesOf, slotById, slotsStillFree } from './queries.ts'
import { takePlace } from './take-place.ts'

/**
 * Gives places that became free to those who have waited longest, and places that stayed free because a meeting was at the same time, once it is
 * cancelled or moved.
 */
export const passOn = (services: Services) =>
  reaction<'meeting.cancelled' | 'meeting.moved' | 'officeHours.freed'>({
    name: 'officeHours.passOn',
    on: ['meeting.cancelled', 'meeting.moved', 'officeHours.freed'],
    atOnce: 50,
    async react(tx, events) {
      const cancelled = events.flatMap(({ type, payload }) => (type === 'meeting.cancelled' ? [payload.meeting_id] : []))
      const freed = events.flatMap(({ type, payload }) => (type === 'officeHours.freed' ? [payload.slot_id] : []))
      const met = events.flatMap(({ type, payload }) => (type === 'officeHours.freed' ? [] : [payload.by, payload.to]))
      const given =
        cancelled.length === 0 ? [] : await tx.selectFrom('office_places').select('slot_id').where('meeting_id', 'in', cancelled).execute()
      const stayedFree = await slotsStillFree(
        tx,
        met.filter((member) => member !== null),
      )
      const slots = [...new Set([...freed, ...given.map(({ slot_id }) => slot_id), ...stayedFree])]
      if (slots.length === 0) return
      const { mentors, isLocked } = await lockAll(tx, slots)
      const gone = cancelled.length === 0 ? [] : await removePlaces(tx, cancelled)
      await countTaken(tx, slots)
      tellChanged(services.live, tx, [...mentors, ...gone])
      for (const slot of slots) await fill(services, tx, slot, isLocked)
    },
  })

/** Locks the mentors of these slots and everybody in line at once, in the order of all other changes. */
async function lockAll(tx: Tx, slots: readonly string[]) {
  const rows = await tx.selectFrom('office_slots').select('mentor_id').where('id', 'in', slots).execute()
  const mentors = rows.map(({ mentor_id }) => mentor_id)
  const line = (await placesOf(tx, slots)).filter(({ meeting_id }) => meeting_id === null)
  const people = new Set([...mentors, ...line.map(({ member_id }) => member_id)])
  if (people.size > 0) await lockPeople(tx, [...people])
  return { mentors, isLocked: (member: string) => people.has(member) }
}

/** @returns who had them */
async function removePlaces(tx: Tx, meetings: readonly string[]): Promise<string[]> {
  const removed = await tx.deleteFrom('office_places').where('meeting_id', 'in', meetings).returning('member_id').execute()
  return removed.map(({ member_id }) => member_id)
}

async function fill(services: Services, tx: Tx, id: string, isLocked: (member: string) => boolean): Promise<void> {
  const announce = announceIn(tx)
  for (const waiting of await lineFor(tx, id)) {
    const slot = await slotById(tx, id)
    if (!slot || slot.taken >= slot.places || slot.starts_at.getTime() <= Date.now()) return
    // They joined the line just now.
    if (!isLocked(waiting.member_id)) continue
    try {
      const meeting_id = await takePlace(services, { tx, announce }, slot, waiting)
      await announce('officeHours.gotPlace', { meeting_id, member_id: waiting.member_id, mentor_id: slot.mentor_id })
      tellChanged(services.live, tx, [waiting.member_id, slot.mentor_id])
    } catch (error) {
      // They have another meeting then, or a place already: the next one gets it, and they keep waiting.
      if (!(error instanceof Refusal)) throw error
    }
  }
}
