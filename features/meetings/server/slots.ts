import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { briefsById } from '#features/members/server/index.ts'
import { type Span, freeSlots, isFreeSlot, stepOf, weeksAround } from '../availability.ts'
import { type Starts, runsOf } from '../runs.ts'
import { type Offer, mayPropose, offerFor, requireOffer } from './access.ts'
import { knownTimes } from './busy.ts'
import { hasRooms } from './place.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How the actor can meet a member. Nothing in it tells a member who does not offer it from one who is hidden or does not exist. */
export async function offerTo(services: Services, actor: Actor, hostId: string) {
  const { kysely } = services.database
  const [offer, can_propose, has_rooms] = await Promise.all([
    offerFor(kysely, actor.id, hostId),
    mayPropose(kysely, actor.id, hostId),
    hasRooms(services),
  ])
  const member = offer && (await briefsById(kysely, [hostId])).get(hostId)
  if (!offer || !member) return { booking: null, can_propose, has_rooms }
  const { zone, length, daysAhead } = offer.availability
  return { booking: { member, zone, length, place_kind: offer.place_kind, days_ahead: daysAhead }, can_propose, has_rooms }
}

/** The starts at which both are free, as far as the actor may book. @throws Refusal notOffered */
export async function slotsOf(
  reader: Reader,
  actor: Actor,
  { id, from, days }: { id: string; from: string; days: number },
): Promise<Starts> {
  const offer = await requireOffer(reader, actor.id, id)
  // The days are those of the starts: the last slot may end after them.
  const span = { from: new Date(from), until: new Date(Date.parse(from) + days * day + (offer.availability.length - 1) * minute) }
  const slots = freeSlots(offer.availability, { ...span, ...(await knownFor(reader, offer, actor.id, span)) })
  return runsOf(slots, stepOf(offer.availability.length))
}

/** Whether the actor can book a time. @param but a meeting that is to be moved there */
export async function isBookable(reader: Reader, offer: Offer, actorId: string, start: Date, but?: string): Promise<boolean> {
  const span = { from: start, until: new Date(start.getTime() + offer.availability.length * minute) }
  return isFreeSlot(offer.availability, start, await knownFor(reader, offer, actorId, span, but))
}

async function knownFor(reader: Reader, { member_id: host }: Offer, guest: string, span: Span, but?: string) {
  const around = { from: new Date(span.from.getTime() - day), until: new Date(span.until.getTime() + day) }
  const weeks = weeksAround(span)
  const known = await knownTimes(reader, { host, guest, ...around, weeks_from: weeks.from, weeks_until: weeks.until })
  const busy = known.filter(({ meeting_id }) => meeting_id === null || meeting_id !== but)
  // A group that is met at one time is one meeting.
  const meetings = new Set(busy.flatMap(({ whose, meeting_id, from }) => (whose === 'host' && meeting_id !== null ? [from.getTime()] : [])))
  return { now: new Date(), busy, meetings: Array.from(meetings, (start) => new Date(start)) }
}
