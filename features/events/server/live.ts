import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { eventsLive } from '../contract.ts'

const event = liveEvents(eventsLive)

/** An event that a member hosts has changed. Colleagues who have it on their screen watch it. */
const changedFor = (host: string, eventId: string) => event('events.changed', [toMember(host), `event:${eventId}`], { event_id: eventId })

/** The host wrote to the attendees, who watch this. */
export const messageSent = (eventId: string) => event('events.messageSent', [`event-messages:${eventId}`], { event_id: eventId })

/** A member changed something about an event themselves. */
export const ownChanged = (memberId: string, eventId: string) => event('events.ownChanged', [toMember(memberId)], { event_id: eventId })

/** Something about an event changed: updates the pages of those who host it. */
export function tellHost(live: Live, tx: Tx, { id, user_id }: { id: string; user_id: string | null }): void {
  if (user_id) live.tellAfter(tx, changedFor(user_id, id))
}

/** A member's registration changed: updates their own pages and the host's. */
export function tellAttendance(live: Live, tx: Tx, changed: { id: string; user_id: string | null }, memberId: string): void {
  live.tellAfter(tx, ownChanged(memberId, changed.id))
  tellHost(live, tx, changed)
}
