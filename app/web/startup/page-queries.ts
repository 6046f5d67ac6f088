import { type ORPCError, type ORPCErrorJSON, createORPCErrorFromJson } from '@orpc/client'
import { type DehydratedState, type QueryClient, dehydrate, hydrate } from '@tanstack/react-query'
import { isNotFound } from '#platform/web/query-client.ts'

/** The results of queries for a page: data, and what does not exist. */
export const queriesForPage = (queryClient: QueryClient): DehydratedState =>
  dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status === 'success' || isNotFound(state.error) })

/** Takes over the results of queries in a page, where errors are JSON. */
export function takeQueries(queryClient: QueryClient, { mutations, queries }: DehydratedState): void {
  const restored = queries.map((query) => ({ ...query, state: { ...query.state, error: errorOf(query.state.error) } }))
  hydrate(queryClient, { mutations, queries: restored })
}

function errorOf(json: unknown): ORPCError<string, unknown> | null {
  return json ? createORPCErrorFromJson(json as ORPCErrorJSON<string, unknown>) : null
}
