import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { officeHoursProblems } from '../problems.ts'
import { type FullSlot, type SeenOffer, offerSeenBy, slotById, slotSeenBy } from './queries.ts'

/** @throws Refusal gone, also if it is for others, or the mentor is hidden from the actor */
export async function requireOffer(reader: Reader, actor: Actor, id: string): Promise<SeenOffer> {
  const offer = await offerSeenBy(reader, actor.id, id)
  if (!offer) throw new Refusal(officeHoursProblems.gone)
  return offer
}

/** @throws Refusal gone, also if it is for others, or the mentor is hidden from the actor */
export async function requireSlot(reader: Reader, actor: Actor, id: string): Promise<FullSlot> {
  const slot = await slotSeenBy(reader, actor.id, id)
  if (!slot) throw new Refusal(officeHoursProblems.gone)
  return slot
}

/** An offer of the actor's own. @throws Refusal gone */
export async function requireOwnOffer(reader: Reader, actor: Actor, id: string) {
  const offer = await reader
    .selectFrom('office_offers')
    .selectAll()
    .where('id', '=', id)
    .where('mentor_id', '=', actor.id)
    .executeTakeFirst()
  if (!offer) throw new Refusal(officeHoursProblems.gone)
  return offer
}

/** A slot of the actor's own. @throws Refusal gone */
export async function requireOwnSlot(reader: Reader, actor: Actor, id: string): Promise<FullSlot> {
  const slot = await slotById(reader, id)
  if (slot?.mentor_id !== actor.id) throw new Refusal(officeHoursProblems.gone)
  return slot
}
