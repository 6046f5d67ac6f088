import { liveEvents, toMember } from '#platform/server/live/index.ts'
import { notificationsLive } from '../contract.ts'

export const event = liveEvents(notificationsLive)

/** Tells a member's clients to refetch the list, its read state and the settings. */
export const changed = (userId: string) => event('notifications.changed', [toMember(userId)], {})
