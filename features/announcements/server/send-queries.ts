import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import type { AnnouncementRow } from './queries.ts'
import { mailableIn } from './segment.ts'

/** The next who are to get the mail; those whose mail was put off come last. */
export const nextRecipients = (reader: Reader, id: string, limit: number) =>
  reader
    .selectFrom('announcement_recipients')
    .select(['member_id', 'attempts'])
    .where('announcement_id', '=', id)
    .orderBy('attempts')
    .orderBy('member_id')
    .limit(limit)
    .execute()

/** Those among the recipients who are still in the segment, want the mail and can get it. */
export const mailableAmong = (reader: Reader, announcement: AnnouncementRow, ids: readonly string[]) =>
  mailableIn(reader, announcement)
    .innerJoin(members.as('person'), 'person.id', 'l.member_id')
    .select(['person.id', 'person.email', 'person.full_name', 'person.language'])
    .where('l.member_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

type Outcome = 'sent' | 'failed' | 'skipped'

/** Counts what became of mails, and takes their recipients off the list, in one statement: a crash repeats neither. */
export async function settle(reader: Reader, id: string, memberIds: readonly string[], outcome: Outcome): Promise<void> {
  if (memberIds.length === 0) return
  const column = sql.ref(outcome)
  await sql`
    with done as (
      delete from announcement_recipients where announcement_id = ${id} and member_id = any(${memberIds}::uuid[]) returning member_id)
    update announcements set ${column} = ${column} + (select count(*) from done) where id = ${id}`.execute(reader)
}

/** Puts a mail off until the others were sent. */
export async function putOff(reader: Reader, id: string, memberId: string): Promise<void> {
  await reader
    .updateTable('announcement_recipients')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('announcement_id', '=', id)
    .where('member_id', '=', memberId)
    .execute()
}
