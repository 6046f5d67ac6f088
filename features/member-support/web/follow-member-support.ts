import { roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { memberSupportLive } from '../contract.ts'
import { bulkProgress } from './data.ts'

const live = roomLive<typeof memberSupportLive>()

/** Keeps the progress of an act in sync. */
export const followMemberSupport: Follow = ({ queryClient }) => [
  live.on('memberSupport.bulkChanged', ({ id }) => void queryClient.invalidateQueries({ queryKey: bulkProgress(id).queryKey })),
]
