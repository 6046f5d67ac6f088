import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { assignStored, removeStored, renameStored } from '#platform/server/files/member-files.ts'
import type { Services } from '#platform/server/services.ts'
import { fileOf, pictureOf } from './files.ts'
import { type DocumentRow, documentsToMove, lockDocument, setMoved } from './queries.ts'
import { removeLater } from './remove.ts'
import { announceDocuments } from './search-kind.ts'

/**
 * Makes another member responsible for the documents of these items, also if the previous owner's account is being deleted. Their files
 * stay where they are, and are moved at night (`moveFiles`).
 */
export async function handOverDocuments(tx: Tx, subjectIds: readonly string[], from: string, to: string): Promise<void> {
  const handed = await tx
    .updateTable('documents')
    .set({ owner_id: to, folder_id: sql<string | null>`nullif(coalesce(folder_id, owner_id), ${to})` })
    .where('subject_id', '=', sql<string>`any(${subjectIds}::uuid[])`)
    .where('owner_id', '=', from)
    .returningAll()
    .execute()
  await assignStored(tx, handed.flatMap(keysOf), to)
  await announceDocuments(
    tx,
    handed.map(({ id }) => id),
  )
}

const keysOf = (document: DocumentRow) => [fileOf(document), pictureOf(document)]

/** Moves the files of documents that were handed over into their new owners' folders, so that nothing is named after the previous ones. */
export async function moveFiles(services: Services): Promise<void> {
  for (const document of await documentsToMove(services.database.kysely)) await move(services, document)
}

async function move(services: Services, document: DocumentRow): Promise<void> {
  const { database, files } = services
  const moved = { ...document, folder_id: null }
  const [before, after] = [keysOf(document), keysOf(moved)]
  const copy = async (keyOf: typeof fileOf, type: string) => {
    const file = await files.read(keyOf(document))
    if (file) await files.putStream(keyOf(moved), file.stream, file.length, type)
  }
  await copy(fileOf, 'application/pdf')
  await copy(pictureOf, 'image/webp')
  const obsolete = await database.transaction(async (tx) => {
    const now = await lockDocument(tx, document.id)
    // Handed over again, moved by another node, or removed in the meantime: only the copies are left to delete, unless they are in use.
    if (!now) return after
    if (now.owner_id !== document.owner_id || now.folder_id !== document.folder_id) return after.filter((key) => !keysOf(now).includes(key))
    await setMoved(tx, document.id)
    await renameStored(tx, before, after)
    return before
  })
  // Not by a job if it can be helped: its record would name the previous owner for days.
  if (await services.fileHold.isHeld()) await database.transaction((tx) => removeLater(services, tx, obsolete))
  else await removeStored(services, obsolete)
}
