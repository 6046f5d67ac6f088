import type { Tx } from '#platform/server/database/index.ts'
import { fileRemoval } from '#platform/server/files/removal.ts'
import type { Job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { partBytes } from '../limits.ts'
import { fileKey, partKeys, pictureKey } from './files.ts'
import { type DocumentRow, deleteDocuments, documentsOf } from './queries.ts'

const removeFilesJob = 'documents.removeFiles'

/** Removes documents and their readings. Their files are deleted after the commit. */
export async function removeDocuments({ jobs }: Services, tx: Tx, documents: readonly DocumentRow[]): Promise<void> {
  if (documents.length === 0) return
  await deleteDocuments(
    tx,
    documents.map(({ id }) => id),
  )
  await jobs.queue(removeFilesJob, { files: documents.flatMap(keysOf) }, { tx })
}

/** Removes all documents of an item that its owner deletes. */
export async function removeDocumentsOf(services: Services, tx: Tx, subjectId: string, ownerId: string): Promise<void> {
  const documents = await documentsOf(tx, subjectId)
  await removeDocuments(
    services,
    tx,
    documents.filter(({ owner_id }) => owner_id === ownerId),
  )
}

const keysOf = ({ owner_id, id, bytes, state }: DocumentRow): string[] =>
  state === 'ready' ? [fileKey(owner_id, id), pictureKey(owner_id, id)] : partKeys(owner_id, id, bytes, partBytes)

export const removeFiles = (services: Services): Job => fileRemoval(removeFilesJob, services)
