import type { Room } from '#platform/server/room.ts'
import { completeNew, followKind } from './follow-kind.ts'
import type { NotificationKind } from './kind.ts'
import { clearOld } from './clear-old.ts'
import { mailDelivery } from './mail-delivery.ts'

export { notificationsHandlers } from './handlers.ts'
export { notificationKind } from './kind.ts'
export { givenUpMails, wantsEmail } from './mail-queries.ts'
export { markAboutRead } from './mark-read.ts'
export { isUnsubscribeToken, unsubscribe } from './unsubscribe.ts'

export const notificationsRoom = (kinds: readonly NotificationKind[]): Room => ({
  reactions: (services) => kinds.map((kind) => followKind(services, kind)),
  jobs: (services) => [mailDelivery(services, kinds), clearOld(services)],
  live: { complete: { 'notifications.new': completeNew(kinds) } },
})
