import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { searchLive } from '../contract.ts'
import { refreshSaved } from './data.ts'

const live = roomLive<typeof searchLive>()

/** Keeps the saved searches in sync with the server. */
export const followSaved: Follow = ({ queryClient }) => {
  const refresh = () => void refreshSaved(queryClient)
  return [live.on('search.savedChanged', refresh), onResync(refresh)]
}
