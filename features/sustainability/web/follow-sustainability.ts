import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { sustainabilityLive } from '../contract.ts'
import { refreshSustainability } from './data.ts'

const live = roomLive<typeof sustainabilityLive>()

/** Refetches answers when colleagues change them, and requests when they are answered. */
export const followSustainability: Follow = ({ queryClient }) => {
  const refetch = throttle(500, () => void refreshSustainability(queryClient))
  return [live.on('sustainability.changed', refetch), live.on('sustainability.requestChanged', refetch), onResync(refetch)]
}
