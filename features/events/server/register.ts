import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Question } from '../registration-contract.ts'
import { eventProblems } from '../problems.ts'
import type { AttendanceStatus } from '../vocabulary.ts'
import { ahead, eventToChange, introducedOnly } from './access.ts'
import { attendanceOf, fillPlaces, setAttendance } from './attendance.ts'
import { tellAttendance } from './live.ts'
import type { EventRow } from './queries.ts'

/** The questions of an event, as its row has them. */
export const questionsOf = ({ questions }: Pick<EventRow, 'questions'>): Question[] => questions as unknown as Question[]

/** Answers to questions that are asked, of which the required ones have one. @throws Refusal answerNeeded */
function answersTo(questions: readonly Question[], given: Record<string, string>): Record<string, string> {
  const answers = Object.fromEntries(questions.flatMap(({ id }) => (given[id] ? [[id, given[id]]] : [])))
  if (questions.some(({ id, isRequired }) => isRequired && !answers[id])) throw new Refusal(eventProblems.answerNeeded)
  return answers
}

const placeFor = ({ needs_approval, capacity, registered_count, waiting_count }: EventRow): AttendanceStatus => {
  if (needs_approval) return 'requested'
  // Whoever waits already is first.
  return capacity === null || (registered_count < capacity && waiting_count === 0) ? 'registered' : 'waiting'
}

/**
 * Registers for an event: with a place, on the waiting list, or with a question to the host. Again it changes nothing but the answers. Of an event
 * elsewhere it is the member's word that they registered there.
 * @returns how the registration stands
 * @throws Refusal eventGone, ownEvent, profileFirst, isCancelled, isOver, answerNeeded, wasDeclined
 */
export async function register(
  { events, live }: Services,
  actor: Actor,
  id: string,
  given: Record<string, string>,
): Promise<AttendanceStatus> {
  return events.change(async (tx, announce) => {
    const event = await eventToChange(tx, actor, id)
    ahead(event)
    const before = (await attendanceOf(tx, id, actor.id))?.attendance_status
    let status: AttendanceStatus = 'registered'
    if (event.source === 'community') {
      if (event.user_id === actor.id) throw new Refusal(eventProblems.ownEvent)
      await introducedOnly(tx, actor)
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

/** Takes a registration back; the place goes to who waits longest. What is over stays as it was. @throws Refusal eventGone, isOver */
export async function unregister({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = await eventToChange(tx, actor, id)
    const before = (await attendanceOf(tx, id, actor.id))?.attendance_status
    if (!before || before === 'cancelled' || before === 'declined') return
    if (event.end_date <= new Date()) throw new Refusal(eventProblems.isOver)
    await setAttendance(tx, announce, { event, memberId: actor.id, status: 'cancelled', by: actor.id })
    if (event.status === 'scheduled') await fillPlaces(tx, announce, event)
    tellAttendance(live, tx, event, actor.id)
  })
}
