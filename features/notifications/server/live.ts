import { liveEvents, toMember } from '#platform/server/live/index.ts'
import { notificationsLive } from '../contract.ts'

export const event = liveEvents(notificationsLive)

/** Tells members' clients to refetch the list, its read state and the settings. */
export const changed = (...userIds: string[]) => event('notifications.changed', userIds.map(toMember), {})
