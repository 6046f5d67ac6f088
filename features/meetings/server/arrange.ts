import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireRepeat } from '#platform/server/require-repeat.ts'
import type { Services } from '#platform/server/services.ts'
import { requireProfile } from '#features/members/server/index.ts'
import type { Place } from '../contract.ts'
import { meetingProblems } from '../problems.ts'
import { mayPropose, requireOffer } from './access.ts'
import { queueInvitations } from './invitations.ts'
import { countArranged } from './limiters.ts'
import { tellChanged } from './live.ts'
import { settledPlace } from './place.ts'
import { type MeetingRow, currentBetween, lockPeople, meetingById } from './queries.ts'
import { insertMeeting } from './rows.ts'
import { isBookable } from './slots.ts'
import { agreedAt, requireFree, suggested } from './times.ts'

/** Open suggestions of one member to another. */
const mostOpen = 3

interface NewMeeting {
  id: string
  member_id: string
  zone: string
  word: string
}

/**
 * Books a free time of a member. Sending it again with the same id changes nothing.
 * @throws Refusal tooManyRequests, notOffered, profileFirst, taken, busyYourself, idTaken; bookedBefore if another time was booked with this id
 */
export async function book(
  services: Services,
  actor: Actor,
  { id, member_id, zone, word, starts_at }: NewMeeting & { starts_at: string },
): Promise<void> {
  await countArranged(actor.id)
  const offer = await requireOffer(services.database.kysely, actor.id, member_id)
  await requireProfile(services.database.kysely, actor, meetingProblems.profileFirst)
  const place = await settledPlace(services, { kind: offer.place_kind, text: offer.place })
  const start = new Date(starts_at)
  await services.events.change(async (tx, announce) => {
    await lockPeople(tx, [actor.id, member_id])
    const before = await arrangedBefore(tx, actor, id)
    if (before) {
      requireRepeat(before, { guest_id: member_id, starts_at: start }, meetingProblems.bookedBefore)
      return
    }
    // They may have changed what they offer while this waited.
    const locked = await requireOffer(tx, actor.id, member_id)
    const { length } = locked.availability
    await requireFree(tx, { actor: actor.id, other: member_id, start, length })
    if (!(await isBookable(tx, locked, actor.id, start))) throw new Refusal(meetingProblems.taken)
    const row = await insertMeeting(
      tx,
      { [actor.id]: zone },
      {
        id,
        asker_id: actor.id,
        guest_id: member_id,
        is_booked: true,
        length,
        ...agreedAt(start, length),
        ...place,
        word,
        word_by: actor.id,
      },
    )
    await announce('meeting.agreed', { meeting_id: id, by: actor.id, to: member_id })
    await queueInvitations(services, tx, row)
    tellChanged(services.live, tx, row.id, [row.asker_id, row.guest_id])
  })
}

/**
 * Suggests times to a member.
 * @throws Refusal tooManyRequests, notInTouch, profileFirst, past, tooFar, noCommunityPlace, tooManyOpen, idTaken
 */
export async function propose(
  services: Services,
  actor: Actor,
  { id, member_id, zone, word, times, length, place }: NewMeeting & { times: readonly string[]; length: number; place: Place },
): Promise<void> {
  await countArranged(actor.id)
  if (!(await mayPropose(services.database.kysely, actor.id, member_id))) throw new Refusal(meetingProblems.notInTouch)
  await requireProfile(services.database.kysely, actor, meetingProblems.profileFirst)
  const wanted = suggested(times)
  const settled = await settledPlace(services, place)
  await services.events.change(async (tx, announce) => {
    await lockPeople(tx, [actor.id, member_id])
    if (await arrangedBefore(tx, actor, id)) return
    const open = (await currentBetween(tx, { viewer: actor.id, other: member_id })).filter(({ state }) => state === 'open')
    if (open.length >= mostOpen) throw new Refusal(meetingProblems.tooManyOpen)
    const row = await insertMeeting(
      tx,
      { [actor.id]: zone },
      {
        id,
        asker_id: actor.id,
        guest_id: member_id,
        state: 'open',
        turn_id: member_id,
        times: wanted,
        length,
        starts_at: null,
        ends_at: null,
        ...settled,
        word,
        word_by: actor.id,
      },
    )
    await announce('meeting.proposed', { meeting_id: id, by: actor.id, to: member_id })
    tellChanged(services.live, tx, row.id, [row.asker_id, row.guest_id])
  })
}

interface JoinedOccasion {
  occasion_id: string
  member_id: string
  host_id: string
  start: Date
  length: number
  place_kind: Place['kind']
  place: string
  zone: string
  word: string
}

/**
 * Adds a member to an occasion, at which a host meets one or several members: they have a meeting of their own with the host. Within the change of
 * another room, which has locked both with `lockPeople`.
 * @returns the id of the meeting
 * @throws Refusal busyYourself, taken
 */
export async function joinOccasion(
  services: Services,
  { tx, announce }: { tx: Tx; announce: Announce },
  { occasion_id, member_id, host_id, start, length, place_kind, place, zone, word }: JoinedOccasion,
): Promise<string> {
  await requireFree(tx, { actor: member_id, other: host_id, start, length, occasion: occasion_id })
  const id = randomUUID()
  const row = await insertMeeting(
    tx,
    { [member_id]: zone },
    {
      id,
      occasion_id,
      asker_id: member_id,
      guest_id: host_id,
      is_booked: true,
      length,
      ...agreedAt(start, length),
      place_kind,
      place,
      word,
      word_by: member_id,
    },
  )
  await announce('meeting.agreed', { meeting_id: id, by: member_id, to: host_id })
  await queueInvitations(services, tx, row)
  tellChanged(services.live, tx, id, [member_id, host_id])
  return id
}

/** What the actor arranged with this id before. @throws Refusal idTaken if the meeting with this id is somebody else's */
async function arrangedBefore(tx: Tx, actor: Actor, id: string): Promise<MeetingRow | undefined> {
  const before = await meetingById(tx, id)
  if (before && before.asker_id !== actor.id) throw new Refusal(meetingProblems.idTaken)
  return before
}
