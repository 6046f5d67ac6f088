import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { DocumentUse } from '../contract.ts'

/** What documents belong to, by the room that has it. Composition hands it in, since that room stands on this one. */
export interface DocumentHolder {
  /** Whether a member has a thing of this id, and may add documents to it. */
  isOwn(reader: Reader, actor: Actor, subjectId: string): Promise<boolean>
  /** Whether the actor, who is not the owner, can see that the thing is there, and whether they may read its documents now. */
  standingOf(reader: Reader, actor: Actor, subjectId: string): Promise<{ isSeen: boolean; mayRead: boolean }>
  /** Somebody who is not the owner opened one of its documents, or downloads it; in the transaction that keeps that. */
  wasOpened(services: Services, tx: Tx, actor: Actor, thing: { subject_id: string; owner_id: string }, use: DocumentUse): Promise<void>
}
