import { badge } from '#platform/web/rooms/room.ts'
import { summary, useNotificationSummary } from './data.ts'

export { preferences } from './data.ts'
export { askForPush, pushPermission, usePushPermission } from './push-permission.ts'
export { RelativeTime } from './RelativeTime.tsx'

/** Badge for a room's tab: unseen notifications of these kinds from the last 24 hours; at most 100 of each. */
export const unseenBadge = (...kinds: readonly string[]) =>
  badge(summary, ({ unseen_kinds }) => kinds.reduce((sum, kind) => sum + (unseen_kinds[kind] ?? 0), 0))

/** How many of that badge's notifications are of a kind ('matching.interest'). */
export const useUnseen = (kind: string): number => useNotificationSummary()?.unseen_kinds[kind] ?? 0
