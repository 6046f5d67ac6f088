import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { exportsLive } from '../contract.ts'
import { exports } from './data.ts'

const live = roomLive<typeof exportsLive>()

/** Shows a copy as soon as it is ready. */
export const followExports: Follow = ({ queryClient }) => {
  const refetch = () => void queryClient.invalidateQueries({ queryKey: exports.query.key() })
  return [live.on('exports.changed', refetch), onResync(refetch)]
}
