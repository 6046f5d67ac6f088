import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { DocumentUse } from '../contract.ts'

/** A room whose items have documents. It is passed in by the composition, because it is in a higher layer. */
export interface DocumentHolder {
  /** Whether the actor owns the item and may add documents; undefined if this room has no item with this id. */
  isOwn(reader: Reader, actor: Actor, subjectId: string): Promise<boolean | undefined>
  /** Whether the actor, who is not the owner, can see the item and may read its documents now. */
  standingOf(reader: Reader, actor: Actor, subjectId: string): Promise<{ isSeen: boolean; mayRead: boolean }>
  /** Called when a member other than the owner opens or downloads a document, in the transaction that records it. */
  wasOpened(services: Services, tx: Tx, actor: Actor, thing: { subject_id: string; owner_id: string }, use: DocumentUse): Promise<void>
}

/**
 * Combines several rooms. Clients generate the ids of items: if two rooms have the same id, the documents
 * belong to the first room's item.
 */
export function combineHolders(holders: readonly DocumentHolder[]): DocumentHolder {
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
