import { type Selectable, type SqlBool, sql } from 'kysely'
import type { MemberRole } from '#platform/members.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type BriefRow, briefOf, members } from '#features/members/server/index.ts'
import type { Said } from '../contract.ts'
import { earlierShown, keptDays, mostCounted } from '../limits.ts'
import type { ReportReason } from '../reasons.ts'
import type { CaseKind, ContentState } from '../vocabulary.ts'

type CaseRow = Selectable<Tables['report_cases']>
export type DecisionRow = Selectable<Tables['report_decisions']> & { operator: string | null }

/** Operators who are reported neither see cases about themselves nor learn that there are any. */
const notAbout = (operator: string) => sql<SqlBool>`c.member_id is distinct from ${operator}::uuid`

const lastReport = <Column extends 'messages' | 'profile'>(column: Column) =>
  sql<Selectable<Tables['reports']>[Column]>`(
    select r.${sql.ref(column)} from reports r where r.case_id = c.id order by r.case_id, r.created_at desc, r.id desc limit 1)`

/** Of the last fifty reports, which is enough to see what the case is about. */
const reasonsOf = sql<ReportReason[]>`array(
  select distinct latest.reason from (
    select r.reason from reports r where r.case_id = c.id order by r.case_id, r.created_at desc, r.id desc limit 50) latest order by 1)`

// Looked up for each row: with `exists`, the planner would read all decisions.
const isAnswered = sql<boolean>`coalesce((
  select true from report_decisions d where d.case_id = c.id and d.answered_at is not null and d.outcome is null limit 1), false)`

export interface AfterCase {
  is_open: boolean
  moved_at: string
  id: string
}
export type ListedCaseRow = CaseRow & {
  member: BriefRow | null
  said: Said[] | null
  reasons: ReportReason[]
  is_answered: boolean
  decision: Pick<DecisionRow, 'content_act' | 'member_act'> | null
}

