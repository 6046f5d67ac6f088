import type { QueryClient } from '@tanstack/react-query'
import { throttle } from '#platform/web/throttle.ts'
import { refetchSoon } from '../caches.ts'
import { conversationWith, messages, unreadCount } from '../data.ts'
import { applyRead } from '../hear.ts'

/** How often the server is informed, in milliseconds. */
const reportEvery = 400

/** Marks a conversation as read: immediately on this screen, and soon on the server. */
export function createReadMarker(queryClient: QueryClient, other: string): (position: number) => void {
  let upTo = 0
  const report = throttle(reportEvery, () => {
    messages.call.read({ id: other, position: upTo }).then(
      () => refetchSoon(queryClient, unreadCount().queryKey),
      () => {
        // After a failure, the server's state is loaded, and reading marks it again.
        upTo = 0
        return queryClient.invalidateQueries({ queryKey: conversationWith(other).queryKey })
      },
    )
  })
  return (position) => {
    if (position <= upTo) return
    upTo = position
    applyRead(queryClient, other, position)
    report()
  }
}
