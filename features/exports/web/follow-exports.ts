import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { exportsLive } from '../contract.ts'
import { exports } from './data.ts'

const live = roomLive<typeof exportsLive>()

/** Shows a copy as soon as it is ready. @returns ends it */
export const followExports: Follow = ({ queryClient }) => {
  const askAnew = () => void queryClient.invalidateQueries({ queryKey: exports.query.key() })
  const ends = [live.on('exports.changed', askAnew), onResync(askAnew)]
  return () => ends.forEach((end) => end())
}
