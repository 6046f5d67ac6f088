import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { briefColumns, members, presentBrief } from '#features/members/server/index.ts'
import { sidesAmong } from '#features/meetings/server/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { AskedDay, Candidate, OwnDay, Scheduled } from '../contract.ts'
import { mentoringDayProblems } from '../problems.ts'
import { roundsOf } from '../rounds.ts'
import { isOpen, lastMinute } from './access.ts'
import { tellConsole, tellMembers } from './live.ts'
import { type DayRow, dayById } from './queries.ts'

/** The days that wait for the actor's wishes; there are never many. */
export async function listWaiting(reader: Reader, actor: Actor): Promise<AskedDay[]> {
  const days = await reader
    .selectFrom('mentoring_days as d')
    .innerJoin('mentoring_people as p', 'p.day_id', 'd.id')
    .selectAll('d')
    .where('p.member_id', '=', actor.id)
    .where('p.answered_at', 'is', null)
    .where('p.is_out', '=', false)
    .where('d.state', '=', 'open')
    .orderBy('d.day')
    .orderBy('d.id')
    .limit(20)
    .execute()
  return days.flatMap((day) => {
    const until = lastMinute(day)
    return until && isOpen(day)
      ? [{ id: day.id, title: day.title, starts_at: spanOf(day).starts_at, answers_until: until.toISOString() }]
      : []
  })
}

function spanOf(day: DayRow): { starts_at: string; ends_at: string } {
  const rounds = roundsOf(day)
  const [first, last] = [rounds[0]?.starts_at ?? new Date(0), rounds.at(-1)?.ends_at ?? new Date(0)]
  return { starts_at: first.toISOString(), ends_at: last.toISOString() }
}

/** @throws Refusal gone, also for drafts and for those who do not take part */
async function requirePart(reader: Reader, actor: Actor, id: string) {
  const person = await reader
    .selectFrom('mentoring_people')
    .selectAll()
    .where('day_id', '=', id)
    .where('member_id', '=', actor.id)
    .executeTakeFirst()
  const day = person && (await dayById(reader, id))
  if (!day || day.state === 'draft') throw new Refusal(mentoringDayProblems.gone)
  return { day, person }
}

/** A day as one who takes part sees it. @throws Refusal gone */
export async function ownDay(reader: Reader, actor: Actor, id: string): Promise<OwnDay> {
  const { day, person } = await requirePart(reader, actor, id)
  const [candidates, wishes, schedule] = await Promise.all([
    candidateIds(reader, actor, id),
    reader
      .selectFrom('mentoring_wishes')
      .select('wished_id')
      .where('day_id', '=', id)
      .where('member_id', '=', actor.id)
      .orderBy('rank')
      .execute(),
    scheduleOf(reader, actor.id, id),
  ])
  return {
    id,
    title: day.title,
    note: day.note,
    state: day.state,
    side: person.side,
    ...spanOf(day),
    rounds: day.rounds,
    length: day.length,
    answers_until: lastMinute(day)?.toISOString() ?? null,
    can_answer: isOpen(day),
    has_answered: person.answered_at !== null,
    is_out: person.is_out,
    wishes: wishes.map(({ wished_id }) => wished_id).filter((wished) => candidates.has(wished)),
    schedule,
  }
}

/** The agreed meetings of somebody on a day, earliest first. */
export async function scheduleOf(reader: Reader, memberId: string, dayId: string): Promise<Scheduled[]> {
  const sides = await sidesAmong(reader, memberId, await meetingIdsOf(reader, memberId, dayId))
  return sides.flatMap(({ id, state, other, starts_at, ends_at, place_kind, place }) =>
    state === 'agreed' && other && starts_at && ends_at
      ? [
          {
            meeting_id: id,
            with: presentBrief(other),
            starts_at: starts_at.toISOString(),
            ends_at: ends_at.toISOString(),
            place: { kind: place_kind, text: place },
          },
        ]
      : [],
  )
}

/** The meetings of somebody on a day, also those that were cancelled. */
export async function meetingIdsOf(reader: Reader, memberId: string, dayId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('mentoring_pairs')
    .select('meeting_id')
    .where('day_id', '=', dayId)
    .where((where) => where.or([where('mentor_id', '=', memberId), where('founder_id', '=', memberId)]))
    .execute()
  return rows.flatMap(({ meeting_id }) => meeting_id ?? [])
}

