import type { NotificationType } from '#platform/notifications.ts'
import { badge } from '#platform/web/rooms/room.ts'
import { summary } from './data.ts'

/** For a room's tab: notifications of a type, of the last 24 hours, that the member has not been to; at most 100, shown as '99+'. */
export const unseenBadge = (type: NotificationType) => badge(summary, ({ unseen }) => unseen[type] ?? 0)
