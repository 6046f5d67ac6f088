import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { isReadable } from '#features/groups/server/index.ts'
import { cancelEvents } from './cancel-events.ts'
import { type Place, cancelPlaces, coming } from './cancel-places.ts'
import { tellHost } from './live.ts'
import type { EventRow } from './queries.ts'

/** Gives up the places of members who left a group at its events, and cancels the events of deleted groups. */
export const followGroups = ({ live }: Services) =>
  reaction<'group.left' | 'group.deleted'>({
    name: 'events.followGroups',
    on: ['group.left', 'group.deleted'],
    async react(tx, events) {
      for (const { type, payload } of events) {
        const { group_id } = payload
        const changed =
          type === 'group.deleted'
            ? await cancelEvents(tx, sql`group_id = ${group_id}`)
            : // They may be back.
              (await isReadable(tx, group_id, payload.member_id))
              ? []
              : await freePlacesOf(tx, group_id, payload.member_id)
        for (const event of changed) tellHost(live, tx, event)
      }
    },
  })

async function freePlacesOf(tx: Tx, groupId: string, memberId: string): Promise<EventRow[]> {
  await sql`
    delete from event_co_hosts c using events e where e.id = c.event_id and c.member_id = ${memberId} and e.group_id = ${groupId}`.execute(
    tx,
  )
  const places: Place[] = await tx
    .selectFrom('user_event_history as h')
    .innerJoin('events as e', 'e.id', 'h.event_id')
    .select(['h.event_id', 'h.user_id as member_id'])
    .where('h.user_id', '=', memberId)
    .where('h.attendance_status', 'in', coming)
    .where('e.group_id', '=', groupId)
    .where('e.end_date', '>', sql<Date>`now()`)
    .execute()
  return cancelPlaces(tx, places)
}
