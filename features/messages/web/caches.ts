import { type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query'
import { delay } from '#platform/web/delay.ts'

/** How long reasons to refetch are gathered, in milliseconds. */
const burst = 250

/** Refetches about to start, by query key. */
const scheduled = new Map<string, Promise<void>>()

/** Refetches a query on a screen, once for several calls in a short time. @returns once the answer has arrived */
export function refetchSoon(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const name = hashKey(queryKey)
  const refetch = scheduled.get(name) ?? refetchAfterBurst(queryClient, queryKey)
  scheduled.set(name, refetch)
  return refetch
}

async function refetchAfterBurst(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await delay(burst)
  scheduled.delete(hashKey(queryKey))
  // The answer under way may be outdated.
  if (isFetching(queryClient, queryKey)) await queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  await queryClient.invalidateQueries({ queryKey, exact: true })
}

/**
 * Updates a query's cached data, if there is any.
 * @param apply returns undefined if the new data can't be derived from the old
 * @returns once the cache is up to date, also if that takes a refetch
 */
export async function updateCache<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  apply: (data: Data) => Data | undefined,
): Promise<void> {
  const data = queryClient.getQueryData<Data>(queryKey)
  const changed = data === undefined ? undefined : apply(data)
  if (changed !== undefined && changed !== data) queryClient.setQueryData(queryKey, changed)
  const isUnknown = data !== undefined && changed === undefined
  if (isUnknown || isFetching(queryClient, queryKey)) await refetchSoon(queryClient, queryKey)
}

const isFetching = (queryClient: QueryClient, queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching'
