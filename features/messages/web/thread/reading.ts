import type { QueryClient } from '@tanstack/react-query'
import { throttle } from '#platform/web/throttle.ts'
import { askAnew } from '../caches.ts'
import { conversationWith, messages, unreadCount } from '../data.ts'
import { hearRead } from '../hear.ts'

/** How often the server is told, in milliseconds. */
const tellEvery = 400

/** Marks a conversation as read: at once on this screen, and soon on the server. */
export function readerOf(queryClient: QueryClient, other: string): (position: number) => void {
  let upTo = 0
  const tell = throttle(tellEvery, () => {
    messages.call.read({ id: other, position: upTo }).then(
      () => askAnew(queryClient, unreadCount().queryKey),
      () => {
        // What the server says of it comes back, and is then read again.
        upTo = 0
        return queryClient.invalidateQueries({ queryKey: conversationWith(other).queryKey })
      },
    )
  })
  return (position) => {
    if (position <= upTo) return
    upTo = position
    hearRead(queryClient, other, position)
    tell()
  }
}
