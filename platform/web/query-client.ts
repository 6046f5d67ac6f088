import { ORPCError } from '@orpc/client'
import { MutationCache, type Query, QueryCache, QueryClient, onlineManager } from '@tanstack/react-query'
import { pauseBefore } from './back-off.ts'
import { isWorthRetrying, problemOf } from './problem.ts'
import { sessionEnded } from './session-ended.ts'

/** A refusal because of a missing session means that it ended while the page was open. */
function notice(error: unknown) {
  if (problemOf(error).code === 'UNAUTHORIZED') sessionEnded.set(true)
}

/** How long a page's screen takes at most to be mounted with the results in the page, in milliseconds. */
const untilMounted = 5_000

/** That something does not exist is a result, too: a page contains it, and the application does not ask again. */
export const isNotFound = (error: unknown): boolean => error instanceof ORPCError && error.code === 'NOT_FOUND'
export const retryOnMount = ({ state }: Query): boolean => !isNotFound(state.error) || Date.now() - state.errorUpdatedAt > untilMounted

/** Between half and all of a pause, so that pages that failed together do not ask again together. */
const between = () => 0.5 + Math.random() / 2

export function createQueryClient() {
  // It only listens to changes, and a page may be opened offline.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: 30_000,
        retryOnMount,
        // Offline, fail immediately instead of waiting silently, and refetch when online.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 3 && navigator.onLine && isWorthRetrying(error),
        retryDelay: (attempt) => pauseBefore(attempt, between, { shortest: 1_000, longest: 30_000 }),
      },
      // Paused mutations would wait silently and be sent later, at a moment the member does not expect.
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
}
