import { sql } from 'kysely'
import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { eventProblems } from '../problems.ts'
import { checkInOpens } from '../limits.ts'
import type { AttendanceStatus } from '../vocabulary.ts'
import { ownEvent, ownEventToChange, requireUpcoming } from './access.ts'
import { fillPlaces, hasPlace, setAttendance } from './attendance.ts'
import { tellAttendance } from './live.ts'

/** Registrations by status and order; members hidden from the viewer are left out. */
const attendees = (reader: Reader, viewer: string, eventId: string, limit: number, status?: AttendanceStatus, after?: { line: number }) =>
  reader
    .selectFrom('user_event_history as h')
    .innerJoin(members.as('u'), 'u.id', 'h.user_id')
    .select(briefColumns('u'))
    .select(['h.attendance_status', 'h.answers', 'h.registration_date', 'h.line'])
    .where('h.event_id', '=', eventId)
    .$if(status === undefined, (query) => query.where('h.attendance_status', 'not in', ['cancelled', 'declined']))
    .$if(status !== undefined, (query) => query.where('h.attendance_status', '=', status as AttendanceStatus))
    .where(sql<boolean>`h.user_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
    .$if(after !== undefined, (query) => query.where('h.line', '>', after?.line ?? 0))
    .orderBy('h.line')
    .limit(limit)
    .execute()
export type AttendeeRow = Awaited<ReturnType<typeof attendees>>[number]

const inOrder = keyset(z.object({ line: z.number().int().min(0) }), ({ line }: AttendeeRow) => ({ line }))

/** A page of the registrations for an event of the actor or their organisation. @throws Refusal eventGone, notHost */
export async function listAttendees(
  reader: Reader,
  actor: Actor,
  { id, status, ...request }: PageRequest & { id: string; status?: AttendanceStatus | undefined },
): Promise<Page<AttendeeRow>> {
  await ownEvent(reader, actor, id)
  return readPage(request, inOrder, (limit, after) => attendees(reader, actor.id, id, limit, status, after))
}

interface About {
  id: string
  member_id: string
}

/**
 * Accepts or declines a request; if the event is full, the member joins the waiting list. An accepted member can still be declined later.
 * @throws Refusal eventGone, notHost, notYourRole, isCancelled, isOver, notAttending
 */
export async function answerRequest(
  { events, live }: Services,
  actor: Actor,
  { id, member_id, isAccepted }: About & { isAccepted: boolean },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = await ownEventToChange(tx, actor, id, 'edit')
    requireUpcoming(event)
    const before = await statusSeenBy(tx, actor, { id, member_id })
    if (!before || before === 'cancelled') throw new Refusal(eventProblems.notAttending)
    if (isAccepted && (hasPlace(before) || before === 'waiting')) return
    const isFull = event.capacity !== null && event.registered_count >= event.capacity
    const accepted = isFull ? 'waiting' : 'registered'
    await setAttendance(tx, announce, { event, memberId: member_id, status: isAccepted ? accepted : 'declined', by: actor.id })
    if (!isAccepted) await fillPlaces(tx, event)
    tellAttendance(live, tx, event, member_id)
  })
}

/** Records attendance. @throws Refusal eventGone, notHost, isHidden, isCancelled, notBegun, notAttending */
export async function checkIn(
  { events, live }: Services,
  actor: Actor,
  { id, member_id, status }: About & { status: AttendanceStatus },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = await ownEventToChange(tx, actor, id, 'read')
    if (event.status === 'hidden') throw new Refusal(eventProblems.isHidden)
    if (event.status !== 'scheduled') throw new Refusal(eventProblems.isCancelled)
    if (event.event_date.getTime() - checkInOpens > Date.now()) throw new Refusal(eventProblems.notBegun)
    if (!hasPlace(await statusSeenBy(tx, actor, { id, member_id }))) throw new Refusal(eventProblems.notAttending)
    await setAttendance(tx, announce, { event, memberId: member_id, status, by: actor.id })
    tellAttendance(live, tx, event, member_id)
  })
}

/** The status of a registration, unless the member is hidden from the actor, like in the list. */
async function statusSeenBy(tx: Tx, actor: Actor, { id, member_id }: About): Promise<AttendanceStatus | undefined> {
  const { rows } = await sql<{ attendance_status: AttendanceStatus }>`
    select attendance_status from user_event_history
    where event_id = ${id} and user_id = ${member_id} and user_id <> all(${hiddenFrom(sql`${actor.id}::uuid`)})`.execute(tx)
  return rows[0]?.attendance_status
}

/** Number of requests that await an answer, as the list shows them to the viewer. */
export async function countRequests(reader: Reader, viewer: string, eventId: string): Promise<number> {
  const { requests } = await reader
    .selectFrom('user_event_history')
    .select(({ fn }) => fn.countAll<number>().as('requests'))
    .where('event_id', '=', eventId)
    .where('attendance_status', '=', 'requested')
    .where(sql<boolean>`user_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
    .executeTakeFirstOrThrow()
  return requests
}
