import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type StatementParameters, namedStatement } from '#platform/server/database/named-statement.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import { hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import type { Span } from '../availability.ts'
import type { MeetingsTable } from './tables.ts'

export type MeetingRow = Selectable<MeetingsTable>

/** A meeting as one of the two sees it. */
export type SeenMeeting = MeetingRow & { other: BriefRow | null; their_zone: string | null; at: Date }

const columns = sql`m.*, p.at, ${briefOf(sql.ref('p.other_id'))} as other,
  coalesce(theirs.zone, chosen.availability ->> 'zone') as their_zone`

const sides = sql`meeting_people p join meetings m on m.id = p.meeting_id
  left join meeting_people theirs on theirs.meeting_id = p.meeting_id and theirs.member_id = p.other_id
  left join meeting_settings chosen on chosen.member_id = p.other_id`

/** A meeting of the viewer's; nothing if the other is hidden from them. */
export const meetingSeenBy = namedStatement<{ viewer: string; id: string }, SeenMeeting>(
  'meetings.one',
  (_kysely, { viewer, id }) => sql<SeenMeeting>`
    select ${columns} from ${sides}
    where p.meeting_id = ${id} and p.member_id = ${viewer} and (p.other_id is null or not ${isHidden(sql.ref('p.other_id'), viewer)})`,
)

interface Page {
  viewer: string
  limit: number
  at?: string
  id?: string
}

const isSeen = (viewer: ReturnType<typeof sql<string>>) =>
  sql`p.member_id = ${viewer} and (p.other_id is null or p.other_id <> all(${hiddenFrom(viewer)}))`

/** Agreed meetings that are not over, next ones first. The longest meeting began at most 90 minutes ago. */
export const nextMeetings = namedStatement<Page, SeenMeeting>(
  'meetings.next',
  (_kysely, { viewer, limit, at, id }) => sql<SeenMeeting>`
    select ${columns} from ${sides}
    where ${isSeen(viewer)} and p.state = 'agreed' and p.at > now() - interval '90 minutes' and p.ends_at > now()
      ${at && id ? sql`and (p.at, p.meeting_id) > (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by p.at, p.meeting_id limit ${limit}`,
)

/** Open suggestions, those that changed last first. */
export const waitingMeetings = namedStatement<Page, SeenMeeting>(
  'meetings.waiting',
  (_kysely, { viewer, limit, at, id }) => sql<SeenMeeting>`
    select ${columns} from ${sides}
    where ${isSeen(viewer)} and p.state = 'open'
      ${at && id ? sql`and (p.at, p.meeting_id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by p.at desc, p.meeting_id desc limit ${limit}`,
)

/** All others: over, cancelled, declined or withdrawn. */
export const pastMeetings = namedStatement<Page, SeenMeeting>(
  'meetings.past',
  (_kysely, { viewer, limit, at, id }) => sql<SeenMeeting>`
    select ${columns} from ${sides}
    where ${isSeen(viewer)} and p.state <> 'open' and (p.state <> 'agreed' or p.ends_at <= now())
      ${at && id ? sql`and (p.at, p.meeting_id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by p.at desc, p.meeting_id desc limit ${limit}`,
)

/** Meetings that are open or agreed between two members; there are never many. */
export const currentBetween = namedStatement<{ viewer: string; other: string }, SeenMeeting>(
  'meetings.between',
  (_kysely, { viewer, other }) => sql<SeenMeeting>`
    select ${columns} from ${sides}
    where p.member_id = ${viewer} and p.other_id = ${other} and not ${isHidden(sql.ref('p.other_id'), viewer)}
      and (p.state = 'open' or (p.state = 'agreed' and p.ends_at > now()))
    order by p.state = 'open' desc, p.at, p.meeting_id limit 10`,
)

export interface MeetingSpan extends Span {
  meeting_id: string
  occasion_id: string | null
}

type Asked = { member: string } & Span

/** A query for the agreed meetings of a member that touch a span of time. */
export const meetingSpansOf = ({ member, from, until }: StatementParameters<Asked>) => sql<MeetingSpan>`
  select meeting_id, occasion_id, at as "from", ends_at as until from meeting_people
  where member_id = ${member} and state = 'agreed' and at < ${until} and at > ${from}::timestamptz - interval '90 minutes'`

export const meetingSpans = namedStatement<Asked, MeetingSpan>('meetings.spans', (_kysely, asked) => meetingSpansOf(asked))

/** Adds settings for those who have none, and locks them: while one meeting is arranged, no other one can take the time of either. */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  const inOrder = [...new Set(ids)].toSorted()
  for (const member_id of inOrder)
    await tx
      .insertInto('meeting_settings')
      .values({ member_id, group_id: null, availability: null, place_kind: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await tx.selectFrom('meeting_settings').select('member_id').where('member_id', 'in', inOrder).orderBy('member_id').forUpdate().execute()
}

/** The zones of the clocks by which members said when they can be met, as far as they did. */
export async function statedZones(reader: Reader, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ member_id: string; zone: string }>`
    select member_id, availability ->> 'zone' as zone from meeting_settings
    where member_id = any(${memberIds}::uuid[]) and availability is not null`.execute(reader)
  return new Map(rows.map(({ member_id, zone }) => [member_id, zone]))
}

export const settingsRow = (reader: Reader, memberId: string) =>
  reader.selectFrom('meeting_settings').selectAll().where('member_id', '=', memberId).executeTakeFirst()
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof settingsRow>>>

export const meetingById = (reader: Reader, id: string): Promise<MeetingRow | undefined> =>
  reader.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirst()

export const peopleIn = (reader: Reader, id: string) =>
  reader.selectFrom('meeting_people').selectAll().where('meeting_id', '=', id).execute()

/** Agreed meetings that begin until a time and need a reminder of this kind, locked; others handle those that are locked already. */
export const claimDue = async (tx: Tx, kind: 'reminded_day' | 'reminded_hour', until: Date, most: number): Promise<string[]> => {
  const due = await tx
    .updateTable('meetings')
    .set({ [kind]: true })
    .where('id', 'in', (from) =>
      from
        .selectFrom('meetings')
        .select('id')
        .where('state', '=', 'agreed')
        .where('reminded_hour', '=', false)
        .where(kind, '=', false)
        .where('starts_at', '<=', until)
        .where('starts_at', '>', sql<Date>`now()`)
        .orderBy('starts_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  return due.map(({ id }) => id)
}
