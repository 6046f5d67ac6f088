import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { room } from '#platform/server/room.ts'
import { notificationsContract } from '../contract.ts'
import { notificationsPath } from '../paths.ts'
import type { Channel } from './channel.ts'
import { clearOld } from './clear-old.ts'
import { completeNew, followKind } from './follow-kind.ts'
import { mails } from './given-up-mails.ts'
import { notificationsHandlers } from './handlers.ts'
import { mailDelivery } from './mail-delivery.ts'
import { notificationsPersonalData } from './personal-data.ts'
import { notificationsRetention } from './retention.ts'

/** @param kinds the other rooms' kinds of notification; @param channels the other rooms' delivery channels */
export const notificationsRoom = (kinds: readonly NotificationKind[], channels: readonly Channel[]) =>
  room({
    name: 'notifications',
    contract: notificationsContract,
    handlers: notificationsHandlers(kinds),
    screens: [notificationsPath()],
    reactions: (services) => kinds.map((kind) => followKind(services, kind, channels)),
    jobs: (services) => [mailDelivery(services, kinds), clearOld(services)],
    live: { complete: { 'notifications.new': completeNew(kinds) } },
    commands: [mails],
    personalData: notificationsPersonalData,
    retention: () => notificationsRetention,
  })
