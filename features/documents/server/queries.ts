import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { DocumentsTable } from './tables.ts'

export type DocumentRow = Selectable<DocumentsTable>

export const documentById = (reader: Reader, id: string): Promise<DocumentRow | undefined> =>
  reader.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a document until the transaction ends. */
export const lockDocument = (tx: Tx, id: string): Promise<DocumentRow | undefined> =>
  tx.selectFrom('documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type NewDocument = Pick<DocumentRow, 'id' | 'owner_id' | 'subject_id' | 'kind' | 'name' | 'bytes'>

/** @returns false if a document with this id exists */
export async function insertDocument(tx: Tx, document: NewDocument): Promise<boolean> {
  const inserted = await tx
    .insertInto('documents')
    .values(document)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const documentsOf = (reader: Reader, subjectId: string): Promise<DocumentRow[]> =>
  reader
    .selectFrom('documents')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** What others show of a document. */
export interface DocumentFacts {
  id: string
  name: string
  state: DocumentRow['state']
  pages: number | null
}

/** Expression: the newest document of the subject with this id that is ready; the newest one if none is, or null. A lookup per row. */
export const newestDocumentOf = (subject: Expression<string | null>): RawBuilder<DocumentFacts | null> => sql<DocumentFacts | null>`
  (select jsonb_build_object('id', d.id, 'name', d.name, 'state', d.state, 'pages', d.pages) from documents d
   where d.subject_id = ${subject} order by d.state = 'ready' desc, d.created_at desc, d.id limit 1)`

/** The ready decks of these subjects. */
export const decksOf = namedStatement<{ subjects: readonly string[] }, { subject_id: string; id: string; pages: number | null }>(
  'documents.decks',
  (kysely, { subjects }) =>
    kysely
      .selectFrom('documents')
      .distinctOn('subject_id')
      .select(['subject_id', 'id', 'pages'])
      .where('subject_id', '=', sql<string>`any(${subjects}::uuid[])`)
      .where('kind', '=', 'deck')
      .where('state', '=', 'ready')
      .orderBy('subject_id')
      .orderBy('created_at', 'desc'),
)

/** The number of a subject's documents of a kind, without refused ones. */
export async function countOf(reader: Reader, subjectId: string, kind: DocumentRow['kind']): Promise<number> {
  const { found } = await reader
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow()
  return found
}

/** Bytes of a member's uploads that are in progress or being checked. */
export async function comingBytesOf(reader: Reader, ownerId: string): Promise<number> {
  const { coming } = await reader
    .selectFrom('documents')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('coming'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['arriving', 'checking'])
    .executeTakeFirstOrThrow()
  return coming
}

/** Documents that were handed over and whose files are still in the previous owner's folder. */
export const documentsToMove = (reader: Reader): Promise<DocumentRow[]> =>
  reader
    .selectFrom('documents')
    .selectAll()
    .where('folder_id', 'is not', null)
    .where('state', 'in', ['ready', 'refused'])
    .orderBy('id')
    .execute()

export async function setMoved(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('documents').set({ folder_id: null }).where('id', '=', id).execute()
}

/** Uploads that were not completed within a day. */
export const abandonedDocuments = (reader: Reader): Promise<DocumentRow[]> =>
  reader
    .selectFrom('documents')
    .selectAll()
    .where('state', '=', 'arriving')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()

/** Documents that are ready and whose text was not read yet. */
export const unreadDocuments = (reader: Reader, limit: number): Promise<DocumentRow[]> =>
  reader
    .selectFrom('documents')
    .selectAll()
    .where('state', '=', sql.lit('ready'))
    .where('text_read_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

export async function setReceived(tx: Tx, id: string, received: number, state: DocumentRow['state']): Promise<void> {
  await tx.updateTable('documents').set({ received, state }).where('id', '=', id).execute()
}

export async function setReady(tx: Tx, id: string, { pages, kept_bytes }: { pages: number; kept_bytes: number }): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ state: 'ready', pages, kept_bytes, ready_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function setRefused(reader: Reader, id: string, problem: string): Promise<void> {
  await reader.updateTable('documents').set({ state: 'refused', problem }).where('id', '=', id).execute()
}

/** @returns the documents as they were at that moment */
export const deleteDocuments = (tx: Tx, ids: readonly string[]): Promise<DocumentRow[]> =>
  tx
    .deleteFrom('documents')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returningAll()
    .execute()
