import type { QueryClient } from '@tanstack/react-query'
import { itemsOf } from '#platform/web/pages.ts'
import { mayShow } from '#platform/web/shown-once.ts'
import { connectionPages } from '#features/relations/web/index.ts'
import type { ConnectedNews } from './announce-connected.ts'

/**
 * Whether a connection is for this tab to tell of: it still stands, is as new as it was said to be, and no tab of this browser has told
 * of it. One that was ended and made again is another one.
 */
export async function isForUs(queryClient: QueryClient, self: string, { member, after = '' }: ConnectedNews): Promise<boolean> {
  const connectedAt = await sinceWhen(queryClient, member.id)
  if (connectedAt === undefined || connectedAt < after) return false
  return mayShow(`connections-shown-${self}`, `${member.id} ${connectedAt}`)
}

/** Asks the server: a page that slept may hear of what has ended since. */
async function sinceWhen(queryClient: QueryClient, other: string): Promise<string | undefined> {
  try {
    const connections = await queryClient.fetchInfiniteQuery({ ...connectionPages(), staleTime: 0 })
    return itemsOf(connections).find(({ id }) => id === other)?.connected_at
  } catch {
    // The notification tells of it.
    return undefined
  }
}
