import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { joiningLive } from '../contract.ts'
import { joining, ownWelcome } from './data.ts'

const live = roomLive<typeof joiningLive>()

/** Keeps the console and the welcome in sync. */
export const followJoining: Follow = ({ queryClient }) => {
  const refetchAll = () => void queryClient.invalidateQueries({ queryKey: joining.query.key() })
  return [
    live.on('joining.changed', refetchAll),
    live.on('joining.welcomed', () => void queryClient.invalidateQueries({ queryKey: ownWelcome().queryKey })),
    onResync(refetchAll),
  ]
}
