import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { lockAndCountBytes, refuseOverQuota } from '#platform/server/files/member-files.ts'
import type { Services } from '#platform/server/services.ts'
import { type DocumentKind, mostBytes, mostDocuments, partBytes } from '../limits.ts'
import { documentProblems } from '../problems.ts'
import { checkDocumentJob } from './check.ts'
import { ownDocument } from './access.ts'
import { partOf } from './files.ts'
import type { DocumentHolder } from './holder.ts'
import { documentsChanged } from './live.ts'
import { type DocumentRow, comingBytesOf, countOf, documentById, insertDocument, lockDocument, setReceived } from './queries.ts'

interface Begun {
  id: string
  subject_id: string
  kind: DocumentKind
  name: string
  bytes: number
}

const tooLarge = { deck: documentProblems.deckTooLarge, document: documentProblems.documentTooLarge }

/**
 * Starts an upload in parts. Repeating it with the same id returns how much was received.
 * @throws Refusal gone for an item that the actor may not change; deckTooLarge, documentTooLarge, tooManyDocuments, storageFull
 */
export async function beginDocument({ database }: Services, holder: DocumentHolder, actor: Actor, begun: Begun): Promise<DocumentRow> {
  if (begun.bytes > mostBytes[begun.kind]) throw new Refusal(tooLarge[begun.kind])
  return database.transaction(async (tx) => {
    const standing = await holder.standingOf(tx, actor, begun.subject_id)
    if (!standing?.mayChange) throw new Refusal(documentProblems.gone)
    const { owner_id } = standing
    const isNew = await insertDocument(tx, { ...begun, owner_id })
    if (isNew) refuseOverQuota((await lockAndCountBytes(tx, owner_id)) + (await comingBytesOf(tx, owner_id)))
    if (isNew && begun.kind === 'document' && (await countOf(tx, begun.subject_id, 'document')) > mostDocuments)
      throw new Refusal(documentProblems.tooManyDocuments, { most: mostDocuments })
    const document = await documentById(tx, begun.id)
    if (document?.subject_id !== begun.subject_id) throw new Refusal(documentProblems.gone)
    return document
  })
}

/**
 * Receives the next part of a file, and has the file checked after the last one. Repeating a part has no effect.
 * @throws Refusal gone; partMissing if it is not the next part
 */
export async function receivePart(
  services: Services,
  holder: DocumentHolder,
  actor: Actor,
  { id, offset, file: part }: { id: string; offset: number; file: File },
): Promise<DocumentRow> {
  const { database, files, jobs, live } = services
  const { document: before } = await ownDocument(database.kysely, holder, actor, await documentById(database.kysely, id), 'mayChange')
  if (before.state !== 'arriving' || offset < before.received) return before
  const isWhole = part.size === Math.min(partBytes, before.bytes - offset)
  if (offset !== before.received || !isWhole) throw new Refusal(documentProblems.partMissing)
  await files.put(partOf(before, offset), new Uint8Array(await part.arrayBuffer()), 'application/octet-stream')
  return database.transaction(async (tx) => {
    const { document } = await ownDocument(tx, holder, actor, await lockDocument(tx, id), 'mayChange')
    if (document.state !== 'arriving' || document.received !== offset) return document
    const received = offset + part.size
    const state = received === document.bytes ? 'checking' : 'arriving'
    await setReceived(tx, id, received, state)
    if (state === 'checking') {
      await jobs.queue(checkDocumentJob, { id }, { tx })
      live.tellAfter(tx, await documentsChanged(tx, holder, document))
    }
    return { ...document, received, state }
  })
}
