import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type BriefRow, briefColumns, isAbsent, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import type { Side } from '../choices.ts'
import { keyOf } from '../plan/choose-pairs.ts'
import type { Wishes } from '../plan/reason.ts'
import type { MentoringDaysTable, MentoringPairsTable } from './tables.ts'

export type DayRow = Selectable<MentoringDaysTable>
export type PairRow = Selectable<MentoringPairsTable>
export type PersonRow = BriefRow & {
  side: Side
  place: string
  is_out: boolean
  answered_at: Date | null
  zone: string | null
}

export const dayById = (reader: Reader, id: string): Promise<DayRow | undefined> =>
  reader.selectFrom('mentoring_days').selectAll().where('id', '=', id).executeTakeFirst()

export const lockDay = (tx: Tx, id: string): Promise<DayRow | undefined> =>
  tx.selectFrom('mentoring_days').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type ListedRow = DayRow & { mentors: number; founders: number; meetings: number }

/** Days, latest first. */
export async function daysBefore(reader: Reader, limit: number, after?: { day: string; id: string }): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select d.*, p.mentors, p.founders, m.meetings
    from (select * from mentoring_days
      ${after ? sql`where (day, id) < (${after.day}::date, ${after.id}::uuid)` : sql``} order by day desc, id desc limit ${limit}) d,
      lateral (select count(*) filter (where side = 'mentor')::int as mentors, count(*) filter (where side = 'founder')::int as founders
        from mentoring_people where day_id = d.id) p,
      lateral (select count(*)::int as meetings from mentoring_pairs where day_id = d.id and round is not null and not is_off) m
    order by d.day desc, d.id desc`.execute(reader)
  return rows
}

/** Who takes part, by name. */
export const peopleOf = (reader: Reader, dayId: string): Promise<PersonRow[]> =>
  reader
    .selectFrom('mentoring_people as p')
    .innerJoin(members.as('u'), 'u.id', 'p.member_id')
    .select(briefColumns('u'))
    .select(['p.side', 'p.place', 'p.is_out', 'p.answered_at', 'p.zone'])
    .where('p.day_id', '=', dayId)
    .orderBy('u.full_name')
    .orderBy('u.id')
    .execute()

export const pairsOf = (reader: Reader, dayId: string): Promise<PairRow[]> =>
  reader
    .selectFrom('mentoring_pairs')
    .selectAll()
    .where('day_id', '=', dayId)
    .orderBy('round')
    .orderBy('mentor_id')
    .orderBy('founder_id')
    .execute()

/** Members that each would like to meet, best first. */
export async function wishesOf(reader: Reader, dayId: string): Promise<Wishes> {
  const rows = await reader
    .selectFrom('mentoring_wishes')
    .select(['member_id', 'wished_id'])
    .where('day_id', '=', dayId)
    .orderBy('member_id')
    .orderBy('rank')
    .execute()
  const wishes = new Map<string, string[]>()
  for (const { member_id, wished_id } of rows) wishes.set(member_id, [...(wishes.get(member_id) ?? []), wished_id])
  return wishes
}

/** Which mentors and founders are hidden from each other. @returns whether two are */
export async function apartOn(reader: Reader, dayId: string): Promise<(mentorId: string, founderId: string) => boolean> {
  const { rows } = await sql<{ member_id: string; hidden: string[]; is_away: boolean }>`
    select member_id, ${hiddenFrom(sql.ref('p.member_id'))} as hidden, ${isAbsent(sql.ref('p.member_id'))} as is_away
    from mentoring_people p where day_id = ${dayId} and side = 'mentor'`.execute(reader)
  const away = new Set(rows.flatMap(({ member_id, is_away }) => (is_away ? [member_id] : [])))
  const apart = new Set(rows.flatMap(({ member_id, hidden }) => hidden.map((founder_id) => keyOf({ mentor_id: member_id, founder_id }))))
  return (mentor_id, founder_id) => away.has(mentor_id) || apart.has(keyOf({ mentor_id, founder_id }))
}

/** What members say they know about: their industry and areas of expertise. */
export async function topicsOf(reader: Reader, memberIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await profileFacts(reader)
    .select(['u.id', 'u.industry', 'u.expertise_areas'])
    .where('u.id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, industry, expertise_areas: areas }) => [id, [...(industry && industry !== 'Other' ? [industry] : []), ...areas]]),
  )
}
