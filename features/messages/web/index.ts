import { type QueryClient, useQuery } from '@tanstack/react-query'
import { usePolling } from '#platform/web/live/index.ts'
import { unreadCount } from './data.ts'

/** How many messages wait, muted conversations aside; at most 100, shown as '99+'. */
export const useUnreadMessages = (): number => useQuery({ ...unreadCount(), refetchInterval: usePolling() }).data?.unread ?? 0

/** Keeps conversations up with the server and sends what waits, while the page stands; its code is loaded by this. @returns ends it */
export function followMessages(queryClient: QueryClient): () => void {
  const following = import('./follow.ts').then(({ follow }) => follow(queryClient))
  return () => void following.then((end) => end())
}
