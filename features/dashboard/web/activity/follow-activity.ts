import type { dealsLive } from '#features/deals/contract.ts'
import type { eventsLive } from '#features/events/contract.ts'
import type { matchingLive } from '#features/matching/contract.ts'
import type { messagesLive } from '#features/messages/contract.ts'
import type { notificationsLive } from '#features/notifications/contract.ts'
import type { relationsLive } from '#features/relations/contract.ts'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { dashboardLive } from '../../contract.ts'
import { dashboard } from './data.ts'

type Heard = typeof dashboardLive &
  typeof messagesLive &
  typeof matchingLive &
  typeof relationsLive &
  typeof dealsLive &
  typeof eventsLive &
  typeof notificationsLive
const live = roomLive<Heard>()

/** Events that can change the feed; reviews arrive as notifications. */
const relevant = [
  'messages.sent',
  'messages.unsent',
  'matching.changed',
  'matching.connected',
  'relations.changed',
  'relations.connections',
  'deals.changed',
  'deals.ownChanged',
  'events.changed',
  'events.ownChanged',
  'notifications.new',
  'notifications.changed',
] as const satisfies readonly (keyof Heard)[]

/** Milliseconds between refreshes of the feed. */
const refreshInterval = 1_000

/** Refetches the feed when something in it may have changed. */
export const followActivity: Follow = ({ queryClient }) => {
  const refresh = throttle(refreshInterval, () => void queryClient.invalidateQueries({ queryKey: dashboard.query.activity.key() }))
  return [
    live.on('dashboard.figuresChanged', refresh),
    ...relevant.map((name) => live.on(name, refresh)),
    live.on('messages.ticks', ({ state }) => state === 'read' && refresh()),
    onResync(refresh),
  ]
}