/** The cases that an operator may see, open ones first, most recently changed first. */
export async function casesFor(
  reader: Reader,
  operator: string,
  { isOpen, kind }: { isOpen: boolean | undefined; kind: CaseKind | undefined },
  after: AfterCase | undefined,
  limit: number,
): Promise<ListedCaseRow[]> {
  return reader
    .selectFrom('report_cases as c')
    .selectAll('c')
    .select((row) => [
      briefOf(row.ref('c.member_id')).as('member'),
      lastReport('messages').as('said'),
      reasonsOf.as('reasons'),
      isAnswered.as('is_answered'),
      sql<ListedCaseRow['decision']>`(
        select jsonb_build_object('content_act', d.content_act, 'member_act', d.member_act)
        from report_decisions d where d.case_id = c.id order by d.created_at desc limit 1)`.as('decision'),
    ])
    .where(notAbout(operator))
    .$if(isOpen !== undefined, (query) => query.where('c.is_open', '=', isOpen === true))
    .$if(kind !== undefined, (query) => query.where('c.kind', '=', kind as CaseKind))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(c.is_open, c.moved_at, c.id) < (${after?.is_open}::boolean, ${after?.moved_at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('c.is_open', 'desc')
    .orderBy('c.moved_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
}

/** How many cases are open for an operator, up to `mostCounted`. */
export async function countOpen(reader: Reader, operator: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from (
      select from report_cases c where c.is_open and ${notAbout(operator)}
      order by c.is_open desc, c.moved_at desc, c.id desc limit ${mostCounted}) counted`.execute(reader)
  return rows[0]?.open ?? 0
}

/** A case with what its last reporter saw; undefined if the operator may not see it. */
export async function caseOf(reader: Reader, operator: string, id: string) {
  return reader
    .selectFrom('report_cases as c')
    .leftJoin(members.as('u'), 'u.id', 'c.member_id')
    .selectAll('c')
    .select((row) => [
      briefOf(row.ref('c.member_id')).as('member'),
      'u.role',
      lastReport('messages').as('said'),
      lastReport('profile').as('profile'),
      reasonsOf.as('reasons'),
      isAnswered.as('is_answered'),
      sql<number>`(select count(distinct r.reporter_id)::int from reports r where r.case_id = c.id)`.as('reporters'),
    ])
    .where('c.id', '=', id)
    .where(notAbout(operator))
    .executeTakeFirst()
}

/** All reports about a member within a year, and how many members sent them. */
export async function countAbout(reader: Reader, memberId: string): Promise<{ reports: number; reporters: number }> {
  const { rows } = await sql<{ reports: number; reporters: number }>`
    select count(*)::int as reports, count(distinct reporter_id)::int as reporters from reports
    where member_id = ${memberId} and created_at > now() - ${keptDays} * interval '1 day'`.execute(reader)
  return rows[0] ?? { reports: 0, reporters: 0 }
}

const withOperator = (reader: Reader) =>
  reader
    .selectFrom('report_decisions as d')
    .selectAll('d')
    .select(sql<string | null>`(select u.full_name from ${members.as('u')} where u.id = d.operator_id)`.as('operator'))

/** The decisions in a case, oldest first. */
export const decisionsIn = (reader: Reader, caseId: string): Promise<DecisionRow[]> =>
  withOperator(reader).where('d.case_id', '=', caseId).orderBy('d.created_at').orderBy('d.id').execute()

/** The decisions about a member in other cases, newest first; dismissals are not included. */
export const decisionsElsewhere = (reader: Reader, memberId: string, caseId: string): Promise<DecisionRow[]> =>
  withOperator(reader)
    .where('d.member_id', '=', memberId)
    .where('d.case_id', '<>', caseId)
    .where(sql<SqlBool>`(d.content_act is not null or d.member_act is not null)`)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(earlierShown)
    .execute()

export type CaseReportRow = Pick<Selectable<Tables['reports']>, 'id' | 'reason' | 'details' | 'created_at'> & {
  reporter: BriefRow | null
  said: Said[]
}

export async function reportsIn(
  reader: Reader,
  caseId: string,
  after: { created_at: string; id: string } | undefined,
  limit: number,
): Promise<CaseReportRow[]> {
  return reader
    .selectFrom('reports as r')
    .select((row) => [
      'r.id',
      'r.reason',
      'r.details',
      'r.created_at',
      'r.messages as said',
      briefOf(row.ref('r.reporter_id')).as('reporter'),
    ])
    .where('r.case_id', '=', caseId)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(r.created_at, r.id) < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether an operator may see a case. */
export async function isCaseFor(reader: Reader, operator: string, id: string): Promise<boolean> {
  const row = await reader
    .selectFrom('report_cases as c')
    .select('c.id')
    .where('c.id', '=', id)
    .where(notAbout(operator))
    .executeTakeFirst()
  return row !== undefined
}

/** Closes a case for the operator who decides first about its current version, and locks it. @returns undefined if it has changed */
export async function closeCase(tx: Tx, operator: string, id: string, version: number) {
  return tx
    .updateTable('report_cases as c')
    .set({ is_open: false, version: version + 1, moved_at: sql<Date>`now()` })
    .where('c.id', '=', id)
    .where('c.version', '=', version)
    .where(notAbout(operator))
    .returning(['c.id', 'c.kind', 'c.subject_id', 'c.member_id', 'c.content_state'])
    .executeTakeFirst()
}

/** Locks all cases about the content of one, in one order, so that two operators who decide two of them do not wait for each other. */
export async function lockCasesLike(tx: Tx, id: string): Promise<void> {
  await sql`
    select from report_cases where (kind, subject_id) = (select kind, subject_id from report_cases where id = ${id})
    order by id for update`.execute(tx)
}

/** Sets the state of content in all cases about it. Once operators have removed it, it stays removed, and is not said to be gone. */
export async function setContentState(
  reader: Reader,
  { kind, subject_id }: Pick<CaseRow, 'kind' | 'subject_id'>,
  content_state: ContentState,
): Promise<void> {
  await sql`
    update report_cases set content_state = case when exists (
        select from report_cases its where its.kind = ${kind} and its.subject_id = ${subject_id} and its.content_state = 'removed')
      then 'removed' else ${content_state} end
    where kind = ${kind} and subject_id = ${subject_id}`.execute(reader)
}

/** Records the outcome of the open appeals in a case. */
export async function settleAnswers(tx: Tx, caseId: string, outcome: 'kept' | 'reversed'): Promise<boolean> {
  const settled = await tx
    .updateTable('report_decisions')
    .set({ outcome })
    .where('case_id', '=', caseId)
    .where('answered_at', 'is not', null)
    .where('outcome', 'is', null)
    .returning('id')
    .execute()
  return settled.length > 0
}

export async function insertDecision(
  tx: Tx,
  decision: Omit<Selectable<Tables['report_decisions']>, 'created_at' | 'answer' | 'answered_at' | 'outcome'>,
): Promise<void> {
  await tx.insertInto('report_decisions').values(decision).execute()
}

export async function nameAndRole(reader: Reader, id: string): Promise<{ full_name: string; role: MemberRole } | undefined> {
  return reader.selectFrom(members.as('u')).select(['u.full_name', 'u.role']).where('u.id', '=', id).executeTakeFirst()
}
