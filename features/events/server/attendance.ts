import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type Announce, announcement } from '#platform/server/events/index.ts'
import type { AttendanceStatus } from '../vocabulary.ts'
import type { EventRow } from './queries.ts'

/** Statuses that take up a place, including no-shows. */
const placed: readonly AttendanceStatus[] = ['registered', 'attended', 'no_show']
export const hasPlace = (status: AttendanceStatus | undefined): boolean => status !== undefined && placed.includes(status)

/** A member's registration for an event. */
export const attendanceOf = (reader: Reader, eventId: string, memberId: string) =>
  reader
    .selectFrom('user_event_history')
    .select(['attendance_status', 'answers', 'registration_date'])
    .where('event_id', '=', eventId)
    .where('user_id', '=', memberId)
    .executeTakeFirst()

interface OwnRow {
  attendance_status: AttendanceStatus | null
  answers: Record<string, string> | null
  shows_attendance: boolean | null
  is_muted: boolean | null
  ticket: string | null
}

/** A member's registration for an event, and whether others see which events they attend. */
const own = namedStatement<{ id: string; member: string }, OwnRow>(
  'events.own',
  (_kysely, { id, member }) => sql`
    select h.attendance_status, h.answers, h.is_muted, h.ticket, p.shows_attendance from (select ${member}::uuid as id) m
    left join user_event_history h on h.user_id = m.id and h.event_id = ${id}
    left join user_event_preferences p on p.user_id = m.id`,
)

/** A member's registration status; `shows_attendance` is null if they were never asked. */
export async function ownStanding(reader: Reader, id: string, member: string): Promise<OwnRow> {
  const [row] = await own(reader, { id, member })
  return row ?? { attendance_status: null, answers: null, shows_attendance: null, is_muted: null, ticket: null }
}

interface Change {
  /** Locked by the transaction; its counts are updated. */
  event: EventRow
  memberId: string
  status: AttendanceStatus
  /** Who made the change; null if a place became free. */
  by: string | null
  answers?: Record<string, string>
}

/**
 * Sets the status of a member's registration; only this and `fillPlaces` write it and the event's counts. New registrations join the end of
 * the waiting list. The event must be locked (`lockEvent`) and is updated in place, so that several changes can follow each other.
 */
export async function setAttendance(tx: Tx, announce: Announce, { event, memberId, status, by, answers }: Change): Promise<void> {
  const before = (await attendanceOf(tx, event.id, memberId))?.attendance_status
  if (before === status && !answers) return
  const isAnew = before === undefined || before === 'cancelled' || before === 'declined'
  await tx
    .insertInto('user_event_history')
    .values({ event_id: event.id, user_id: memberId, attendance_status: status, answers: JSON.stringify(answers ?? {}) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'event_id']).doUpdateSet({
        attendance_status: status,
        updated_at: sql<Date>`now()`,
        checked_in_at: status === 'attended' ? sql<Date>`now()` : null,
        ...(answers && { answers: JSON.stringify(answers) }),
        ...(isAnew && { registration_date: sql<Date>`now()`, line: sql<number>`default` }),
      }),
    )
    .execute()
  event.registered_count += Number(hasPlace(status)) - Number(hasPlace(before))
  event.waiting_count += Number(status === 'waiting') - Number(before === 'waiting')
  await saveCounts(tx, event)
  if (before === status) return
  await announce('event.attendance', { event_id: event.id, member_id: memberId, actor_id: by, status, had_place: hasPlace(before) })
}

const saveCounts = (tx: Tx, { id, registered_count, waiting_count }: EventRow) =>
  tx.updateTable('events').set({ registered_count, waiting_count }).where('id', '=', id).execute()

/** Gives free places to the waiting list, in order. The event must be locked and is updated in place. */
export async function fillPlaces(tx: Tx, event: EventRow): Promise<void> {
  const free = event.capacity === null ? event.waiting_count : event.capacity - event.registered_count
  if (free <= 0 || event.waiting_count === 0) return
  const { numAffectedRows = 0n } = await sql`
    with placed as (
      update user_event_history set attendance_status = 'registered', updated_at = now()
      where event_id = ${event.id} and user_id in (
        select user_id from user_event_history where event_id = ${event.id} and attendance_status = 'waiting' order by line limit ${free})
      returning event_id, user_id, attendance_status
    )
    ${announcement('event.attendance', 'placed', {
      event_id: sql.ref('event_id'),
      member_id: sql.ref('user_id'),
      actor_id: sql.lit(null),
      status: sql.ref('attendance_status'),
      had_place: sql.lit(false),
    })}`.execute(tx)
  event.registered_count += Number(numAffectedRows)
  event.waiting_count -= Number(numAffectedRows)
  await saveCounts(tx, event)
}
