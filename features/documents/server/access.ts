import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { DocumentUse } from '../contract.ts'
import { documentProblems } from '../problems.ts'
import { type GivenAddress, isFor } from './addresses.ts'
import type { DocumentHolder } from './holder.ts'
import { type DocumentRow, documentById } from './queries.ts'

/**
 * The document at an address and its reader, if the address was made for them and they may still read.
 * @throws Refusal notFound, whatever the reason, to reveal nothing
 */
export async function documentAt(
  { database }: Services,
  holder: DocumentHolder,
  actor: Actor | undefined,
  use: DocumentUse,
  address: GivenAddress,
): Promise<{ document: DocumentRow; reader: Actor }> {
  if (!actor || !(await isFor(database, actor, use, address))) throw new Refusal(problems.notFound)
  const document = await openDocument(database.kysely, holder, actor, address.id)
  if (!document) throw new Refusal(problems.notFound)
  return { document, reader: actor }
}

/** A document that is ready and that the actor may read. */
async function openDocument(reader: Reader, holder: DocumentHolder, actor: Actor, id: string): Promise<DocumentRow | undefined> {
  const document = await documentById(reader, id)
  if (document?.state !== 'ready') return undefined
  if (document.owner_id === actor.id) return document
  return (await holder.standingOf(reader, actor, document.subject_id)).mayRead ? document : undefined
}

/** The same. @throws Refusal gone if the actor can't see its subject, notReadable if they can but may not read */
export async function readableDocument(reader: Reader, holder: DocumentHolder, actor: Actor, id: string): Promise<DocumentRow> {
  const document = await documentById(reader, id)
  if (document?.state !== 'ready') throw new Refusal(documentProblems.gone)
  if (document.owner_id === actor.id) return document
  const { isSeen, mayRead } = await holder.standingOf(reader, actor, document.subject_id)
  if (!isSeen) throw new Refusal(documentProblems.gone)
  if (!mayRead) throw new Refusal(documentProblems.notReadable)
  return document
}
