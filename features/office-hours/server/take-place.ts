import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { joinOccasion } from '#features/meetings/server/index.ts'
import { officeHoursProblems } from '../problems.ts'
import { type FullSlot, countTaken, holdsPlace } from './queries.ts'

export interface Taking {
  member_id: string
  answer: string
  zone: string
}

/**
 * Gives a member a place, which is a meeting with the mentor. They stop waiting for the mentor's other times. Mentor and member are locked.
 * @returns the id of the meeting
 * @throws Refusal full, oneAtATime, busyYourself, taken
 */
export async function takePlace(
  services: Services,
  { tx, announce }: { tx: Tx; announce: Announce },
  slot: FullSlot,
  { member_id, answer, zone }: Taking,
): Promise<string> {
  if (slot.taken >= slot.places) throw new Refusal(officeHoursProblems.full)
  if (await holdsPlace(tx, member_id, slot.mentor_id)) throw new Refusal(officeHoursProblems.oneAtATime)
  const { id, mentor_id, starts_at, length, place_kind, place } = slot
  const meeting_id = await joinOccasion(
    services,
    { tx, announce },
    { occasion_id: id, member_id, host_id: mentor_id, start: starts_at, length, place_kind, place, zone, word: answer },
  )
  await tx
    .deleteFrom('office_places')
    .where('member_id', '=', member_id)
    .where('meeting_id', 'is', null)
    .where('slot_id', 'in', (from) => from.selectFrom('office_slots').select('id').where('mentor_id', '=', mentor_id))
    .execute()
  await tx.insertInto('office_places').values({ slot_id: id, member_id, meeting_id, answer, zone }).execute()
  await countTaken(tx, [id])
  return meeting_id
}
