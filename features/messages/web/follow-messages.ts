import { type QueryClient, hashKey } from '@tanstack/react-query'
import { throttle } from '#platform/web/throttle.ts'
import { onResync } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { conversationPages, live, messages } from './data.ts'
import { applyMessage, applyMuted, applyTicks, applyUnsent } from './hear.ts'
import { allConversations } from './list/summaries.ts'
import { deliverMessages } from './outbox/deliver-messages.ts'
import { outboxOf } from './outbox/outbox.ts'
import { typing } from './typing.ts'

/** While the page is open: keeps conversations up to date, acknowledges received messages and sends the outbox. */
export const followMessages: Follow = ({ queryClient, memberId: self }) => {
  const acknowledge = acknowledgement()
  const ends = [
    live.on('messages.sent', ({ message, sender, receiver_id }) => {
      if (sender.id === self) {
        void applyMessage(queryClient, { message, other: receiver_id }).then(() => outboxOf(self).remove(message.id))
      } else {
        typing.stop(sender.id)
        void applyMessage(queryClient, { message, other: sender.id, member: sender })
        acknowledge(message.created_at)
      }
    }),
    live.on('messages.ticks', (event) => applyTicks(queryClient, self, event)),
    live.on('messages.unsent', (event) => applyUnsent(queryClient, self, event)),
    live.on('messages.muted', (event) => applyMuted(queryClient, event)),
    live.on('messages.typing', ({ from }) => typing.start(from)),
    onResync(() => void queryClient.invalidateQueries({ queryKey: messages.query.key() })),
    onListed(queryClient, acknowledge),
    deliverMessages(queryClient, self),
  ]
  void queryClient.prefetchInfiniteQuery(conversationPages())
  return ends
}

/** How often receipt is acknowledged, in milliseconds. */
const acknowledgeEvery = 500

/** Acknowledges receipt of everything sent up to a time, throttled. */
function acknowledgement(): (upTo: string) => void {
  let latest = ''
  let acknowledged = ''
  const report = throttle(acknowledgeEvery, () => {
    const upTo = latest
    if (upTo <= acknowledged) return
    acknowledged = upTo
    // The next message or the next list tries again.
    messages.call.received({ up_to: upTo }).catch(() => {
      if (acknowledged === upTo) acknowledged = ''
    })
  })
  return (upTo) => {
    if (upTo > latest) latest = upTo
    report()
  }
}

/** Reports the time of the latest message whenever the list of conversations has unread ones, also for an already loaded list. */
function onListed(queryClient: QueryClient, report: (upTo: string) => void): () => void {
  const { queryKey } = conversationPages()
  const name = hashKey(queryKey)
  function look() {
    const pages = queryClient.getQueryData(queryKey)
    const conversations = pages ? allConversations(pages) : []
    const latest = conversations
      .map((conversation) => conversation.last_message.created_at)
      .toSorted()
      .at(-1)
    if (latest !== undefined && conversations.some((conversation) => conversation.unread > 0)) report(latest)
  }
  look()
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === name) look()
  })
}
