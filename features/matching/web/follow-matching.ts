import { throttle } from '#platform/web/throttle.ts'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import { pageData } from '#platform/web/page-data.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { relationsLive } from '#features/relations/contract.ts'
import type { matchingLive } from '../contract.ts'
import { announceConnected } from './connected/announce-connected.ts'
import { refreshMatching } from './data.ts'
import { deliverDecisions } from './deck/deliver-decisions.ts'

const live = roomLive<typeof matchingLive & typeof relationsLive>()

/** The minimum time between refreshes of the lists, in milliseconds. */
const refreshInterval = 500

/** While the page is open: keeps lists up to date, sends decisions and announces new connections. */
export const followMatching: Follow = ({ queryClient, memberId: self }) => {
  const { renderedAt } = pageData<{ renderedAt: string }>()
  const refresh = throttle(refreshInterval, () => void refreshMatching(queryClient))
  return [
    live.on('matching.changed', refresh),
    live.on('matching.connected', ({ member }) => {
      announceConnected(member, renderedAt)
      refresh()
    }),
    live.on('relations.connections', refresh),
    onResync(refresh),
    deliverDecisions(queryClient, self),
  ]
}
