import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { dealsLive } from '#features/deals/contract.ts'
import type { investmentsLive } from '#features/investments/contract.ts'
import type { messagesLive } from '#features/messages/contract.ts'
import type { relationsLive } from '#features/relations/contract.ts'
import type { dashboardLive } from '../../contract.ts'
import { figureKeys } from './data.ts'

const live = roomLive<typeof dashboardLive & typeof dealsLive & typeof messagesLive & typeof relationsLive & typeof investmentsLive>()

/** Milliseconds between refreshes of the figures. */
const refreshInterval = 2_000

/** Refetches the figures when they may have changed. */
export const followFigures: Follow = ({ queryClient, memberId }) => {
  const refetch = throttle(refreshInterval, () => {
    for (const queryKey of figureKeys()) void queryClient.invalidateQueries({ queryKey })
  })
  return [
    live.on('dashboard.figuresChanged', refetch),
    live.on('relations.changed', refetch),
    live.on('deals.changed', refetch),
    live.on('messages.ticks', ({ member_id, state }) => {
      if (member_id === memberId && state === 'read') refetch()
    }),
    live.on('messages.muted', refetch),
    live.on('investments.changed', refetch),
    onResync(refetch),
  ]
}
