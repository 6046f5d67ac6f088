import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type DocumentFacts, newestDocumentOf } from '#features/documents/server/index.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'

export interface FileRow {
  id: string
  document: DocumentFacts
  owner: BriefRow | null
  added_at: Date
  answers: number
}

/** An organisation's files that have been uploaded, or are being, newest first. */
export async function filesOf(
  reader: Reader,
  { organisation, limit, at, id }: { organisation: string; limit: number; at?: string; id?: string },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select f.id, f.document, ${briefOf(sql.ref('f.owner_id'))} as owner, f.added_at,
      (select count(*)::int from sustainability_evidence e where e.file_id = f.id) as answers
    from (select its.*, ${newestDocumentOf(sql.ref('its.id'))} as document from sustainability_files its
          where its.organisation_id = ${organisation}) f
    where f.document is not null ${at && id ? sql`and (f.added_at, f.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by f.added_at desc, f.id desc limit ${limit}`.execute(reader)
  return rows
}

/** @returns false if the id is taken */
export async function insertFile(tx: Tx, file: { id: string; organisation_id: string; owner_id: string }): Promise<boolean> {
  const inserted = await tx
    .insertInto('sustainability_files')
    .values(file)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const fileById = (reader: Reader, id: string) =>
  reader.selectFrom('sustainability_files').selectAll().where('id', '=', id).executeTakeFirst()

export async function isFileOf(reader: Reader, organisationId: string, id: string): Promise<boolean> {
  const file = await fileById(reader, id)
  return file?.organisation_id === organisationId
}

/** A file of the organisation with its document, if it has been uploaded. */
export async function fileIn(reader: Reader, organisationId: string, id: string): Promise<{ document: DocumentFacts | null } | undefined> {
  const { rows } = await sql<{ document: DocumentFacts | null }>`
    select ${newestDocumentOf(sql.ref('f.id'))} as document from sustainability_files f
    where f.id = ${id} and f.organisation_id = ${organisationId}`.execute(reader)
  return rows[0]
}

/** The answers that cite a file. */
export const answersCiting = (reader: Reader, fileId: string) =>
  reader
    .selectFrom('sustainability_answers as a')
    .selectAll('a')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sustainability_evidence as e').select('e.id').whereRef('e.answer_id', '=', 'a.id').where('e.file_id', '=', fileId),
      ),
    )
    .execute()

export const deleteFile = (tx: Tx, id: string) => tx.deleteFrom('sustainability_files').where('id', '=', id).execute()
