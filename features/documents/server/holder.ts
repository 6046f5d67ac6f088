import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { DocumentUse } from '../contract.ts'
import type { SearchedItems } from './searchables.ts'

/** What a member may do with the documents of an item. */
export interface Standing {
  /** Whether they can see the item, and which documents it has. */
  isSeen: boolean
  mayRead: boolean
  /** Whether it is theirs: they see who reads, their own reading is not counted, and their copies have no watermark. */
  isOwn: boolean
  /** Whether they may add and remove documents. */
  mayChange: boolean
  /** The member who is responsible for the item; its documents take up their storage. */
  owner_id: string
}

/** A room whose items have documents. It is passed in by the composition, because it is in a higher layer. */
export interface DocumentHolder {
  /** What the actor may do now; undefined if this room has no item with this id. */
  standingOf(reader: Reader, actor: Actor, subjectId: string): Promise<Standing | undefined>
  /** The members to whom an item belongs, whose screens follow its documents; undefined if this room has no item with this id. */
  ownersOf(reader: Reader, subjectId: string): Promise<string[] | undefined>
  /** Called when a member to whom it does not belong opens or downloads a document, in the transaction that records it. */
  wasOpened(services: Services, tx: Tx, actor: Actor, subjectId: string, use: DocumentUse): Promise<void>
  /** Called when somebody removes a document, in the same transaction. */
  wasRemoved?(services: Services, tx: Tx, actor: Actor, subjectId: string): Promise<void>
}

/** A room whose documents can be found by searching. */
export interface SearchedHolder extends DocumentHolder {
  search: SearchedItems
}

/**
 * Combines several rooms, which take the ids of their items (`takeSubjects`), so that only one has an id.
 */
export function combineHolders(holders: readonly DocumentHolder[]): DocumentHolder {
  const first = async <Answer>(ask: (holder: DocumentHolder) => Promise<Answer | undefined>): Promise<Answer | undefined> => {
    for (const holder of holders) {
      const answer = await ask(holder)
      if (answer !== undefined) return answer
    }
    return undefined
  }
  const holding = (tx: Tx, actor: Actor, subjectId: string) =>
    first(async (each) => ((await each.standingOf(tx, actor, subjectId)) ? each : undefined))
  return {
    standingOf: (...given) => first((holder) => holder.standingOf(...given)),
    ownersOf: (...given) => first((holder) => holder.ownersOf(...given)),
    async wasOpened(services, tx, actor, subjectId, use) {
      await (await holding(tx, actor, subjectId))?.wasOpened(services, tx, actor, subjectId, use)
    },
    async wasRemoved(services, tx, actor, subjectId) {
      await (await holding(tx, actor, subjectId))?.wasRemoved?.(services, tx, actor, subjectId)
    },
  }
}
