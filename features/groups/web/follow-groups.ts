import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { groupsLive } from '../contract.ts'
import { groups, refreshGroups } from './data.ts'

const live = roomLive<typeof groupsLive>()

/** Keeps groups in sync with the server. A member who joined or left one can see other things everywhere. @returns stops it */
export const followGroups: Follow = ({ queryClient }) => {
  const ends = [
    live.on('groups.changed', () => void refreshGroups(queryClient)),
    live.on('groups.ownChanged', () => {
      queryClient.removeQueries({ type: 'inactive' })
      void queryClient.invalidateQueries()
    }),
    onResync(() => void queryClient.invalidateQueries({ queryKey: groups.query.key() })),
  ]
  return () => ends.forEach((end) => end())
}
