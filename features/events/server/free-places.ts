import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type Place, cancelPlaces, coming } from './cancel-places.ts'
import { partCoHosts } from './co-hosts.ts'
import { tellHost } from './live.ts'

/**
 * Ends hosting together after a block, and gives the places of members who can no longer come to the waiting list: at each other's events after a block, at all events of a member
 * who is leaving or suspended. The member is not told: it would name the host who blocked them.
 */
export const freePlaces = ({ live }: Services) =>
  reaction({
    name: 'events.freePlaces',
    on: ['relations.blocked', 'member.absent'],
    async react(tx, events) {
      const places: Place[] = []
      for (const { type, payload } of events) {
        if (type === 'member.absent') places.push(...(await placesOf(tx, payload.member_id)))
        else {
          await partCoHosts(tx, payload.member_id, payload.other_id)
          for (const [guest, host] of [
            [payload.member_id, payload.other_id],
            [payload.other_id, payload.member_id],
          ] as const)
            places.push(...(await placesOf(tx, guest, host)))
        }
      }
      for (const event of await cancelPlaces(tx, places)) tellHost(live, tx, event)
    },
  })

/** The member's registrations for upcoming events, only for those of one host if it is given. */
async function placesOf(tx: Tx, member: string, host?: string): Promise<Place[]> {
  return tx
    .selectFrom('user_event_history as h')
    .innerJoin('events as e', 'e.id', 'h.event_id')
    .select(['h.event_id', 'h.user_id as member_id'])
    .where('h.user_id', '=', member)
    .where('h.attendance_status', 'in', coming)
    .where('e.status', 'in', ['scheduled', 'hidden'])
    .where('e.end_date', '>', sql<Date>`now()`)
    .$if(host !== undefined, (query) => query.where('e.user_id', '=', host ?? null))
    .execute()
}
