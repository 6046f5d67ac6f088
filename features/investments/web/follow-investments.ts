import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { investmentsLive } from '../contract.ts'
import { refreshInvestments } from './data.ts'

const live = roomLive<typeof investmentsLive>()

/** Refetches investments when they have changed on another page. @returns stops it */
export const followInvestments: Follow = ({ queryClient }) => {
  const refetch = () => void refreshInvestments(queryClient)
  const ends = [live.on('investments.changed', refetch), onResync(refetch)]
  return () => ends.forEach((end) => end())
}
