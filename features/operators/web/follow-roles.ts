import { refreshMember } from '#features/members/web/index.ts'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { operatorsLive } from '../contract.ts'

const live = roomLive<typeof operatorsLive>()

/** Shows what a new role allows at once. */
export const followRoles: Follow = ({ queryClient }) => {
  const refetch = () => void refreshMember(queryClient)
  return [live.on('operators.roleChanged', refetch), onResync(refetch)]
}
