import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { updatesLive } from '../contract.ts'
import { refreshUpdates } from './data.ts'

const live = roomLive<typeof updatesLive>()

/** Refetches updates when they have changed. */
export const followUpdates: Follow = ({ queryClient }) => {
  const refetch = throttle(1_000, () => void refreshUpdates(queryClient))
  return [live.on('updates.changed', refetch), onResync(refetch)]
}
