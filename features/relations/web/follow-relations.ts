import type { QueryClient } from '@tanstack/react-query'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { relationsLive } from '../contract.ts'
import { relations } from './data.ts'

const live = roomLive<typeof relationsLive>()

/** Keeps whatever shows members right while others, or one's other clients, block and unblock. @returns ends it */
export const followRelations: Follow = ({ queryClient }) => {
  const ends = [
    live.on('relations.changed', () => void askAnew(queryClient)),
    live.on('relations.connections', () => void askForConnections(queryClient)),
    // Other rooms ask anew for what is theirs.
    onResync(() => void queryClient.invalidateQueries({ queryKey: relations.query.key() })),
  ]
  return () => ends.forEach((end) => end())
}

/** Who sees whom has changed: what is on the screen is asked for anew, and what is not is forgotten. */
export function askAnew(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' })
  return queryClient.invalidateQueries()
}

/** A connection began or ended: asks anew for the list of them. */
export const askForConnections = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: relations.query.connections.key() })
