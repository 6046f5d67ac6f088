import type { QueryClient } from '@tanstack/react-query'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { relationsLive } from '../contract.ts'
import { relations } from './data.ts'

const live = roomLive<typeof relationsLive>()

/** Refetches everything that shows members when blocks change. */
export const followRelations: Follow = ({ queryClient }) => [
  live.on('relations.changed', () => void refetchAll(queryClient)),
  live.on('relations.connections', () => void askForConnections(queryClient)),
  // Other rooms refetch their own data.
  onResync(() => void queryClient.invalidateQueries({ queryKey: relations.query.key() })),
]

/** After a change of visibility: refetches active queries and drops inactive ones. */
export function refetchAll(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' })
  return queryClient.invalidateQueries()
}

/** Refetches the connections after one was made or ended. */
export const askForConnections = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: relations.query.connections.key() })
