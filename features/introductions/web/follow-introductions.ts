import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { relationsLive } from '#features/relations/contract.ts'
import type { introductionsLive } from '../contract.ts'
import { refreshIntroductions } from './data.ts'

const live = roomLive<typeof introductionsLive & typeof relationsLive>()

/** Keeps introductions in sync with the server, and whether those introduced are connected already. */
export const followIntroductions: Follow = ({ queryClient }) => {
  const refresh = () => void refreshIntroductions(queryClient)
  return [live.on('introductions.changed', refresh), live.on('relations.connections', refresh), onResync(refresh)]
}
