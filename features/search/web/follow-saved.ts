import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { searchLive } from '../contract.ts'
import { refreshSaved } from './data.ts'

const live = roomLive<typeof searchLive>()

/** Keeps the saved searches in sync with the server. @returns stops it */
export const followSaved: Follow = ({ queryClient }) => {
  const refresh = () => void refreshSaved(queryClient)
  const ends = [live.on('search.savedChanged', refresh), onResync(refresh)]
  return () => ends.forEach((end) => end())
}
