import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { meetingProblems } from '../problems.ts'
import { meetingFor, offerFor } from './access.ts'
import { queueInvitations } from './invitations.ts'
import { countArranged } from './limiters.ts'
import { tellChanged } from './live.ts'
import { type MeetingRow, type SeenMeeting, lockPeople, meetingSeenBy } from './queries.ts'
import { updateMeeting } from './rows.ts'
import { isBookable } from './slots.ts'
import { agreedAt, requireAhead, requireFree, suggested } from './times.ts'

/** A meeting as it is changed: both sides are locked. */
interface Changing {
  tx: Tx
  announce: Announce
  meeting: SeenMeeting
  /** The other member; null once their account is deleted. */
  other: string | null
}

/** Changes a meeting of the actor's, and updates the pages of both. @throws Refusal gone, and what `change` throws */
async function changing(
  services: Services,
  actor: Actor,
  id: string,
  change: (changing: Changing) => Promise<MeetingRow | undefined>,
): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const { asker_id, guest_id } = await meetingFor(tx, actor, id)
    await lockPeople(
      tx,
      [asker_id, guest_id].filter((member) => member !== null),
    )
    // It may have changed while this waited.
    const meeting = await meetingFor(tx, actor, id)
    const other = meeting.asker_id === actor.id ? meeting.guest_id : meeting.asker_id
    const changed = await change({ tx, announce, meeting, other })
    if (changed) tellChanged(services.live, tx, changed.id, [changed.asker_id, changed.guest_id])
  })
}

/** Agrees to a suggested time. Repeating it has no effect. @throws Refusal gone, answered, notYourTurn, notOneOfThem, past, taken, busyYourself */
export const pick = (
  services: Services,
  actor: Actor,
  { id, starts_at, zone }: { id: string; starts_at: string; zone: string },
): Promise<void> =>
  changing(services, actor, id, async ({ tx, announce, meeting, other }) => {
    const start = new Date(starts_at)
    if (meeting.state === 'agreed' && meeting.starts_at?.getTime() === start.getTime()) return undefined
    requireTurn(meeting, actor)
    if (!meeting.times.some((time) => time.getTime() === start.getTime())) throw new Refusal(meetingProblems.notOneOfThem)
    requireAhead(start)
    await requireFree(tx, { actor: actor.id, other, start, length: meeting.length })
    const row = await updateMeeting(tx, id, agreedAt(start, meeting.length), { [actor.id]: zone })
    if (other) await announce('meeting.agreed', { meeting_id: id, by: actor.id, to: other })
    await queueInvitations(services, tx, row)
    return row
  })

/** Suggests other times instead. @throws Refusal gone, answered, notYourTurn, past, tooFar */
export const counter = (
  services: Services,
  actor: Actor,
  { id, times, zone, word }: { id: string; times: readonly string[]; zone: string; word: string },
): Promise<void> =>
  changing(services, actor, id, async ({ tx, announce, meeting, other }) => {
    requireTurn(meeting, actor)
    const row = await updateMeeting(tx, id, { times: suggested(times), turn_id: other, word, word_by: actor.id }, { [actor.id]: zone })
    if (other) await announce('meeting.proposed', { meeting_id: id, by: actor.id, to: other })
    return row
  })

/** Declines suggested times. Repeating it has no effect. @throws Refusal gone, answered, notYourTurn */
export const decline = (services: Services, actor: Actor, { id, word }: { id: string; word: string }): Promise<void> =>
  changing(services, actor, id, async ({ tx, announce, meeting, other }) => {
    if (meeting.state === 'declined') return undefined
    requireTurn(meeting, actor)
    const row = await updateMeeting(tx, id, { state: 'declined', turn_id: null, times: [], word, word_by: actor.id })
    if (other) await announce('meeting.closed', { meeting_id: id, by: actor.id, to: other })
    return row
  })

/** Cancels an agreed meeting, or withdraws what the actor suggested. Repeating it has no effect. @throws Refusal gone, notYourTurn, isOver, answered */
export const cancel = (services: Services, actor: Actor, { id, word }: { id: string; word: string }): Promise<void> =>
  changing(services, actor, id, async ({ tx, announce, meeting, other }) => {
    if (meeting.state === 'cancelled' || meeting.state === 'withdrawn') return undefined
    if (meeting.state === 'open') {
      // Those who are asked decline.
      if (meeting.turn_id === actor.id) throw new Refusal(meetingProblems.notYourTurn)
      const row = await updateMeeting(tx, id, { state: 'withdrawn', turn_id: null, times: [], word, word_by: actor.id })
      if (other) await announce('meeting.closed', { meeting_id: id, by: actor.id, to: other })
      return row
    }
    requireAgreed(meeting)
    return cancelAgreed(services, actor, word, { tx, announce, meeting, other })
  })

