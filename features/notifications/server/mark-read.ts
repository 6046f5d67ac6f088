import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { changed } from './live.ts'
import { type Open, type UpTo, clearUpTo, markKeyRead, markReadUpTo, openUpTo, ownNotification, restoreUpTo } from './queries.ts'

/**
 * For other rooms: marks the notification with this key as read, up to a position if given, and cancels its pending mail.
 * Call it after the room's own changes (see NotificationKind.notify about locks).
 */
export async function markAboutRead(services: Services, tx: Tx, userId: string, key: string, position?: number): Promise<void> {
  const [marked] = await markKeyRead(tx, { userId, key, ...(position !== undefined && { position }) })
  if (marked?.changed) services.live.tellAfter(tx, changed(userId))
}

/** A member's changes to their own list; the kinds' rooms react first, in the same transaction. */
export function readActions(kinds: readonly NotificationKind[]) {
  const listening = kinds.filter((kind) => kind.onRead)

  async function notifyKinds(services: Services, tx: Tx, userId: string, open: readonly Open[]): Promise<void> {
    for (const kind of listening) {
      const read = open.filter((each) => each.kind === kind.name)
      if (read.length > 0) await kind.onRead?.(services, tx, userId, read)
    }
  }

  return {
    /** @throws Refusal notFound for an unknown notification, or another member's; does nothing if it is read already */
    async one(services: Services, actor: Actor, id: number): Promise<void> {
      await services.database.transaction(async (tx) => {
        const open = await ownNotification(tx, actor.id, id)
        if (open === undefined) throw new Refusal(problems.notFound)
        if (open === null) return
        await notifyKinds(services, tx, actor.id, [open])
        await markAboutRead(services, tx, actor.id, open.key, open.position)
      })
    },

    async all(services: Services, which: UpTo): Promise<void> {
      await services.database.transaction(async (tx) => {
        const names = listening.map((kind) => kind.name)
        if (names.length > 0) await notifyKinds(services, tx, which.userId, await openUpTo(tx, which, names))
        if (await markReadUpTo(tx, which)) services.live.tellAfter(tx, changed(which.userId))
      })
    },

    /** Does not affect the subject: a message stays unread, and its sender sees no tick. */
    async clear(services: Services, which: UpTo): Promise<void> {
      await services.database.transaction(async (tx) => {
        if (await clearUpTo(tx, which)) services.live.tellAfter(tx, changed(which.userId))
      })
    },

    /** Undoes clearing up to a revision. Emails that it cancelled are not sent. */
    async restore(services: Services, which: UpTo): Promise<void> {
      await services.database.transaction(async (tx) => {
        if (await restoreUpTo(tx, which)) services.live.tellAfter(tx, changed(which.userId))
      })
    },
  }
}
