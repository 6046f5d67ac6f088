import type { QueryClient } from '@tanstack/react-query'
import type { ServerText } from '#platform/contract.ts'
import { throttle } from '#platform/web/throttle.ts'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import { pageData } from '#platform/web/page-data.ts'
import type { relationsLive } from '#features/relations/contract.ts'
import type { matchingLive } from '../contract.ts'
import { announceConnected } from './connected/announce-connected.ts'
import { deliverDecisions } from './decisions/deliver-decisions.ts'
import { refreshMatching } from './refresh.ts'

const live = roomLive<typeof matchingLive & typeof relationsLive>()

/** How often a stream of changes is asked about, in milliseconds. */
const pause = 500

/** Keeps the lists up with the server, tells it what was decided, and the member of each new connection, while the page stands. @returns ends it */
export function followMatching(queryClient: QueryClient, self: string): () => void {
  const { renderedAt } = pageData<{ renderedAt: string }>()
  const refresh = throttle(pause, () => void refreshMatching(queryClient))
  const ends = [
    live.on('matching.changed', refresh),
    live.on('matching.connected', ({ member }) => {
      announceConnected(member, renderedAt)
      refresh()
    }),
    live.on('relations.connections', refresh),
    onResync(refresh),
    deliverDecisions(queryClient, self),
  ]
  return () => ends.forEach((end) => end())
}

/** Whether a notification is of a connection, which `announceConnected` tells of by itself. */
export const isAnnounced = ({ title }: { title: ServerText }): boolean => title.id === 'notification.connectedWith'