async function cancelAgreed(services: Services, actor: Actor, word: string, { tx, announce, meeting, other }: Changing) {
  const { id, sequence } = meeting
  const row = await updateMeeting(tx, id, { state: 'cancelled', sequence: sequence + 1, word, word_by: actor.id })
  if (other) await announce('meeting.cancelled', { meeting_id: id, by: actor.id, to: other })
  await queueInvitations(services, tx, row)
  return row
}

/** Cancels a meeting within the change of another room, which has locked both with `lockPeople`. Nothing happens if it is off or over. */
export async function cancelWithin(
  services: Services,
  { tx, announce, actor }: { tx: Tx; announce: Announce; actor: Actor },
  { id, word }: { id: string; word: string },
): Promise<void> {
  const [meeting] = await meetingSeenBy(tx, { viewer: actor.id, id })
  if (meeting?.state !== 'agreed' || Number(meeting.ends_at) <= Date.now()) return
  const other = meeting.asker_id === actor.id ? meeting.guest_id : meeting.asker_id
  const row = await cancelAgreed(services, actor, word, { tx, announce, meeting, other })
  tellChanged(services.live, tx, id, [row.asker_id, row.guest_id])
}

/**
 * Moves a meeting. Those who booked it move it to another free time of the other; otherwise any time at which both have no other meeting.
 * @param sequence of the meeting that the actor has seen
 * @throws Refusal tooManyRequests, gone, notAgreed, isOver, fixed, movedMeanwhile, past, tooFar, notMovable, taken, busyYourself
 */
export async function move(
  services: Services,
  actor: Actor,
  { id, starts_at, sequence }: { id: string; starts_at: string; sequence: number },
): Promise<void> {
  await countArranged(actor.id)
  await changing(services, actor, id, async ({ tx, announce, meeting, other }) => {
    requireAgreed(meeting)
    if (meeting.occasion_id) throw new Refusal(meetingProblems.fixed)
    const start = new Date(starts_at)
    const isThere = meeting.starts_at?.getTime() === start.getTime()
    if (meeting.sequence !== sequence) {
      if (isThere) return undefined
      throw new Refusal(meetingProblems.movedMeanwhile)
    }
    if (isThere) return undefined
    requireAhead(start)
    await requireFree(tx, { actor: actor.id, other, start, length: meeting.length, but: id })
    if (meeting.is_booked && other && meeting.asker_id === actor.id) {
      const offer = await offerFor(tx, actor.id, other)
      if (!offer || offer.availability.length < meeting.length) throw new Refusal(meetingProblems.notMovable)
      if (!(await isBookable(tx, offer, actor.id, start, id))) throw new Refusal(meetingProblems.taken)
    }
    const row = await updateMeeting(tx, id, { ...agreedAt(start, meeting.length), sequence: meeting.sequence + 1 })
    if (other) await announce('meeting.moved', { meeting_id: id, by: actor.id, to: other })
    await queueInvitations(services, tx, row)
    return row
  })
}

/** How long before a meeting somebody can say that they will be late, in milliseconds. */
const lateFrom = 60 * 60_000

/** Tells the other that the actor is running late. @throws Refusal gone, notAgreed, isOver, tooEarlyToBeLate */
export const tellLate = (services: Services, actor: Actor, { id, minutes }: { id: string; minutes: number }): Promise<void> =>
  changing(services, actor, id, async ({ tx, announce, meeting, other }) => {
    requireAgreed(meeting)
    if (Number(meeting.starts_at) - Date.now() > lateFrom) throw new Refusal(meetingProblems.tooEarlyToBeLate)
    const row = await updateMeeting(tx, id, { late_minutes: minutes, late_by: actor.id })
    if (other) await announce('meeting.late', { meeting_id: id, by: actor.id, to: other, minutes })
    return row
  })

/** @throws Refusal answered, notYourTurn */
function requireTurn({ state, turn_id }: SeenMeeting, actor: Actor): void {
  if (state !== 'open') throw new Refusal(meetingProblems.answered)
  if (turn_id !== actor.id) throw new Refusal(meetingProblems.notYourTurn)
}

/** @throws Refusal notAgreed, isOver */
function requireAgreed({ state, ends_at }: SeenMeeting): void {
  if (state !== 'agreed') throw new Refusal(meetingProblems.notAgreed)
  if (Number(ends_at) <= Date.now()) throw new Refusal(meetingProblems.isOver)
}
