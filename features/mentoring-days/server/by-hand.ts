import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { cancelArranged, communityRooms, lockPeople, moveArranged } from '#features/meetings/server/index.ts'
import { type Pair, keyOf } from '../plan/choose-pairs.ts'
import { mentoringDayProblems } from '../problems.ts'
import { roundsOf } from '../rounds.ts'
import { type ChangingDay, changeDay } from './access.ts'
import { arrange } from './arrange.ts'
import { tellMembers } from './live.ts'
import { otherMeetings } from './obstacles.ts'
import { type PairRow, type PersonRow, apartOn, pairsOf, peopleOf } from './queries.ts'

interface Seen extends Pair {
  id: string
  version: number
}

const isSame = (one: Pair, other: Pair | null | undefined) => other !== null && other !== undefined && keyOf(one) === keyOf(other)

/**
 * Puts a meeting into a round, perhaps in place of another one, and pins it. Once the day was sent, those whom it concerns are told.
 * @throws Refusal gone, changedMeanwhile, isCancelled, noSuchPerson, noSuchRound, noSuchMeeting, isOut, apart, pairTwice, clash, busy, hasBegun
 */
export async function placeMeeting(
  services: Services,
  actor: Actor,
  { id, version, mentor_id, founder_id, round, instead_of }: Seen & { round: number; instead_of: Pair | null },
): Promise<void> {
  const newRoom = await communityRooms(services)
  await changeDay(services, actor, { id, version, act: 'planChanged' }, async (changing) => {
    const { tx, day } = changing
    const pair = { mentor_id, founder_id }
    const [people, pairs] = [await peopleOf(tx, id), await pairsOf(tx, id)]
    const mentor = personIn(people, mentor_id, 'mentor')
    const founder = personIn(people, founder_id, 'founder')
    const start = roundsOf(day)[round - 1]?.starts_at
    if (!start) throw new Refusal(mentoringDayProblems.noSuchRound)
    const live = pairs.filter(({ is_off }) => !is_off)
    const moved = instead_of && live.find((each) => isSame(each, instead_of))
    if (instead_of && !moved) throw new Refusal(mentoringDayProblems.noSuchMeeting)
    for (const person of [mentor, founder]) if (person.is_out) throw new Refusal(mentoringDayProblems.isOut, { name: person.full_name })
    if ((await apartOn(tx, id))(mentor_id, founder_id)) throw new Refusal(mentoringDayProblems.apart)
    const others = live.filter((each) => each !== moved && each.round !== null)
    requireNoClash(pair, round, others, people)
    const kept = moved && isSame(moved, pair) ? moved.meeting_id : null
    if (day.state === 'sent') {
      if (start <= new Date()) throw new Refusal(mentoringDayProblems.hasBegun)
      await lockPeople(tx, [mentor_id, founder_id, ...(moved ? [moved.mentor_id, moved.founder_id] : [])])
    }
    const isBusy = await otherMeetings(tx, day, [mentor_id, founder_id])
    for (const person of [mentor, founder])
      if (isBusy(person.member_id, round, moved?.meeting_id)) throw new Refusal(mentoringDayProblems.busy, { name: person.full_name })
    if (moved && !kept) await takeOut(services, changing, moved)
    // A pair without a round, or whose meeting was cancelled, makes room for the new one.
    await removePair(changing, pair)
    const meeting_id = await settle(services, changing, { mentor, founder, start, newRoom, kept })
    await tx
      .insertInto('mentoring_pairs')
      .values({ day_id: id, ...pair, round, is_pinned: true, meeting_id })
      .execute()
  })
}

function personIn(people: readonly PersonRow[], id: string, side: PersonRow['side']): PersonRow {
  const person = people.find((each) => each.member_id === id && each.side === side)
  if (!person) throw new Refusal(mentoringDayProblems.noSuchPerson)
  return person
}

