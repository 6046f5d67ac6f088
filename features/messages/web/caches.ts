import { type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query'
import { delay } from '#platform/web/delay.ts'

/** How long a burst of news is gathered before the server is asked, in milliseconds. */
const burst = 250

/** What is about to be asked for, by its key. */
const asking = new Map<string, Promise<void>>()

/** Asks anew for what is on a screen, once for a burst of reasons. @returns when the answer has come */
export function askAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const name = hashKey(queryKey)
  const asked = asking.get(name) ?? askAfterBurst(queryClient, queryKey)
  asking.set(name, asked)
  return asked
}

async function askAfterBurst(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await delay(burst)
  asking.delete(hashKey(queryKey))
  // An answer that is on its way may be one from before.
  if (isFetching(queryClient, queryKey)) await queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  await queryClient.invalidateQueries({ queryKey, exact: true })
}

/**
 * Changes what is kept under a key, if anything is.
 * @param apply undefined says that it cannot be known from here
 * @returns when it stands, also if it has to be asked for
 */
export async function change<Data>(queryClient: QueryClient, queryKey: QueryKey, apply: (data: Data) => Data | undefined): Promise<void> {
  const data = queryClient.getQueryData<Data>(queryKey)
  const changed = data === undefined ? undefined : apply(data)
  if (changed !== undefined && changed !== data) queryClient.setQueryData(queryKey, changed)
  const isUnknown = data !== undefined && changed === undefined
  if (isUnknown || isFetching(queryClient, queryKey)) await askAnew(queryClient, queryKey)
}

const isFetching = (queryClient: QueryClient, queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching'
