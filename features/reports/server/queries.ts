import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { members } from '#features/members/server/index.ts'
import { keptDays } from '../limits.ts'
import type { ReportReason } from '../reasons.ts'
import type { ReportedMessage, ReportedProfile } from './tables.ts'

interface NewReport {
  id: string
  reporter_id: string
  member_id: string
  reason: ReportReason
  details: string
  profile: ReportedProfile | null
  messages: ReportedMessage[]
}

/** @returns false if there is one of this id */
export async function insertReport(reader: Reader, { profile, messages, ...report }: NewReport): Promise<boolean> {
  const inserted = await reader
    .insertInto('reports')
    .values({ ...report, profile: profile && JSON.stringify(profile), messages: JSON.stringify(messages) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function reporterOf(reader: Reader, id: string): Promise<string | null | undefined> {
  const row = await reader.selectFrom('reports').select('reporter_id').where('id', '=', id).executeTakeFirst()
  return row?.reporter_id
}

interface Named {
  name: string
  email: string
}
export type ListedReport = Selectable<Tables['reports']> & { reporter: Named | null; reported: Named | null }

const named = (id: 'reporter_id' | 'member_id') =>
  sql<Named | null>`(select jsonb_build_object('name', u.full_name, 'email', u.email) from ${members.as('u')} where u.id = ${sql.ref(`reports.${id}`)})`

const withNames = (reader: Reader) =>
  reader
    .selectFrom('reports')
    .selectAll()
    .select([named('reporter_id').as('reporter'), named('member_id').as('reported')])

/** The last reports, last first. */
export const latestReports = (reader: Reader, limit: number): Promise<ListedReport[]> =>
  withNames(reader).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

/** The reports whose ids begin like this. */
export const reportsLike = (reader: Reader, beginning: string): Promise<ListedReport[]> =>
  withNames(reader)
    .where(sql<boolean>`starts_with(id::text, ${beginning})`)
    .limit(2)
    .execute()

export const reportsBy = (reader: Reader, reporter: string) =>
  reader
    .selectFrom('reports')
    .select(['member_id', 'reason', 'details', 'created_at'])
    .where('reporter_id', '=', reporter)
    .orderBy('created_at')
    .execute()

/** Of a reported member who leaves, the profile goes; that there was a report, and what was said, stays without who they were. */
export async function forgetProfile(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('reports').set({ profile: null }).where('member_id', '=', memberId).execute()
}

export async function deleteOldReports(reader: Reader): Promise<void> {
  await sql`delete from reports where created_at < now() - ${keptDays} * interval '1 day'`.execute(reader)
}
