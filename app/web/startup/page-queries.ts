import { type ORPCErrorJSON, createORPCErrorFromJson } from '@orpc/client'
import { type DehydratedState, type QueryClient, dehydrate, hydrate } from '@tanstack/react-query'
import { isNotFound } from '#platform/web/query-client.ts'

/** The results of queries for a page: data, and what does not exist. */
export const queriesForPage = (queryClient: QueryClient): DehydratedState =>
  dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status === 'success' || isNotFound(state.error) })

/** Takes over the results of queries in a page. */
export function takeQueries(queryClient: QueryClient, { mutations, queries }: DehydratedState): void {
  const restored = queries.map((query) =>
    query.state.error ? { ...query, state: { ...query.state, ...restoredError(query.state) } } : query,
  )
  hydrate(queryClient, { mutations, queries: restored })
}

/** In a page, an error is JSON. Its time is now, since the clocks of server and browser differ. */
const restoredError = ({ error }: { error: unknown }) => ({
  error: createORPCErrorFromJson(error as ORPCErrorJSON<string, unknown>),
  errorUpdatedAt: Date.now(),
})
