import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Span } from '#features/meetings/availability.ts'
import { busyTimes } from '#features/meetings/server/index.ts'
import { mentoringDayProblems } from '../problems.ts'
import { planMeetings } from '../plan/plan-meetings.ts'
import { sharedTopics } from '../plan/reason.ts'
import { type Round, roundsOf } from '../rounds.ts'
import { changeDay, requireDay, requireUnsent } from './access.ts'
import { otherMeetings } from './obstacles.ts'
import { type DayRow, apartOn, pairsOf, peopleOf, topicsOf, wishesOf } from './queries.ts'

/**
 * Plans the meetings of a day from its wishes. It is computed outside the change, which is refused if an operator has changed the day since.
 * @throws Refusal gone, changedMeanwhile, isCancelled, isSent, bothSidesNeeded
 */
export async function planDay(services: Services, actor: Actor, { id, version }: { id: string; version: number }): Promise<void> {
  const reader = services.database.kysely
  const day = await requireDay(reader, id)
  requireUnsent(day)
  const people = (await peopleOf(reader, id)).filter(({ is_out }) => !is_out)
  const idsOf = (wanted: 'mentor' | 'founder') => people.filter(({ side }) => side === wanted).map(({ member_id }) => member_id)
  const [mentors, founders] = [idsOf('mentor'), idsOf('founder')]
  if (mentors.length === 0 || founders.length === 0) throw new Refusal(mentoringDayProblems.bothSidesNeeded)
  const ids = [...mentors, ...founders]
  const [before, wishes, topics, isApart, busy] = [
    await pairsOf(reader, id),
    await wishesOf(reader, id),
    await topicsOf(reader, ids),
    await apartOn(reader, id),
    await busyRounds(reader, day, ids),
  ]
  const meetings = planMeetings({
    mentors,
    founders,
    rounds: day.rounds,
    most: Math.min(day.most ?? day.rounds, day.rounds),
    wishes,
    shared: (mentor, founder) => sharedTopics(topics.get(mentor) ?? [], topics.get(founder) ?? []).length,
    mayMeet: (mentor, founder) => !isApart(mentor, founder),
    busy,
    before,
  })
  await changeDay(services, actor, { id, version, act: 'planned' }, async ({ tx, day: locked }) => {
    requireUnsent(locked)
    await tx.deleteFrom('mentoring_pairs').where('day_id', '=', id).execute()
    if (meetings.length > 0)
      await tx
        .insertInto('mentoring_pairs')
        .values(meetings.map((meeting) => ({ day_id: id, ...meeting, meeting_id: null })))
        .execute()
  })
}

/** What lasts this long, in milliseconds, may be the mentoring day itself. */
const longEnough = 3 * 60 * 60_000

/** The rounds in which people are busy elsewhere. */
async function busyRounds(reader: Reader, day: DayRow, ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const rounds = roundsOf(day)
  const [from, until] = [rounds[0]?.starts_at ?? new Date(0), rounds.at(-1)?.ends_at ?? new Date(0)]
  // What lasts all rounds is most likely the day itself, in a calendar or as an event. Those who have no time say that they can’t take part.
  const isTheDay = (span: Span) => span.from <= from && span.until >= until && span.until.getTime() - span.from.getTime() >= longEnough
  const hasMeeting = await otherMeetings(reader, day, ids)
  const spans = Map.groupBy(await busyTimes(reader, { members: ids, from, until }), ({ member }) => member)
  const isBusy = (id: string, round: Round) =>
    (spans.get(id) ?? []).some((span) => !isTheDay(span) && span.from < round.ends_at && span.until > round.starts_at)
  return new Map(
    ids.map((id) => [id, new Set(rounds.flatMap((round, at) => (isBusy(id, round) || hasMeeting(id, at + 1) ? [at + 1] : [])))]),
  )
}