/** @throws Refusal pairTwice, clash, which say who is where */
function requireNoClash(pair: Pair, round: number, others: readonly PairRow[], people: readonly PersonRow[]): void {
  const nameOf = (id: string) => people.find(({ member_id }) => member_id === id)?.full_name ?? ''
  const twice = others.find((each) => isSame(each, pair))
  if (twice)
    throw new Refusal(mentoringDayProblems.pairTwice, {
      name: nameOf(pair.founder_id),
      other: nameOf(pair.mentor_id),
      round: twice.round ?? 0,
    })
  for (const each of others.filter((other) => other.round === round)) {
    if (each.founder_id === pair.founder_id)
      throw new Refusal(mentoringDayProblems.clash, { name: nameOf(each.founder_id), other: nameOf(each.mentor_id), round })
    if (each.mentor_id === pair.mentor_id)
      throw new Refusal(mentoringDayProblems.clash, { name: nameOf(each.mentor_id), other: nameOf(each.founder_id), round })
  }
}

interface Settling {
  mentor: PersonRow
  founder: PersonRow
  start: Date
  newRoom: (() => string) | undefined
  /** The meeting that only moves to another round. */
  kept: string | null
}

/** Agrees or moves the meeting, once the day was sent. @returns its id; null before */
async function settle(
  services: Services,
  changing: ChangingDay,
  { mentor, founder, start, newRoom, kept }: Settling,
): Promise<string | null> {
  if (changing.day.state !== 'sent') return null
  tellMembers(services.live, changing.tx, changing.day.id, [mentor.member_id, founder.member_id])
  if (kept) {
    await moveArranged(services, changing, kept, start)
    return kept
  }
  return arrange(services, changing, { mentor, founder, start, newRoom, isTold: true })
}

const removePair = ({ tx, day }: ChangingDay, { mentor_id, founder_id }: Pair) =>
  tx
    .deleteFrom('mentoring_pairs')
    .where('day_id', '=', day.id)
    .where('mentor_id', '=', mentor_id)
    .where('founder_id', '=', founder_id)
    .execute()

/** Removes a meeting from the plan, and cancels it if it was sent. Its people are locked. */
async function takeOut(services: Services, changing: ChangingDay, pair: PairRow): Promise<void> {
  await removePair(changing, pair)
  if (!pair.meeting_id) return
  await cancelArranged(services, changing, pair.meeting_id, { isTold: true })
  tellMembers(services.live, changing.tx, changing.day.id, [pair.mentor_id, pair.founder_id])
}

/** Removes a meeting; once the day was sent, both are told. @throws Refusal gone, changedMeanwhile, isCancelled, noSuchMeeting */
export const removeMeeting = (services: Services, actor: Actor, { id, version, ...pair }: Seen): Promise<void> =>
  changeDay(services, actor, { id, version, act: 'planChanged' }, async (changing) => {
    const meeting = (await pairsOf(changing.tx, id)).find((each) => isSame(each, pair))
    if (!meeting) throw new Refusal(mentoringDayProblems.noSuchMeeting)
    if (meeting.meeting_id) await lockPeople(changing.tx, [meeting.mentor_id, meeting.founder_id])
    await takeOut(services, changing, meeting)
  })

/** Keeps a meeting when the day is planned again, or not. @throws Refusal gone, changedMeanwhile, isCancelled, noSuchMeeting */
export const pinMeeting = (
  services: Services,
  actor: Actor,
  { id, version, is_pinned, ...pair }: Seen & { is_pinned: boolean },
): Promise<void> =>
  changeDay(services, actor, { id, version, act: 'planChanged' }, async ({ tx }) => {
    const changed = await tx
      .updateTable('mentoring_pairs')
      .set({ is_pinned })
      .where('day_id', '=', id)
      .where('mentor_id', '=', pair.mentor_id)
      .where('founder_id', '=', pair.founder_id)
      .where('round', 'is not', null)
      .returning('round')
      .executeTakeFirst()
    if (!changed) throw new Refusal(mentoringDayProblems.noSuchMeeting)
  })
