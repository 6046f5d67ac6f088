import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { cancelArranged, communityRooms, lockPeople } from '#features/meetings/server/index.ts'
import { keyOf } from '../plan/choose-pairs.ts'
import { mentoringDayProblems } from '../problems.ts'
import { roundsOf } from '../rounds.ts'
import { type ChangingDay, changeDay, requireUnsent } from './access.ts'
import { arrange } from './arrange.ts'
import { tellMembers } from './live.ts'
import { queueSchedules } from './mail-schedule.ts'
import { obstaclesOf } from './obstacles.ts'
import { type PairRow, type PersonRow, pairsOf, peopleOf } from './queries.ts'

interface Seen {
  id: string
  version: number
}

const day = 24 * 60 * 60_000

/**
 * Agrees all meetings, and sends everybody who takes part their schedule: all of it, or nothing.
 * @throws Refusal gone, changedMeanwhile, isCancelled, isSent, nothingToSend, past, obstacles
 */
export async function sendDay(services: Services, actor: Actor, { id, version }: Seen): Promise<void> {
  const newRoom = await communityRooms(services)
  await changeDay(services, actor, { id, version, act: 'sent' }, async (changing) => {
    requireUnsent(changing.day)
    const { tx } = changing
    const [people, pairs] = [await peopleOf(tx, id), await pairsOf(tx, id)]
    const planned = pairs.filter((pair): pair is PairRow & { round: number } => pair.round !== null)
    if (planned.length === 0) throw new Refusal(mentoringDayProblems.nothingToSend)
    const rounds = roundsOf(changing.day)
    const first = rounds[0]?.starts_at ?? new Date(0)
    if (first <= new Date()) throw new Refusal(mentoringDayProblems.past)
    await lockPeople(
      tx,
      planned.flatMap(({ mentor_id, founder_id }) => [mentor_id, founder_id]),
    )
    await requireNoObstacles(changing, people, planned)
    const byId = new Map(people.map((person) => [person.member_id, person]))
    for (const { mentor_id, founder_id, round } of planned) {
      const [mentor, founder, start] = [byId.get(mentor_id), byId.get(founder_id), rounds[round - 1]?.starts_at]
      if (!mentor || !founder || !start) continue
      const meeting_id = await arrange(services, changing, { mentor, founder, start, newRoom, isTold: false })
      await tx
        .updateTable('mentoring_pairs')
        .set({ meeting_id })
        .where('day_id', '=', id)
        .where('mentor_id', '=', mentor_id)
        .where('founder_id', '=', founder_id)
        .execute()
    }
    await tx
      .updateTable('mentoring_days')
      .set({ state: 'sent', reminded: first.getTime() - Date.now() < day })
      .where('id', '=', id)
      .execute()
    await tellAll(services, changing, 'mentoringDay.sent', people)
  })
}

/** @throws Refusal obstacles with the first one */
async function requireNoObstacles(
  { tx, day: locked }: ChangingDay,
  people: readonly PersonRow[],
  pairs: readonly PairRow[],
): Promise<void> {
  const obstacles = await obstaclesOf(tx, locked, people, pairs)
  const hindered = pairs.find((pair) => obstacles.has(keyOf(pair)))
  if (!hindered) return
  const nameOf = (id: string) => people.find(({ member_id }) => member_id === id)?.full_name ?? ''
  throw new Refusal(mentoringDayProblems.obstacles, {
    name: nameOf(hindered.founder_id),
    other: nameOf(hindered.mentor_id),
    round: hindered.round ?? 0,
  })
}

/** One notification and one email to everybody who takes part. */
async function tellAll(
  services: Services,
  { tx, announce, day: locked }: ChangingDay,
  type: 'mentoringDay.sent' | 'mentoringDay.cancelled',
  people: readonly PersonRow[],
): Promise<void> {
  const ids = people.filter(({ is_out }) => !is_out).map(({ member_id }) => member_id)
  const mailing = locked.mailing + 1
  await tx.updateTable('mentoring_days').set({ mailing }).where('id', '=', locked.id).execute()
  for (const member_id of ids) await announce(type, { day_id: locked.id, member_id })
  await queueSchedules(services, tx, { day_id: locked.id, mailing }, ids)
  tellMembers(services.live, tx, locked.id, ids)
}

/** Cancels a day that members know about, with all meetings that are still to come, and tells everybody once. @throws Refusal gone, changedMeanwhile, isCancelled, notSent */
export const cancelDay = (services: Services, actor: Actor, { id, version }: Seen): Promise<void> =>
  changeDay(services, actor, { id, version, act: 'cancelled' }, async (changing) => {
    if (changing.day.state === 'draft') throw new Refusal(mentoringDayProblems.notSent)
    const { tx } = changing
    const [people, pairs] = [await peopleOf(tx, id), await pairsOf(tx, id)]
    const agreed = pairs.filter(({ meeting_id, is_off }) => meeting_id && !is_off)
    if (agreed.length > 0)
      await lockPeople(
        tx,
        agreed.flatMap(({ mentor_id, founder_id }) => [mentor_id, founder_id]),
      )
    for (const { meeting_id } of agreed) if (meeting_id) await cancelArranged(services, changing, meeting_id, { isTold: false })
    await tx.updateTable('mentoring_days').set({ state: 'cancelled' }).where('id', '=', id).execute()
    await tellAll(services, changing, 'mentoringDay.cancelled', people)
  })
