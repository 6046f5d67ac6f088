import { MutationCache, QueryCache, QueryClient, onlineManager } from '@tanstack/react-query'
import { pauseBefore } from './back-off.ts'
import { isWorthRetrying, problemOf } from './problem.ts'
import { sessionEnded } from './session-ended.ts'

/** A refusal for want of a session means that it ended while the page stood open. */
function notice(error: unknown) {
  if (problemOf(error).code === 'UNAUTHORIZED') sessionEnded.set(true)
}

export function createQueryClient() {
  // It hears of changes only, and a page may open without a connection.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: 30_000,
        // Without a connection a screen says so at once, instead of waiting in silence, and asks again when there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 3 && navigator.onLine && isWorthRetrying(error),
        retryDelay: (attempt) => pauseBefore(attempt, () => 1, { shortest: 1_000, longest: 30_000 }),
      },
      // Held back until there is a connection, a form would wait in silence, and send by itself what was meant for another moment.
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
}
