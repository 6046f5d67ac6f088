import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { teamPipelineLive } from '../contract.ts'
import { refreshTeams } from './data.ts'

const live = roomLive<typeof teamPipelineLive>()

/** Refetches shared pipelines when colleagues change them. */
export const followTeamPipeline: Follow = ({ queryClient }) => {
  const refetch = throttle(500, () => void refreshTeams(queryClient))
  return [live.on('teamPipeline.changed', refetch), onResync(refetch)]
}
