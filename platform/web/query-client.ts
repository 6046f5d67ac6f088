import { ORPCError } from '@orpc/client'
import { MutationCache, type Query, QueryCache, QueryClient, onlineManager } from '@tanstack/react-query'
import { pauseBefore } from './back-off.ts'
import { isWorthRetrying, problemOf } from './problem.ts'
import { checkSession } from './session-ended.ts'

/** A refusal because of a missing session may mean that it ended while the page was open. */
const isSignedOut = (error: unknown): boolean => problemOf(error).code === 'UNAUTHORIZED'

/** Fetches a refused query that is shown again if the member is still signed in. What is refused again stays refused. */
async function recover(query: Query<unknown, unknown>): Promise<void> {
  const { dataUpdateCount, errorUpdateCount } = query.state
  if ((await checkSession()) || !query.isActive() || errorUpdateCount > dataUpdateCount + 1) return
  await query.fetch().catch(() => {})
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
    queryCache: new QueryCache({ onError: (error, query) => void (isSignedOut(error) && recover(query)) }),
    mutationCache: new MutationCache({ onError: (error) => void (isSignedOut(error) && checkSession()) }),
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
