import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { DocumentUse } from '../contract.ts'
import { documentProblems } from '../problems.ts'
import { type GivenAddress, isFor } from './addresses.ts'
import type { DocumentHolder, Standing } from './holder.ts'
import { type DocumentRow, documentById } from './queries.ts'

/** A document, and what the actor may do with it. */
export interface Accessible {
  document: DocumentRow
  standing: Standing
}

const none = { isSeen: false, mayRead: false, isOwn: false, mayChange: false }

/** What the actor may do with a document. One whose item no longer exists is only its owner's. */
export async function standingFor(
  reader: Reader,
  holder: DocumentHolder,
  actor: Actor,
  { subject_id, owner_id }: Pick<DocumentRow, 'subject_id' | 'owner_id'>,
): Promise<Standing> {
  const standing = await holder.standingOf(reader, actor, subject_id)
  if (standing) return standing
  return owner_id === actor.id ? { isSeen: true, mayRead: true, isOwn: true, mayChange: true, owner_id } : { ...none, owner_id }
}

async function accessible(reader: Reader, holder: DocumentHolder, actor: Actor, document: DocumentRow | undefined) {
  return document && { document, standing: await standingFor(reader, holder, actor, document) }
}

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
): Promise<Accessible & { reader: Actor }> {
  if (!actor || !(await isFor(database, actor, use, address))) throw new Refusal(problems.notFound)
  const found = await accessible(database.kysely, holder, actor, await documentById(database.kysely, address.id))
  if (found?.document.state !== 'ready' || !found.standing.mayRead) throw new Refusal(problems.notFound)
  return { ...found, reader: actor }
}

/** A document that is ready. @throws Refusal gone if the actor can't see its subject, notReadable if they can but may not read */
export async function readableDocument(reader: Reader, holder: DocumentHolder, actor: Actor, id: string): Promise<Accessible> {
  const found = await accessible(reader, holder, actor, await documentById(reader, id))
  if (found?.document.state !== 'ready' || !found.standing.isSeen) throw new Refusal(documentProblems.gone)
  if (!found.standing.mayRead) throw new Refusal(documentProblems.notReadable)
  return found
}

/**
 * A document of an item that is the actor's own.
 * @param needs 'isOwn' to see it with its readers, 'mayChange' to remove or replace it
 * @throws Refusal gone
 */
export async function ownDocument(
  reader: Reader,
  holder: DocumentHolder,
  actor: Actor,
  document: DocumentRow | undefined,
  needs: 'isOwn' | 'mayChange',
): Promise<Accessible> {
  const found = await accessible(reader, holder, actor, document)
  if (!found?.standing[needs]) throw new Refusal(documentProblems.gone)
  return found
}
