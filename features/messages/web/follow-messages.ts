import { type QueryClient, hashKey } from '@tanstack/react-query'
import { throttle } from '#platform/web/throttle.ts'
import { onResync } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { conversationPages, live, messages } from './data.ts'
import { hearMessage, hearMuted, hearTicks, hearUnsent } from './hear.ts'
import { allConversations } from './list/summaries.ts'
import { deliverMessages } from './outbox/deliver-messages.ts'
import { outboxOf } from './outbox/outbox.ts'
import { typing } from './typing.ts'

/** Keeps conversations up with the server, tells it what has arrived, and sends what waits, while the page stands. @returns ends it */
export const followMessages: Follow = ({ queryClient, memberId: self }) => {
  const acknowledge = acknowledgement()
  const ends = [
    live.on('messages.sent', ({ message, sender, receiver_id }) => {
      if (sender.id === self) {
        void hearMessage(queryClient, { message, other: receiver_id }).then(() => outboxOf(self).remove(message.id))
      } else {
        typing.stop(sender.id)
        void hearMessage(queryClient, { message, other: sender.id, member: sender })
        acknowledge(message.created_at)
      }
    }),
    live.on('messages.ticks', (event) => hearTicks(queryClient, self, event)),
    live.on('messages.unsent', (event) => hearUnsent(queryClient, self, event)),
    live.on('messages.muted', (event) => hearMuted(queryClient, event)),
    live.on('messages.typing', ({ from }) => typing.start(from)),
    onResync(() => void queryClient.invalidateQueries({ queryKey: messages.query.key() })),
    onListed(queryClient, acknowledge),
    deliverMessages(queryClient, self),
  ]
  void queryClient.prefetchInfiniteQuery(conversationPages())
  return () => {
    for (const end of ends) end()
  }
}

/** How often the server is told what has arrived, in milliseconds. */
const acknowledgeEvery = 500

/** Tells the server that everything sent up to a time is here, once for a burst. */
function acknowledgement(): (upTo: string) => void {
  let latest = ''
  let told = ''
  const tell = throttle(acknowledgeEvery, () => {
    const upTo = latest
    if (upTo <= told) return
    told = upTo
    // Said again with the next message, or the next list.
    messages.call.received({ up_to: upTo }).catch(() => {
      if (told === upTo) told = ''
    })
  })
  return (upTo) => {
    if (upTo > latest) latest = upTo
    tell()
  }
}

/** Tells of the latest message each time the list of conversations stands with something unread, also if it stood before. */
function onListed(queryClient: QueryClient, tell: (upTo: string) => void): () => void {
  const { queryKey } = conversationPages()
  const name = hashKey(queryKey)
  function look() {
    const pages = queryClient.getQueryData(queryKey)
    const conversations = pages ? allConversations(pages) : []
    const latest = conversations
      .map((conversation) => conversation.last_message.created_at)
      .toSorted()
      .at(-1)
    if (latest !== undefined && conversations.some((conversation) => conversation.unread > 0)) tell(latest)
  }
  look()
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === name) look()
  })
}
