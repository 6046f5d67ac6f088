import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { refuseOverQuota, storedBytesOf } from '#platform/server/files/member-files.ts'
import { toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type DocumentKind, mostBytes, mostDocuments, partBytes } from '../limits.ts'
import { documentProblems } from '../problems.ts'
import { checkDocumentJob } from './check.ts'
import { partKey } from './files.ts'
import type { DocumentHolder } from './holder.ts'
import { event } from './live.ts'
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
 * @throws Refusal gone for another member's item; deckTooLarge, documentTooLarge, tooManyDocuments, storageFull
 */
export async function beginDocument({ database }: Services, holder: DocumentHolder, actor: Actor, begun: Begun): Promise<DocumentRow> {
  if (begun.bytes > mostBytes[begun.kind]) throw new Refusal(tooLarge[begun.kind])
  if (!(await holder.isOwn(database.kysely, actor, begun.subject_id))) throw new Refusal(documentProblems.gone)
  return database.transaction(async (tx) => {
    const isNew = await insertDocument(tx, { ...begun, owner_id: actor.id })
    if (isNew) refuseOverQuota((await storedBytesOf(tx, actor.id)) + (await comingBytesOf(tx, actor.id)))
    if (isNew && begun.kind === 'document' && (await countOf(tx, begun.subject_id, 'document')) > mostDocuments)
      throw new Refusal(documentProblems.tooManyDocuments, { most: mostDocuments })
    return ownDocument(await documentById(tx, begun.id), actor)
  })
}

/**
 * Receives the next part of a file, and has the file checked after the last one. Repeating a part has no effect.
 * @throws Refusal gone; partMissing if it is not the next part
 */
export async function receivePart(services: Services, actor: Actor, id: string, offset: number, part: File): Promise<DocumentRow> {
  const { database, files, jobs, live } = services
  const before = ownDocument(await documentById(database.kysely, id), actor)
  if (before.state !== 'arriving' || offset < before.received) return before
  const isWhole = part.size === Math.min(partBytes, before.bytes - offset)
  if (offset !== before.received || !isWhole) throw new Refusal(documentProblems.partMissing)
  await files.put(partKey(actor.id, id, offset), new Uint8Array(await part.arrayBuffer()), 'application/octet-stream')
  return database.transaction(async (tx) => {
    const document = ownDocument(await lockDocument(tx, id), actor)
    if (document.state !== 'arriving' || document.received !== offset) return document
    const received = offset + part.size
    const state = received === document.bytes ? 'checking' : 'arriving'
    await setReceived(tx, id, received, state)
    if (state === 'checking') {
      await jobs.queue(checkDocumentJob, { id }, { tx })
      live.tellAfter(tx, event('documents.changed', [toMember(actor.id)], { subject_id: document.subject_id }))
    }
    return { ...document, received, state }
  })
}

/** @throws Refusal gone if it does not exist or is not the actor's own */
export function ownDocument(document: DocumentRow | undefined, actor: Actor): DocumentRow {
  if (document?.owner_id !== actor.id) throw new Refusal(documentProblems.gone)
  return document
}
