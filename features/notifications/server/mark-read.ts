import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { changed } from './live.ts'
import { type Open, type UpTo, clearUpTo, markKeyRead, markReadUpTo, openUpTo, ownNotification } from './queries.ts'

/**
 * For rooms whose things members were told of: the member has seen what is under this key, up to a position if one is given. The
 * e-mail that waited to tell of it is not sent. Comes after the room's own changes (see NotificationKind.notify about locks).
 */
export async function markAboutRead(services: Services, tx: Tx, userId: string, key: string, position?: number): Promise<void> {
  const [marked] = await markKeyRead(tx, { userId, key, ...(position !== undefined && { position }) })
  if (marked?.changed) services.live.tellAfter(tx, changed(userId))
}

/** What a member does about their own list; what a kind's room has to say to it comes first, in the same transaction. */
export function readingOf(kinds: readonly NotificationKind[]) {
  const listening = kinds.filter((kind) => kind.onRead)

  async function tellKinds(services: Services, tx: Tx, userId: string, open: readonly Open[]): Promise<void> {
    for (const kind of listening) {
      const read = open.filter((each) => each.kind === kind.name)
      if (read.length > 0) await kind.onRead?.(services, tx, userId, read)
    }
  }

  return {
    /** @throws Refusal notFound for another member's, or none; for one that is read already, nothing happens */
    async one(services: Services, actor: Actor, id: number): Promise<void> {
      await services.database.transaction(async (tx) => {
        const open = await ownNotification(tx, actor.id, id)
        if (open === undefined) throw new Refusal(problems.notFound)
        if (open === null) return
        await tellKinds(services, tx, actor.id, [open])
        await markAboutRead(services, tx, actor.id, open.key, open.position)
      })
    },

    async all(services: Services, which: UpTo): Promise<void> {
      await services.database.transaction(async (tx) => {
        const names = listening.map((kind) => kind.name)
        if (names.length > 0) await tellKinds(services, tx, which.userId, await openUpTo(tx, which, names))
        if (await markReadUpTo(tx, which)) services.live.tellAfter(tx, changed(which.userId))
      })
    },

    /** Says nothing of what they are about: a message stays unread, and its sender sees no tick. */
    async clear(services: Services, which: UpTo): Promise<void> {
      await services.database.transaction(async (tx) => {
        if (await clearUpTo(tx, which)) services.live.tellAfter(tx, changed(which.userId))
      })
    },
  }
}
