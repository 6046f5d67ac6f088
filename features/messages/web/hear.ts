import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import type { MemberBrief } from '#features/members/contract.ts'
import type { Conversation, Message, messagesLive } from '../contract.ts'
import { refetchSoon, updateCache } from './caches.ts'
import { conversationPages, conversationWith, threadKey, unreadCount } from './data.ts'
import { type ConversationPages, withMuted, withReadUpTo, withArrived, withTicksInList, withUnsentInList } from './list/summaries.ts'
import { type ThreadWindow, type Ticks, withMessage, withTicks, withUnsent } from './thread/window.ts'

// Applies live events and the member's own actions to all caches. Applying the same change twice is harmless.

type Event<Name extends keyof typeof messagesLive> = z.output<(typeof messagesLive)[Name]>

interface ArrivedMessage {
  message: Message
  /** The other member of the conversation. */
  other: string
  /** The other member, if the event included them. */
  member?: MemberBrief
}

/** @returns what to wait for until the message is in its conversation */
export async function applyMessage(queryClient: QueryClient, arrived: ArrivedMessage): Promise<void> {
  const { message, other, member } = arrived
  void updateCache<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withArrived(pages, arrived))
  void updateCache<Conversation>(queryClient, conversationWith(other).queryKey, (conversation) => {
    const place = message.position - conversation.last_position
    if (place > 1) return undefined
    if (place < 1) return conversation
    const unread = conversation.unread + (message.sender_id === other ? 1 : 0)
    return {
      ...conversation,
      member: member ? { ...member, standing: 'here' } : conversation.member,
      last_position: message.position,
      unread,
    }
  })
  if (message.sender_id === other) void refetchSoon(queryClient, unreadCount().queryKey)
  await updateCache<ThreadWindow>(queryClient, threadKey(other), (window) => withMessage(window, message))
}

export function applyTicks(queryClient: QueryClient, self: string, event: Event<'messages.ticks'>): void {
  const { member_id, with: sender, state, position, at } = event
  const other = member_id === self ? sender : member_id
  const ticks: Ticks = { sender, state, position, at }
  void updateCache<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withTicksInList(pages, other, ticks))
  void updateCache<ThreadWindow>(queryClient, threadKey(other), (window) => withTicks(window, ticks))
  if (member_id !== self || state !== 'read') return
  applyRead(queryClient, other, position)
  void refetchSoon(queryClient, unreadCount().queryKey)
}

/** The member has read a conversation up to a position. The total unread count is known only to the server, once it has processed this. */
export function applyRead(queryClient: QueryClient, other: string, position: number): void {
  void updateCache<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withReadUpTo(pages, other, position))
  void updateCache<Conversation>(queryClient, conversationWith(other).queryKey, (conversation) => {
    if (position <= conversation.read_position) return conversation
    const window = queryClient.getQueryData<ThreadWindow>(threadKey(other))
    const read = window?.items.filter(
      (message) =>
        message.sender_id === other && !message.unsent && message.position > conversation.read_position && message.position <= position,
    )
    const unread = position >= conversation.last_position ? 0 : Math.max(0, conversation.unread - (read?.length ?? 0))
    return { ...conversation, read_position: position, unread }
  })
}

export function applyUnsent(queryClient: QueryClient, self: string, { id, sender_id, receiver_id }: Event<'messages.unsent'>): void {
  const other = sender_id === self ? receiver_id : sender_id
  void updateCache<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withUnsentInList(pages, other, id))
  void updateCache<ThreadWindow>(queryClient, threadKey(other), (window) => withUnsent(window, id))
  // Unsent messages no longer count as unread.
  void refetchSoon(queryClient, conversationPages().queryKey)
  void refetchSoon(queryClient, conversationWith(other).queryKey)
  void refetchSoon(queryClient, unreadCount().queryKey)
}

export function applyMuted(queryClient: QueryClient, { with: other, muted }: Event<'messages.muted'>): void {
  void updateCache<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withMuted(pages, other, muted))
  void updateCache<Conversation>(queryClient, conversationWith(other).queryKey, (conversation) => ({ ...conversation, muted }))
  void refetchSoon(queryClient, unreadCount().queryKey)
}
