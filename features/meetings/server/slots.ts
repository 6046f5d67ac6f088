import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { briefsById } from '#features/members/server/index.ts'
import { type Span, freeSlots, isFreeSlot, stepOf, weeksAround } from '../availability.ts'
import { type Run, runsOf } from '../runs.ts'
import { type Offer, mayPropose, offerFor, requireOffer } from './access.ts'
import { busyApartFromMeetings } from './busy.ts'
import { hasRooms } from './place.ts'
import { meetingSpans } from './queries.ts'

const day = 24 * 60 * 60_000

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

/** The starts at which both are free, as far as the actor may book; `step` is in minutes. @throws Refusal notOffered */
export async function slotsOf(
  reader: Reader,
  actor: Actor,
  { id, from, days }: { id: string; from: string; days: number },
): Promise<{ step: number; runs: Run[] }> {
  const offer = await requireOffer(reader, actor.id, id)
  const span = { from: new Date(from), until: new Date(Date.parse(from) + days * day) }
  const slots = freeSlots(offer.availability, { ...span, ...(await knownFor(reader, offer, actor.id, span)) })
  const step = stepOf(offer.availability.length)
  return { step, runs: runsOf(slots, step) }
}

/** Whether the actor can book a time. @param but a meeting that is to be moved there */
export async function isBookable(reader: Reader, offer: Offer, actorId: string, start: Date, but?: string): Promise<boolean> {
  const span = { from: start, until: new Date(start.getTime() + offer.availability.length * 60_000) }
  return isFreeSlot(offer.availability, start, await knownFor(reader, offer, actorId, span, but))
}

/** What decides which times are free: the host's busy times and meetings, and the meetings of the one who books. */
async function knownFor(reader: Reader, { member_id: host }: Offer, guest: string, span: Span, but?: string) {
  const around = { from: new Date(span.from.getTime() - day), until: new Date(span.until.getTime() + day) }
  const [busy, own, counted] = await Promise.all([
    busyApartFromMeetings(reader, { member: host, ...around }),
    meetingSpans(reader, { member: guest, ...around }),
    meetingSpans(reader, { member: host, ...weeksAround(span) }),
  ])
  return {
    now: new Date(),
    busy: [...busy, ...[...own, ...counted].filter(({ meeting_id }) => meeting_id !== but)],
    // A group that is met at one time is one meeting.
    meetings: counted
      .filter(({ meeting_id, from }, at) => meeting_id !== but && from.getTime() !== counted[at - 1]?.from.getTime())
      .map(({ from }) => from),
  }
}
