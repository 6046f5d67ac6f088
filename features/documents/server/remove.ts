import type { Tx } from '#platform/server/database/index.ts'
import { fileRemoval } from '#platform/server/files/removal.ts'
import type { Job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { partBytes } from '../limits.ts'
import { fileOf, partsOf, pictureOf } from './files.ts'
import { type DocumentRow, deleteDocuments, documentsOf } from './queries.ts'
import { announceDocuments } from './search-kind.ts'

const removeFilesJob = 'documents.removeFiles'

/** Removes documents and their readings. Their files are deleted after the commit. */
export async function removeDocuments(services: Services, tx: Tx, documents: readonly DocumentRow[]): Promise<void> {
  if (documents.length === 0) return
  const ids = documents.map(({ id }) => id)
  // A check may have finished, or files may have been moved, since they were read.
  const removed = await deleteDocuments(tx, ids)
  await announceDocuments(tx, ids)
  await removeLater(services, tx, removed.flatMap(keysOf))
}

/** Deletes files after the commit, once no backup needs them. */
export const removeLater = ({ jobs }: Services, tx: Tx, files: readonly string[]) => jobs.queue(removeFilesJob, { files }, { tx })

/** Removes all documents of an item that is deleted. @param ownerId the member who is responsible for it */
export async function removeDocumentsOf(services: Services, tx: Tx, subjectId: string, ownerId: string): Promise<void> {
  const documents = await documentsOf(tx, subjectId)
  await removeDocuments(
    services,
    tx,
    documents.filter(({ owner_id }) => owner_id === ownerId),
  )
}

const keysOf = (document: DocumentRow): string[] =>
  document.state === 'ready' ? [fileOf(document), pictureOf(document)] : partsOf(document, partBytes)

export const removeFiles = (services: Services): Job => fileRemoval(removeFilesJob, services)
