import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { meetingProblems } from '#features/meetings/problems.ts'
import { cancelWithin, countArranged, lockPeople, sideOf } from '#features/meetings/server/index.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { longestLine, mostWaits } from '../limits.ts'
import { officeHoursProblems } from '../problems.ts'
import { requireSlot } from './access.ts'
import { tellChanged } from './live.ts'
import { holdsPlace, placesOf, waitsOf } from './queries.ts'
import { takePlace } from './take-place.ts'

interface Booking {
  id: string
  zone: string
  answer: string
  /** Whether to wait if the slot is full, or the mentor has another meeting then. */
  wait: boolean
}

/**
 * Takes a place, or waits for one. Repeating it changes nothing.
 * @throws Refusal tooManyRequests, gone, over, profileFirst, answerNeeded, oneAtATime, full, busyYourself, taken, lineFull, tooManyWaits
 */
export async function book(services: Services, actor: Actor, { id, zone, answer, wait }: Booking): Promise<'held' | 'waiting'> {
  await countArranged(actor.id)
  const { mentor_id, question } = await requireSlot(services.database.kysely, actor, id)
  await requireProfile(services.database.kysely, actor, meetingProblems.profileFirst)
  if (question && !answer) throw new Refusal(officeHoursProblems.answerNeeded)
  return services.events.change(async (tx, announce) => {
    await lockPeople(tx, [actor.id, mentor_id])
    // It may have changed while this waited.
    const slot = await requireSlot(tx, actor, id)
    if (slot.starts_at.getTime() <= Date.now()) throw new Refusal(officeHoursProblems.over)
    const places = await placesOf(tx, [id])
    const own = places.find(({ member_id }) => member_id === actor.id)
    // It was cancelled a moment ago, and is about to be passed on.
    if (own?.meeting_id && (await sideOf(tx, own.meeting_id, actor.id))?.state !== 'agreed') throw new Refusal(officeHoursProblems.full)
    if (own) return own.meeting_id ? 'held' : 'waiting'
    if (await holdsPlace(tx, actor.id, mentor_id)) throw new Refusal(officeHoursProblems.oneAtATime)
    tellChanged(services.live, tx, [actor.id, mentor_id])
    const mine = { member_id: actor.id, answer, zone }
    if (slot.taken < slot.places || !wait) {
      try {
        await takePlace(services, { tx, announce }, slot, mine)
        return 'held'
      } catch (error) {
        // The mentor has another meeting then: the place is passed on once that is cancelled or moved.
        const isTaken = error instanceof Refusal && error.problem.id === meetingProblems.taken.id
        if (!wait || !isTaken) throw error
      }
    }
    await joinLine(tx, id, mine, places.length - slot.taken)
    return 'waiting'
  })
}

async function joinLine(
  tx: Tx,
  slot_id: string,
  mine: { member_id: string; answer: string; zone: string },
  waiting: number,
): Promise<void> {
  if (waiting >= longestLine) throw new Refusal(officeHoursProblems.lineFull)
  if ((await waitsOf(tx, mine.member_id)).length >= mostWaits) throw new Refusal(officeHoursProblems.tooManyWaits)
  await tx
    .insertInto('office_places')
    .values({ slot_id, ...mine, meeting_id: null })
    .execute()
}

/** Gives up a place, which goes to who waits longest, or stops waiting. Repeating it has no effect. @throws Refusal gone */
export async function leave(services: Services, actor: Actor, { id }: { id: string }): Promise<void> {
  const { mentor_id } = await requireSlot(services.database.kysely, actor, id)
  await services.events.change(async (tx, announce) => {
    await lockPeople(tx, [actor.id, mentor_id])
    const own = (await placesOf(tx, [id])).find(({ member_id }) => member_id === actor.id)
    if (!own) return
    await tx.deleteFrom('office_places').where('slot_id', '=', id).where('member_id', '=', actor.id).execute()
    if (own.meeting_id) {
      await cancelWithin(services, { tx, announce, actor }, { id: own.meeting_id, word: '' })
      await announce('officeHours.freed', { slot_id: id })
    }
    tellChanged(services.live, tx, [actor.id, mentor_id])
  })
}
