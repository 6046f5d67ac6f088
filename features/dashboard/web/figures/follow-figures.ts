import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { investmentsLive } from '#features/investments/contract.ts'
import type { messagesLive } from '#features/messages/contract.ts'
import type { relationsLive } from '#features/relations/contract.ts'
import type { dashboardLive } from '../../contract.ts'
import { figureKeys } from './data.ts'

const live = roomLive<typeof dashboardLive & typeof messagesLive & typeof relationsLive & typeof investmentsLive>()

/** How often figures are asked for anew at most, in milliseconds. */
const every = 2_000

/** Keeps the figures in step with what happens. @returns ends it */
export const followFigures: Follow = ({ queryClient, memberId }) => {
  const askAnew = throttle(every, () => {
    for (const queryKey of figureKeys()) void queryClient.invalidateQueries({ queryKey })
  })
  const ends = [
    live.on('dashboard.figuresChanged', askAnew),
    live.on('relations.changed', askAnew),
    live.on('messages.ticks', ({ member_id, state }) => {
      if (member_id === memberId && state === 'read') askAnew()
    }),
    live.on('messages.muted', askAnew),
    live.on('investments.changed', askAnew),
    onResync(askAnew),
  ]
  return () => ends.forEach((end) => end())
}
