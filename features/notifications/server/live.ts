import { liveEvents, toMember } from '#platform/server/live/index.ts'
import { notificationsLive } from '../contract.ts'

export const event = liveEvents(notificationsLive)

/** Tells a member's clients to ask anew for the list, its read state and the preferences. */
export const changed = (userId: string) => event('notifications.changed', [toMember(userId)], {})
