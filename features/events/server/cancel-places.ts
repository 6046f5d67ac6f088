import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { attendanceOf, fillPlaces, setAttendance } from './attendance.ts'
import { type EventRow, lockEvent } from './queries.ts'

/** Statuses of those who still want to come. */
export const coming = ['registered', 'requested', 'waiting'] as const
export const isComing = (status: string | undefined) => coming.some((each) => each === status)

/** Whether it takes place, or could once operators show it again. */
export const isOn = ({ status }: Pick<EventRow, 'status'>): boolean => status === 'scheduled' || status === 'hidden'

export interface Place {
  event_id: string
  member_id: string
}

/** Cancels registrations for scheduled events without telling the members, and gives their places to the waiting list. @returns the events */
export async function cancelPlaces(tx: Tx, places: readonly Place[]): Promise<EventRow[]> {
  const announce = announceIn(tx)
  const changed: EventRow[] = []
  for (const { event_id, member_id } of places.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1))) {
    const event = await lockEvent(tx, event_id)
    if (!event || !isOn(event) || !isComing((await attendanceOf(tx, event_id, member_id))?.attendance_status)) continue
    await setAttendance(tx, announce, { event, memberId: member_id, status: 'cancelled', by: null })
    if (event.status === 'scheduled') await fillPlaces(tx, event)
    changed.push(event)
  }
  return changed
}
