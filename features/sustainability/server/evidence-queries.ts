import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type DocumentFacts, newestDocumentOf } from '#features/documents/server/index.ts'
import { type BriefRow, briefOf, isAbsent } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'

export interface EvidenceRow {
  id: string
  answer_id: string
  file_id: string | null
  document: DocumentFacts | null
  page: number | null
  url: string | null
  note: string
}

/** The evidence of all of an organisation's answers of a year, the oldest first. */
export async function evidenceOfYear(reader: Reader, organisationId: string, year: number): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select e.id, e.answer_id, e.file_id, e.page, e.url, e.note, ${newestDocumentOf(sql.ref('e.file_id'))} as document
    from sustainability_answers a join sustainability_evidence e on e.answer_id = a.id
    where a.organisation_id = ${organisationId} and a.year = ${year}
    order by e.added_at, e.id`.execute(reader)
  return rows
}

export interface ConfirmationRow {
  answer_id: string
  reader: BriefRow | null
  statement: string
  confirmed_at: Date
}

/** Confirmations of a year's answers that a viewer, or a visitor, sees: not those by members hidden from them. */
export async function confirmationsOfYear(
  reader: Reader,
  viewer: string | null,
  organisationId: string,
  year: number,
): Promise<ConfirmationRow[]> {
  const confirmedBy = sql.ref<string>('c.reader_id')
  const { rows } = await sql<ConfirmationRow>`
    select c.answer_id, c.statement, c.confirmed_at, ${briefOf(confirmedBy)} as reader
    from sustainability_answers a join sustainability_confirmations c on c.answer_id = a.id
    where a.organisation_id = ${organisationId} and a.year = ${year}
      and not ${viewer === null ? isAbsent(confirmedBy) : isHidden(sql`${viewer}::uuid`, confirmedBy)}
    order by c.confirmed_at, c.reader_id`.execute(reader)
  return rows
}

/** How many pieces of evidence and confirmations an answer has. Evidence in a file counts once the file is ready. */
export async function supportOf(reader: Reader, answerId: string): Promise<{ evidence: number; confirmations: number }> {
  const { rows } = await sql<{ evidence: number; confirmations: number }>`
    select
      (select count(*)::int from sustainability_evidence e where e.answer_id = ${answerId}
         and (e.file_id is null or ${newestDocumentOf(sql.ref('e.file_id'))} ->> 'state' = 'ready')) as evidence,
      (select count(*)::int from sustainability_confirmations c where c.answer_id = ${answerId}) as confirmations`.execute(reader)
  return rows[0] ?? { evidence: 0, confirmations: 0 }
}

export interface NewEvidence {
  id: string
  answer_id: string
  file_id: string | null
  page: number | null
  url: string | null
  note: string
  added_by: string
}

/** @returns false if the id is taken */
export async function insertEvidence(tx: Tx, evidence: NewEvidence): Promise<boolean> {
  const inserted = await tx
    .insertInto('sustainability_evidence')
    .values(evidence)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** A piece of evidence for an answer of an organisation, with the answer. */
export const evidenceIn = (reader: Reader, organisationId: string, id: string) =>
  reader
    .selectFrom('sustainability_evidence as e')
    .innerJoin('sustainability_answers as a', 'a.id', 'e.answer_id')
    .select(['e.id', 'e.answer_id', 'e.file_id'])
    .where('e.id', '=', id)
    .where('a.organisation_id', '=', organisationId)
    .executeTakeFirst()

export const deleteEvidence = (tx: Tx, id: string) => tx.deleteFrom('sustainability_evidence').where('id', '=', id).execute()

export const deleteConfirmations = (tx: Tx, answerId: string) =>
  tx.deleteFrom('sustainability_confirmations').where('answer_id', '=', answerId).execute()
