import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { isSuspended, members } from '#features/members/server/index.ts'
import type { Said } from '../contract.ts'
import { caseKind } from './searchables.ts'
import type { ReportedProfile } from './tables.ts'

type NewReport = Omit<Insertable<Tables['reports']>, 'profile' | 'messages' | 'created_at'> & {
  profile: ReportedProfile | null
  messages: Said[]
}

/** @returns false if a report with this id exists */
export async function insertReport(tx: Tx, { profile, messages, ...report }: NewReport): Promise<boolean> {
  const inserted = await tx
    .insertInto('reports')
    .values({ ...report, profile: profile && JSON.stringify(profile), messages: JSON.stringify(messages) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Subject = Pick<Selectable<Tables['report_cases']>, 'kind' | 'subject_id' | 'member_id' | 'address' | 'content_state'>

/** Counts a report in the undecided case about this content, or opens a new case. @returns its id */
export async function openCase(tx: Tx, { kind, subject_id, member_id, address, content_state }: Subject): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into report_cases as c (id, kind, subject_id, member_id, address, content_state, reports)
    values (${randomUUID()}, ${kind}, ${subject_id}, ${member_id}, ${address}, ${content_state}, 1)
    on conflict (kind, coalesce(subject_id, member_id)) where version = 0 do update set reports = c.reports + 1
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a case was neither opened nor found')
  return row.id
}

/** A decided case that an operator opened about a member without a report. @returns its id */
export async function insertDecidedCase(tx: Tx, memberId: string): Promise<string> {
  const id = randomUUID()
  await tx.insertInto('report_cases').values({ id, kind: 'member', member_id: memberId, is_open: false, version: 1 }).execute()
  return id
}

export interface CaseLink {
  id: string
  is_open: boolean
  moved_at: Date
}

/**
 * How many reports are about a member, or by them, and the latest cases that an operator may see. Those about a member include the ones that
 * operators opened without a report.
 */
export async function reportsConcerning(
  reader: Reader,
  operator: string,
  memberId: string,
  side: 'member_id' | 'reporter_id',
  mostCases: number,
): Promise<{ reports: number; cases: CaseLink[] }> {
  const isVisible = sql<SqlBool>`c.member_id is distinct from ${operator}::uuid`
  const sent = reader.selectFrom('reports as r').where(`r.${side}`, '=', memberId)
  const [{ reports }, cases] = await Promise.all([
    sent
      .innerJoin('report_cases as c', 'c.id', 'r.case_id')
      .where(isVisible)
      .select(({ fn }) => fn.countAll<number>().as('reports'))
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('report_cases as c')
      .select(['c.id', 'c.is_open', 'c.moved_at'])
      .where((row) => (side === 'member_id' ? row('c.member_id', '=', memberId) : row('c.id', 'in', sent.select('r.case_id'))))
      .where(isVisible)
      .orderBy('c.moved_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(mostCases)
      .execute(),
  ])
  return { reports, cases }
}

export async function reporterOf(reader: Reader, id: string): Promise<string | null | undefined> {
  const row = await reader.selectFrom('reports').select('reporter_id').where('id', '=', id).executeTakeFirst()
  return row?.reporter_id
}

interface Named {
  name: string
  email: string
}
export type ListedReport = Selectable<Tables['reports']> & {
  kind: Tables['report_cases']['kind']
  reporter: Named | null
  reported: Named | null
}

const named = (id: 'reporter_id' | 'member_id') =>
  sql<Named | null>`(select jsonb_build_object('name', u.full_name, 'email', u.email) from ${members.as('u')} where u.id = ${sql.ref(`reports.${id}`)})`

const withNames = (reader: Reader) =>
  reader
    .selectFrom('reports')
    .innerJoin('report_cases as c', 'c.id', 'reports.case_id')
    .selectAll('reports')
    .select(['c.kind', named('reporter_id').as('reporter'), named('member_id').as('reported')])

/** The latest reports, newest first. */
export const latestReports = (reader: Reader, limit: number): Promise<ListedReport[]> =>
  withNames(reader).orderBy('reports.created_at', 'desc').orderBy('reports.id', 'desc').limit(limit).execute()

/** The reports whose ids begin with this. */
export const reportsLike = (reader: Reader, beginning: string): Promise<ListedReport[]> =>
  withNames(reader)
    .where(sql<boolean>`starts_with(reports.id::text, ${beginning})`)
    .limit(2)
    .execute()

export const reportsBy = (reader: Reader, reporter: string) =>
  reader
    .selectFrom('reports')
    .select(['member_id', 'reason', 'details', 'created_at'])
    .where('reporter_id', '=', reporter)
    .orderBy('created_at')
    .execute()

/**
 * When a reported member leaves, the copy of the profile and the appeals are deleted; the report and the reported content stay anonymously.
 */
export async function forgetProfile(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('reports').set({ profile: null }).where('member_id', '=', memberId).execute()
  await tx.updateTable('report_decisions').set({ answer: null }).where('member_id', '=', memberId).execute()
}

/** Those about suspended members are kept for review. */
const isOld = (before: Date) => sql<boolean>`created_at < ${before}
  and (member_id is null or not ${isSuspended(sql.ref('reports.member_id'))})`

/** Cases that operators opened themselves are kept as long as reports. */
const isOldWithoutReports = (before: Date) => sql<boolean>`c.reports = 0 and c.moved_at < ${before}
  and (c.member_id is null or not ${isSuspended(sql.ref('c.member_id'))})`

export async function countOldReports(reader: Reader, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from reports where ${isOld(before)})
      + (select count(*) from report_cases c where ${isOldWithoutReports(before)}) as count`.execute(reader)
  return rows[0]?.count ?? 0
}

/** Deletes old reports, and cases without any left. @returns how many reports, and cases that had none */
export async function deleteOldReports(tx: Tx, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ case_id: string }>`
    delete from reports where id = any(array(select id from reports where ${isOld(before)} limit ${limit})) returning case_id`.execute(tx)
  const cases = [...new Set(rows.map(({ case_id }) => case_id))]
  await sql`
    delete from report_cases c where id = any(${cases}::uuid[]) and not exists (select from reports r where r.case_id = c.id)`.execute(tx)
  const { rows: opened } = await sql<{ id: string }>`
    delete from report_cases where id = any(array(select id from report_cases c where ${isOldWithoutReports(before)} limit ${limit}))
    returning id`.execute(tx)
  await announceIn(tx)('search.sourcesChanged', { kind: caseKind, ids: [...cases, ...opened.map(({ id }) => id)] })
  return rows.length + opened.length
}

export async function deleteExpiredLinks(reader: Reader): Promise<void> {
  await sql`delete from decision_links where expires_at < now()`.execute(reader)
}
