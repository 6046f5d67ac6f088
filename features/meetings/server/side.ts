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
}

/** A meeting as it is written to one of the two: in notifications, emails and calendars. */
export async function sideOf(reader: Reader, meetingId: string, memberId: string): Promise<Side | undefined> {
  const [side] = await sidesOf(reader, memberId, sql<boolean>`p.meeting_id = ${meetingId}`)
  return side
}

/** The meetings of a member that begin from a time on or were cancelled since, for their calendar, earliest first. */
export const sidesSince = (reader: Reader, memberId: string, since: Date, most: number): Promise<Side[]> =>
  sidesOf(reader, memberId, sql<boolean>`p.state in ('agreed', 'cancelled') and p.at >= ${since} and m.starts_at is not null`, most)

async function sidesOf(reader: Reader, memberId: string, condition: ReturnType<typeof sql<boolean>>, most = 1): Promise<Side[]> {
  const { rows } = await sql<Side>`
    select m.*, coalesce(p.zone, own.availability ->> 'zone', theirs.zone, 'UTC') as zone,
      case when not ${isHidden(sql.ref('p.other_id'), sql.ref('p.member_id'))} then ${briefOf(sql.ref('p.other_id'))} end as other
    from meeting_people p join meetings m on m.id = p.meeting_id
    left join meeting_people theirs on theirs.meeting_id = p.meeting_id and theirs.member_id = p.other_id
    left join meeting_settings own on own.member_id = p.member_id
    where p.member_id = ${memberId} and ${condition} order by p.at, p.meeting_id limit ${most}`.execute(reader)
  return rows
}
