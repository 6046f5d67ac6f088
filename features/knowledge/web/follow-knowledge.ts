import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { knowledgeLive } from '../contract.ts'
import { knowledge } from './data.ts'

const live = roomLive<typeof knowledgeLive>()

/** Keeps the resources of groups in sync with the server. */
export const followKnowledge: Follow = ({ queryClient }) => {
  const { resources } = knowledge.query
  return [
    live.on(
      'knowledge.resourcesChanged',
      ({ group_id: id }) => void queryClient.invalidateQueries({ queryKey: resources.key({ input: { id } }) }),
    ),
    onResync(() => void queryClient.invalidateQueries({ queryKey: resources.key() })),
  ]
}
