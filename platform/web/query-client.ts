import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, problemOf } from './problem.ts'
import { sessionEnded } from './session-ended.ts'

const longestPause = 30_000

/** A refusal for want of a session means that it ended while the page stood open. */
function notice(error: unknown) {
  if (problemOf(error).code === 'UNAUTHORIZED') sessionEnded.set(true)
}

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: 30_000,
        retry: (failures, error) => failures < 3 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestPause),
      },
      mutations: { retry: 0 },
    },
  })
