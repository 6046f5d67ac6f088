import { useQuery } from '@tanstack/react-query'
import { usePolling, useWatched } from '#platform/web/live/index.ts'
import { waitingCases } from '../data.ts'

const allCases = ['reports:cases']

/** Keeps what the screen shows of cases in step with the server; for operators' screens. */
export const useWatchedCases = (): void => useWatched(allCases)

/** How many cases are open, as they come and go. */
export function useWaitingCases(): number | undefined {
  useWatchedCases()
  return useQuery({ ...waitingCases(), refetchInterval: usePolling() }).data?.open
}
