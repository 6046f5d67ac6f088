import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { groupsLive } from '../contract.ts'
import { groups, refreshGroups } from './data.ts'

const live = roomLive<typeof groupsLive>()

/** The minimum interval, in milliseconds, for fetching a busy group again. */
const every = 2_000

/** Keeps groups in sync with the server. A member who joined or left one can see other things everywhere. */
export const followGroups: Follow = ({ queryClient }) => {
  const refresh = throttle(every, () => void refreshGroups(queryClient))
  return [
    live.on('groups.changed', refresh),
    live.on('groups.ownChanged', () => {
      queryClient.removeQueries({ type: 'inactive' })
      void queryClient.invalidateQueries()
    }),
    onResync(() => void queryClient.invalidateQueries({ queryKey: groups.query.key() })),
  ]
}
