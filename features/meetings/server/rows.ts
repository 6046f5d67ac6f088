import { type Insertable, type Updateable, sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import { isExclusionViolation, isUniqueViolation } from '#platform/server/database/errors.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { meetingProblems } from '../problems.ts'
import type { MeetingRow } from './queries.ts'
import type { MeetingsTable } from './tables.ts'

type NewMeeting = Insertable<MeetingsTable> & { asker_id: string; guest_id: string }

/** Time zones of the two, by member, as far as they are known. */
type Zones = Readonly<Record<string, string>>

/** Stores a new meeting and its two sides. @throws Refusal idTaken; taken if one of the two has an agreed meeting at that time */
export async function insertMeeting(tx: Tx, zones: Zones, meeting: NewMeeting): Promise<MeetingRow> {
  const { id, asker_id, guest_id, occasion_id, state } = meeting
  const row = await refusing(() => tx.insertInto('meetings').values(meeting).returningAll().executeTakeFirstOrThrow())
  const side = (member_id: string, other_id: string) => ({
    meeting_id: id,
    member_id,
    other_id,
    occasion_id: occasion_id ?? null,
    zone: zones[member_id] ?? null,
    state,
    at: row.starts_at ?? row.changed_at,
    ends_at: row.ends_at,
  })
  await refusing(() =>
    tx
      .insertInto('meeting_people')
      .values([side(asker_id, guest_id), side(guest_id, asker_id)])
      .execute(),
  )
  return row
}

/** Changes a meeting, which is locked, and its sides. @throws Refusal taken if one of the two has an agreed meeting at that time */
export async function updateMeeting(tx: Tx, id: string, changes: Updateable<MeetingsTable>, zones: Zones = {}): Promise<MeetingRow> {
  const row = await tx
    .updateTable('meetings')
    .set({ ...changes, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await refusing(() =>
    tx
      .updateTable('meeting_people')
      .set({ state: row.state, at: row.starts_at ?? row.changed_at, ends_at: row.ends_at })
      .where('meeting_id', '=', id)
      .execute(),
  )
  for (const [member_id, zone] of Object.entries(zones))
    await tx.updateTable('meeting_people').set({ zone }).where('meeting_id', '=', id).where('member_id', '=', member_id).execute()
  return row
}

/** The database keeps the time of both, whatever was checked before. */
async function refusing<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isExclusionViolation(error, 'meeting_people_time')) throw new Refusal(meetingProblems.taken)
    if (isUniqueViolation(error, 'meetings_pkey')) throw new Refusal(meetingProblems.idTaken)
    throw error
  }
}