/** Those of the other side who take part and are not hidden from the actor, whatever the reason. */
const candidatesFor = (reader: Reader, actor: Actor, dayId: string) =>
  reader
    .selectFrom('mentoring_people as p')
    .innerJoin('mentoring_people as own', (join) =>
      join.onRef('own.day_id', '=', 'p.day_id').onRef('own.side', '<>', 'p.side').on('own.member_id', '=', actor.id),
    )
    .where('p.day_id', '=', dayId)
    .where('p.is_out', '=', false)
    .where(sql<boolean>`p.member_id <> all(${hiddenFrom(sql`${actor.id}::uuid`)})`)

async function candidateIds(reader: Reader, actor: Actor, dayId: string): Promise<ReadonlySet<string>> {
  const rows = await candidatesFor(reader, actor, dayId).select('p.member_id').execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

/** Members the actor can wish to meet, by name. @throws Refusal gone */
export async function listCandidates(reader: Reader, actor: Actor, id: string): Promise<Candidate[]> {
  await requirePart(reader, actor, id)
  const rows = await candidatesFor(reader, actor, id)
    .innerJoin(members.as('u'), 'u.id', 'p.member_id')
    .select(briefColumns('u'))
    .orderBy('u.full_name')
    .orderBy('u.id')
    .execute()
  const headlines = await profileFacts(reader)
    .select(['u.id', sql<string>`left(u.bio, 160)`.as('headline')])
    .where('u.id', '=', sql<string>`any(${rows.map(({ member_id }) => member_id)}::uuid[])`)
    .execute()
  const byId = new Map(headlines.map(({ id: member, headline }) => [member, headline]))
  return rows.map((row) => ({ ...presentBrief(row), headline: byId.get(row.member_id) ?? '' }))
}

interface Wished {
  id: string
  wishes: readonly string[]
  zone: string
}

/** Says whom the actor would like to meet, and that they take part. Those who are no candidates are passed over, whatever the reason. @throws Refusal gone, closed */
export const saveWishes = (services: Services, actor: Actor, { id, wishes, zone }: Wished): Promise<void> =>
  answer(services, actor, id, async (tx) => {
    const candidates = await candidateIds(tx, actor, id)
    const rows = wishes
      .filter((wished) => candidates.has(wished))
      .map((wished_id, at) => ({ day_id: id, member_id: actor.id, wished_id, rank: at + 1 }))
    await tx.deleteFrom('mentoring_wishes').where('day_id', '=', id).where('member_id', '=', actor.id).execute()
    if (rows.length > 0) await tx.insertInto('mentoring_wishes').values(rows).execute()
    return { zone, is_out: false, answered_at: new Date() }
  })

/** Says that the actor can't take part, or that they can. Their wishes are kept for then. @throws Refusal gone, closed */
export const setOut = (services: Services, actor: Actor, { id, is_out }: { id: string; is_out: boolean }): Promise<void> =>
  answer(services, actor, id, async (tx) => {
    const wished = await tx
      .selectFrom('mentoring_wishes')
      .select('rank')
      .where('day_id', '=', id)
      .where('member_id', '=', actor.id)
      .limit(1)
      .executeTakeFirst()
    return { is_out, answered_at: is_out || wished ? new Date() : null }
  })

/** Stores an answer of the actor, whose part is locked. */
async function answer(
  { events, live }: Services,
  actor: Actor,
  id: string,
  change: (tx: Tx) => Promise<{ zone?: string; is_out: boolean; answered_at: Date | null }>,
): Promise<void> {
  await events.change(async (tx) => {
    await tx
      .selectFrom('mentoring_people')
      .select('member_id')
      .where('day_id', '=', id)
      .where('member_id', '=', actor.id)
      .forUpdate()
      .execute()
    const { day } = await requirePart(tx, actor, id)
    if (!isOpen(day)) throw new Refusal(mentoringDayProblems.closed)
    await tx
      .updateTable('mentoring_people')
      .set(await change(tx))
      .where('day_id', '=', id)
      .where('member_id', '=', actor.id)
      .execute()
    tellConsole(live, tx, id)
    tellMembers(live, tx, id, [actor.id])
  })
}
