import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { MeetingRow } from './queries.ts'

/** A meeting for one of the two, whether or not the other is still here. */
export type Side = MeetingRow & {
  /** Null if they have left, or the two are hidden from each other. */
  other: BriefRow | null
  /** The time zone of this side, as far as it is known. */
  zone: string
  /** For who meets several at once: all of them as one, counting changes of any. Null for everybody else. */
  occasion: { people: number; sequence: number; first: BriefRow | null } | null
}

/** When it is, in texts for this side. */
export const whenOfSide = ({ starts_at, zone }: Side) => ({ from: (starts_at ?? new Date(0)).toISOString(), zone })

/** A meeting as it is written to one of the two: in notifications, emails and calendars. */
export async function sideOf(reader: Reader, meetingId: string, memberId: string): Promise<Side | undefined> {
  const [side] = await sidesOf(reader, memberId, sql<boolean>`p.meeting_id = ${meetingId}`)
  return side
}

/** The meetings of a member that begin from a time on or were cancelled since, for their calendar, earliest first. */
export const sidesSince = (reader: Reader, memberId: string, since: Date, most: number): Promise<Side[]> =>
  sidesOf(
    reader,
    memberId,
    sql<boolean>`p.state in ('agreed', 'cancelled') and p.at >= ${since} and m.starts_at is not null and (not ${meetsSeveral} or ${isFirstOfOccasion})`,
    most,
  )

/** Those of some meetings that a member is part of, earliest first. */
export const sidesAmong = (reader: Reader, memberId: string, meetingIds: readonly string[]): Promise<Side[]> =>
  sidesOf(reader, memberId, sql<boolean>`p.meeting_id = any(${meetingIds}::uuid[])`, meetingIds.length)

const meetsSeveral = sql`(m.occasion_id is not null and m.guest_id = p.member_id)`

/** Condition: whether a meeting stands for its occasion, of which somebody has one entry. */
const isFirstOfOccasion = sql<boolean>`m.id = (
  select f.id from meetings f where f.occasion_id = m.occasion_id order by f.state = 'agreed' desc, f.created_at, f.id limit 1)`

/** Whether a side is reminded: of several at once, once. */
export async function isReminded(reader: Reader, { id, occasion }: Side): Promise<boolean> {
  if (!occasion) return true
  const { rows } = await sql<{ is: boolean }>`select ${isFirstOfOccasion} as is from meetings m where m.id = ${id}`.execute(reader)
  return rows[0]?.is ?? false
}

async function sidesOf(reader: Reader, memberId: string, condition: ReturnType<typeof sql<boolean>>, most = 1): Promise<Side[]> {
  const { rows } = await sql<Side>`
    select m.*, coalesce(p.zone, own.availability ->> 'zone', theirs.zone, 'UTC') as zone,
      case when not ${isHidden(sql.ref('p.other_id'), sql.ref('p.member_id'))} then ${briefOf(sql.ref('p.other_id'))} end as other,
      case when ${meetsSeveral} then (
        select jsonb_build_object('people', count(*) filter (where o.state = 'agreed'), 'sequence', sum(o.sequence + 1),
          'first', ${briefOf(sql`(select f.asker_id from meetings f where f.occasion_id = m.occasion_id and f.state = 'agreed' order by f.created_at, f.id limit 1)`)})
        from meetings o where o.occasion_id = m.occasion_id) end as occasion
    from meeting_people p join meetings m on m.id = p.meeting_id
    left join meeting_people theirs on theirs.meeting_id = p.meeting_id and theirs.member_id = p.other_id
    left join meeting_settings own on own.member_id = p.member_id
    where p.member_id = ${memberId} and ${condition} order by p.at, p.meeting_id limit ${most}`.execute(reader)
  return rows
}
