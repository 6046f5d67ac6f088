import { queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { roomLive } from '#platform/web/live/index.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { messagesContract, messagesLive, messagesSignals } from '../contract.ts'

export const messages = roomApi<typeof messagesContract>('messages')
export const live = roomLive<typeof messagesLive, typeof messagesSignals>()

/** How many conversations come at once: some rows more than a screen shows. */
const pageSize = 30

/** One's conversations, last message first. */
export const conversationPages = () => pagedOptions(messages.query.conversations, (cursor) => ({ limit: pageSize, cursor }))

/** What one needs of a conversation beside its messages. */
export const conversationWith = (other: string) => queryOptions(messages.query.conversation.queryOptions({ input: { id: other } }))

/** Under which the messages of a conversation that are at hand are kept. */
export const threadKey = (other: string) => [['messages', 'thread'], { input: { id: other } }] as const

/** How many messages wait for one, muted conversations aside. */
export const unreadCount = () => queryOptions(messages.query.unread.queryOptions())

/** Messages with the words of a search, last first; none for an empty one. */
export const messagesFound = (query: string) => ({
  ...pagedOptions(messages.query.search, (cursor) => ({ query, limit: 10, cursor })),
  enabled: query !== '',
})
