import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { requireProfile } from '#features/members/server/index.ts'
import type { Question } from '../registration-contract.ts'
import { eventProblems } from '../problems.ts'
import type { AttendanceStatus } from '../vocabulary.ts'
import { eventToAttend, isCoHost, requireUpcoming } from './access.ts'
import { attendanceOf, fillPlaces, setAttendance } from './attendance.ts'
import { tellAttendance } from './live.ts'
import type { EventRow } from './queries.ts'

/** The questions of an event, parsed from its row. */
export const questionsOf = ({ questions }: Pick<EventRow, 'questions'>): Question[] => questions as unknown as Question[]

/** Keeps answers to existing questions and checks the required ones. @throws Refusal answerNeeded */
function answersTo(questions: readonly Question[], given: Record<string, string>): Record<string, string> {
  const answers = Object.fromEntries(questions.flatMap(({ id }) => (given[id] ? [[id, given[id]]] : [])))
  if (questions.some(({ id, isRequired }) => isRequired && !answers[id])) throw new Refusal(eventProblems.answerNeeded)
  return answers
}

const placeFor = ({ needs_approval, capacity, registered_count, waiting_count }: EventRow): AttendanceStatus => {
  if (needs_approval) return 'requested'
  // The waiting list comes first.
  return capacity === null || (registered_count < capacity && waiting_count === 0) ? 'registered' : 'waiting'
}

/**
 * Registers for an event: with a place, on the waiting list, or as a request to the host. Repeating it only updates the answers. For an
 * imported event, it records that the member registered elsewhere.
 * @returns the status of the registration
 * @throws Refusal eventGone, ownEvent, profileFirst, isCancelled, isOver, answerNeeded, wasDeclined
 */
export async function register(
  { events, live }: Services,
  actor: Actor,
  id: string,
  given: Record<string, string>,
): Promise<AttendanceStatus> {
  return events.change(async (tx, announce) => {
    const event = await eventToAttend(tx, actor, id)
    requireUpcoming(event)
    const before = (await attendanceOf(tx, id, actor.id))?.attendance_status
    let status: AttendanceStatus = 'registered'
    if (event.source === 'community') {
      if (event.user_id === actor.id || (await isCoHost(tx, actor, id))) throw new Refusal(eventProblems.ownEvent)
      await requireProfile(tx, actor, eventProblems.profileFirst)
      if (before === 'declined') throw new Refusal(eventProblems.wasDeclined)
      status = before && before !== 'cancelled' ? before : placeFor(event)
      await setAttendance(tx, announce, { event, memberId: actor.id, status, by: actor.id, answers: answersTo(questionsOf(event), given) })
    } else {
      await setAttendance(tx, announce, { event, memberId: actor.id, status, by: actor.id })
    }
    tellAttendance(live, tx, event, actor.id)
    return status
  })
}

/** Cancels a registration; the place goes to the waiting list. What has happened cannot be changed. @throws Refusal eventGone, isOver, checkedIn */
export async function unregister({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = await eventToAttend(tx, actor, id)
    const before = (await attendanceOf(tx, id, actor.id))?.attendance_status
    if (!before || before === 'cancelled' || before === 'declined') return
    if (event.end_date <= new Date()) throw new Refusal(eventProblems.isOver)
    if (before === 'attended') throw new Refusal(eventProblems.checkedIn)
    await setAttendance(tx, announce, { event, memberId: actor.id, status: 'cancelled', by: actor.id })
    if (event.status === 'scheduled') await fillPlaces(tx, event)
    tellAttendance(live, tx, event, actor.id)
  })
}
