import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { documentProblems } from '../problems.ts'
import type { DocumentHolder } from './holder.ts'
import { type DocumentRow, documentById } from './queries.ts'

/** A document that is ready, if the actor may read it now. */
export async function openDocument(reader: Reader, holder: DocumentHolder, actor: Actor, id: string): Promise<DocumentRow | undefined> {
  const document = await documentById(reader, id)
  if (document?.state !== 'ready') return undefined
  if (document.owner_id === actor.id) return document
  return (await holder.standingOf(reader, actor, document.subject_id)).mayRead ? document : undefined
}

/** The same. @throws Refusal gone where the actor does not see what it belongs to, notReadable where they do but may not read */
export async function readableDocument(reader: Reader, holder: DocumentHolder, actor: Actor, id: string): Promise<DocumentRow> {
  const document = await documentById(reader, id)
  if (document?.state !== 'ready') throw new Refusal(documentProblems.gone)
  if (document.owner_id === actor.id) return document
  const { isSeen, mayRead } = await holder.standingOf(reader, actor, document.subject_id)
  if (!isSeen) throw new Refusal(documentProblems.gone)
  if (!mayRead) throw new Refusal(documentProblems.notReadable)
  return document
}
