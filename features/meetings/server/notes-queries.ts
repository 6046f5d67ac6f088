import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import { hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import type { OwnNotes } from '../contract.ts'

/** Dates as texts: '2026-11-26'. */
const day = sql<string>`to_char(n.step_on, 'YYYY-MM-DD')`

export async function notesRow(reader: Reader, { member, id }: { member: string; id: string }): Promise<OwnNotes | undefined> {
  const { rows } = await sql<OwnNotes>`
    select n.note, n.step, ${day} as step_on, n.step_done, n.worth from meeting_notes n
    where n.meeting_id = ${id} and n.member_id = ${member}`.execute(reader)
  return rows[0]
}

export interface StepRow {
  meeting_id: string
  step: string
  step_on: string
  other: BriefRow | null
}

/** A member's steps that are not done, earliest first. Those about members who are hidden stay, without a name. */
export const openSteps = namedStatement<{ viewer: string; limit: number; on?: string; id?: string }, StepRow>(
  'meetings.steps',
  (_kysely, { viewer, limit, on, id }) => sql<StepRow>`
    select n.meeting_id, n.step, ${day} as step_on,
      case when p.other_id <> all(${hiddenFrom(viewer)}) then ${briefOf(sql.ref('p.other_id'))} end as other
    from meeting_notes n join meeting_people p on p.meeting_id = n.meeting_id and p.member_id = n.member_id
    where n.member_id = ${viewer} and n.step_on is not null and not n.step_done
      ${on && id ? sql`and (n.step_on, n.meeting_id) > (${on}::date, ${id}::uuid)` : sql``}
    order by n.step_on, n.meeting_id limit ${limit}`,
)

/** What a member noted about the latest meetings with another one. */
export async function earlierNotes(reader: Reader, memberId: string, otherId: string) {
  const { rows } = await sql<Omit<OwnNotes, 'worth'> & { meeting_id: string; at: Date }>`
    select n.meeting_id, p.at, n.note, n.step, ${day} as step_on, n.step_done
    from meeting_people p join meeting_notes n on n.meeting_id = p.meeting_id and n.member_id = p.member_id
    where p.member_id = ${memberId} and p.other_id = ${otherId} and (n.note <> '' or n.step <> '')
      and not ${isHidden(sql.ref('p.other_id'), sql.ref('p.member_id'))}
    order by p.at desc, p.meeting_id limit 5`.execute(reader)
  return rows
}

/** The most meetings that count, the latest ones. */
const mostJudged = 50

/** With which members a member's meetings were worth it, or not: for the order of their own matches alone. */
export async function judgedMeetings(reader: Reader, memberId: string): Promise<{ other_id: string; was_worth: boolean }[]> {
  const { rows } = await sql<{ other_id: string; was_worth: boolean }>`
    select p.other_id, n.worth = 'yes' as was_worth
    from meeting_notes n join meeting_people p on p.meeting_id = n.meeting_id and p.member_id = n.member_id
    where n.member_id = ${memberId} and n.worth in ('yes', 'no') and p.other_id is not null
    order by n.changed_at desc limit ${mostJudged}`.execute(reader)
  return rows
}
