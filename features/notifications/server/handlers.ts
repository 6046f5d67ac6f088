import { implement } from '@orpc/server'
import { notificationTypes } from '#platform/notifications.ts'
import * as z from 'zod'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { notificationsContract } from '../contract.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { changed } from './live.ts'
import { readActions } from './mark-read.ts'
import { presentNotification, presentSummary } from './present.ts'
import { type NotificationRow, latest, newest, preferencesOf, savePreferences, summaryOf } from './queries.ts'
import { unsubscribe } from './unsubscribe.ts'

const open = implement(notificationsContract).$context<RequestContext>()
const api = open.use(signedIn)

const unreadCap = 1_000
const unseenCap = 100
const activityLength = 20

const lastFirst = keyset(z.object({ before: z.int().min(0) }), ({ revision }: NotificationRow) => ({ before: revision }))

export function notificationsHandlers(kinds: readonly NotificationKind[]) {
  const reading = readActions(kinds)

  return {
    list: api.list.handler(async ({ context: { actor, services }, input }) => {
      const page = await readPage(input, lastFirst, (limit, after) =>
        newest(services.database.kysely, { userId: actor.id, limit, ...after }),
      )
      return presentPage(page, presentNotification)
    }),

    summary: api.summary.handler(async ({ context: { actor, services } }) => {
      const [summary] = await summaryOf(services.database.kysely, { userId: actor.id, types: notificationTypes, unreadCap, unseenCap })
      return presentSummary(summary ?? { unread: 0, unseen: [], revision: 0 })
    }),

    activity: api.activity.handler(async ({ context: { actor, services } }) => {
      const rows = await latest(services.database.kysely, { userId: actor.id, limit: activityLength })
      return { items: rows.map(presentNotification) }
    }),

    markRead: api.markRead.handler(async ({ context: { actor, services }, input }) => {
      await reading.one(services, actor, input.id)
      return {}
    }),

    markAllRead: api.markAllRead.handler(async ({ context: { actor, services }, input: { up_to, target } }) => {
      await reading.all(services, { userId: actor.id, revision: up_to, target })
      return {}
    }),

    clear: api.clear.handler(async ({ context: { actor, services }, input }) => {
      await reading.clear(services, { userId: actor.id, revision: input.up_to })
      return {}
    }),

    restore: api.restore.handler(async ({ context: { actor, services }, input }) => {
      await reading.restore(services, { userId: actor.id, revision: input.up_to })
      return {}
    }),

    preferences: api.preferences.handler(({ context: { actor, services } }) => preferencesOf(services.database.kysely, actor.id)),

    savePreferences: api.savePreferences.handler(({ context: { actor, services }, input }) =>
      services.database.transaction(async (tx) => {
        services.live.tellAfter(tx, changed(actor.id))
        return savePreferences(tx, actor.id, input)
      }),
    ),

    unsubscribe: open.unsubscribe.handler(async ({ context: { services }, input }) => {
      await unsubscribe(services, input.token)
      return {}
    }),
  }
}
