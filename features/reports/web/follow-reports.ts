import type { QueryClient } from '@tanstack/react-query'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { reportsLive } from '../contract.ts'
import { reports } from './data.ts'

const live = roomLive<typeof reportsLive>()

/** Keeps the list of cases in sync. */
export const followReports: Follow = ({ queryClient }) => [
  live.on('reports.casesChanged', () => void askForReports(queryClient)),
  onResync(() => void askForReports(queryClient)),
]

export const askForReports = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: reports.query.key() })
