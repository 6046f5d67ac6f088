import { queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { roomLive } from '#platform/web/live/index.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { messagesContract, messagesLive, messagesSignals } from '../contract.ts'

export const messages = roomApi<typeof messagesContract>('messages')
export const live = roomLive<typeof messagesLive, typeof messagesSignals>()

/** Conversations per page: a few more than a screen shows. */
const pageSize = 30

/** The member's conversations, last message first. */
export const conversationPages = () => pagedOptions(messages.query.conversations, (cursor) => ({ limit: pageSize, cursor }))

/** The state of a conversation, without its messages. */
export const conversationWith = (other: string) => queryOptions(messages.query.conversation.queryOptions({ input: { id: other } }))

/** Query key of the loaded messages of a conversation. */
export const threadKey = (other: string) => [['messages', 'thread'], { input: { id: other } }] as const

/** The last few messages of a conversation, without opening it: none is marked as read. */
export const lastMessages = (other: string, limit: number) =>
  queryOptions(messages.query.list.queryOptions({ input: { id: other, limit } }))

/** How many messages are unread, without muted conversations. */
export const unreadCount = () => queryOptions(messages.query.unread.queryOptions())

/** Messages that match a search, newest first; none for an empty search. */
export const messagesFound = (query: string) => ({
  ...pagedOptions(messages.query.search, (cursor) => ({ query, limit: 10, cursor })),
  enabled: query !== '',
})
