import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { DocumentUse } from '../contract.ts'

/** What documents belong to, by the room that has it. Composition hands it in, since that room stands on this one. */
export interface DocumentHolder {
  /** Whether a member has a thing of this id, and may add documents to it; undefined where this room has none of this id. */
  isOwn(reader: Reader, actor: Actor, subjectId: string): Promise<boolean | undefined>
  /** Whether the actor, who is not the owner, can see that the thing is there, and whether they may read its documents now. */
  standingOf(reader: Reader, actor: Actor, subjectId: string): Promise<{ isSeen: boolean; mayRead: boolean }>
  /** Somebody who is not the owner opened one of its documents, or downloads it; in the transaction that keeps that. */
  wasOpened(services: Services, tx: Tx, actor: Actor, thing: { subject_id: string; owner_id: string }, use: DocumentUse): Promise<void>
}

/**
 * All rooms whose things have documents, as one. Clients make the ids of things: where two rooms have one of the same id, the documents
 * are of the one whose room comes first.
 */
export function heldBy(holders: readonly DocumentHolder[]): DocumentHolder {
  const standings = async (reader: Reader, actor: Actor, subjectId: string) => {
    for (const holder of holders) {
      const standing = await holder.standingOf(reader, actor, subjectId)
      if (standing.isSeen) return { holder, standing }
    }
    return { holder: undefined, standing: { isSeen: false, mayRead: false } }
  }
  return {
    async isOwn(reader, actor, subjectId) {
      for (const holder of holders) {
        const isOwn = await holder.isOwn(reader, actor, subjectId)
        if (isOwn !== undefined) return isOwn
      }
      return undefined
    },
    standingOf: async (...given) => (await standings(...given)).standing,
    async wasOpened(services, tx, actor, thing, use) {
      await (await standings(tx, actor, thing.subject_id)).holder?.wasOpened(services, tx, actor, thing, use)
    },
  }
}
