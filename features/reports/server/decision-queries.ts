import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Said } from '../contract.ts'
import { linkDays } from '../limits.ts'
import type { CaseKind } from '../vocabulary.ts'

export type OwnDecisionRow = Pick<
  Selectable<Tables['report_decisions']>,
  'id' | 'member_id' | 'content_act' | 'member_act' | 'ends_at' | 'reason' | 'created_at' | 'answer' | 'answered_at' | 'outcome'
> & { kind: CaseKind; said: Said[] | null }

/** Decisions as their member may read them; dismissals and upheld appeals are not included. */
const ownDecisions = (reader: Reader) =>
  reader
    .selectFrom('report_decisions as d')
    .innerJoin('report_cases as c', 'c.id', 'd.case_id')
    .select([
      'd.id',
      'd.member_id',
      'd.content_act',
      'd.member_act',
      'd.ends_at',
      'd.reason',
      'd.created_at',
      'd.answer',
      'd.answered_at',
      'd.outcome',
      'c.kind',
    ])
    .select(
      sql<Said[] | null>`(
        select r.messages from reports r where r.case_id = c.id order by r.case_id, r.created_at desc, r.id desc limit 1)`.as('said'),
    )
    .where(sql<SqlBool>`(d.content_act is not null or d.member_act is not null)`)

export const decisionsAbout = (
  reader: Reader,
  memberId: string,
  after: { created_at: string; id: string } | undefined,
  limit: number,
): Promise<OwnDecisionRow[]> =>
  ownDecisions(reader)
    .where('d.member_id', '=', memberId)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(d.created_at, d.id) < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()

export const ownDecision = (reader: Reader, id: string): Promise<OwnDecisionRow | undefined> =>
  ownDecisions(reader).where('d.id', '=', id).executeTakeFirst()

/** The decision that a link is about, while the link is valid and the member has not left. */
export async function decisionOfLink(reader: Reader, tokenHash: Buffer): Promise<OwnDecisionRow | undefined> {
  return ownDecisions(reader)
    .innerJoin('decision_links as l', 'l.decision_id', 'd.id')
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('d.member_id', 'is not', null)
    .executeTakeFirst()
}

/** @returns the case, which is now waiting for an operator; undefined if there is an appeal already */
export async function saveAnswer(tx: Tx, id: string, answer: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('report_decisions')
    .set({ answer, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('case_id')
    .executeTakeFirst()
  return row?.case_id
}

export async function reopenCase(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('report_cases')
    .set({ is_open: true, moved_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** The subject, author and reason of a decision; undefined if it is a dismissal or the member has left. */
export async function decisionAbout(reader: Reader, id: string) {
  const found = await reader
    .selectFrom('report_decisions as d')
    .innerJoin('report_cases as c', 'c.id', 'd.case_id')
    .select(['d.member_id', 'd.operator_id', 'd.member_act', 'd.reason', 'd.created_at', 'c.reports'])
    .where('d.id', '=', id)
    .where(sql<SqlBool>`(d.content_act is not null or d.member_act is not null)`)
    .executeTakeFirst()
  return found?.member_id ? { ...found, member_id: found.member_id } : undefined
}

/** Locks the case of a decision. Deciding locks the case first too. */
export async function lockCaseOf(tx: Tx, decisionId: string): Promise<void> {
  await sql`
    select from report_cases where id = (select case_id from report_decisions where id = ${decisionId}) for no key update`.execute(tx)
}

export async function insertDecisionLink(reader: Reader, token_hash: Buffer, decision_id: string): Promise<void> {
  await reader
    .insertInto('decision_links')
    .values({ token_hash, decision_id, expires_at: sql<Date>`now() + ${linkDays} * interval '1 day'` })
    .execute()
}

export async function deleteDecisionLink(reader: Reader, token_hash: Buffer): Promise<void> {
  await reader.deleteFrom('decision_links').where('token_hash', '=', token_hash).execute()
}

/** Who reported the content of these cases and has not left. */
export async function reportersOf(reader: Reader, caseIds: readonly string[]): Promise<{ case_id: string; reporter_id: string }[]> {
  const { rows } = await sql<{ case_id: string; reporter_id: string }>`
    select distinct case_id, reporter_id from reports where case_id = any(${caseIds}::uuid[]) and reporter_id is not null`.execute(reader)
  return rows
}

/** Decisions in a member's data export. */
export const decisionsToTake = (reader: Reader, memberId: string) =>
  reader
    .selectFrom('report_decisions')
    .select(['content_act', 'member_act', 'ends_at', 'reason', 'created_at', 'answer', 'answered_at', 'outcome'])
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`(content_act is not null or member_act is not null)`)
    .orderBy('created_at')
    .execute()
