import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { investmentsLive } from '../contract.ts'
import { refreshInvestments } from './data.ts'

const live = roomLive<typeof investmentsLive>()

/** Keeps one's investments in step with what one writes on other pages. @returns ends it */
export const followInvestments: Follow = ({ queryClient }) => {
  const askAnew = () => void refreshInvestments(queryClient)
  const ends = [live.on('investments.changed', askAnew), onResync(askAnew)]
  return () => ends.forEach((end) => end())
}
