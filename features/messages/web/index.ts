import { useQuery } from '@tanstack/react-query'
import { usePolling } from '#platform/web/live/index.ts'
import { unreadCount } from './data.ts'

/** How many messages wait, muted conversations aside; at most 100, shown as '99+'. */
export const useUnreadMessages = (): number => useQuery({ ...unreadCount(), refetchInterval: usePolling() }).data?.unread ?? 0
