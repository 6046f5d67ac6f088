import { useQuery } from '@tanstack/react-query'
import { usePolling, useWatched } from '#platform/web/live/index.ts'
import { waitingCases } from '../data.ts'

const allCases = ['reports:cases']

/** Keeps the cases on the screen in sync with the server; for operators' screens. */
export const useWatchedCases = (): void => useWatched(allCases)

/** How many cases are open, live. */
export function useWaitingCases(): number | undefined {
  useWatchedCases()
  return useQuery({ ...waitingCases(), refetchInterval: usePolling() }).data?.open
}
