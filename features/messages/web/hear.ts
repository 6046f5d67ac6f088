import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import type { MemberBrief } from '#features/members/contract.ts'
import type { Conversation, Message, messagesLive } from '../contract.ts'
import { askAnew, change } from './caches.ts'
import { conversationPages, conversationWith, threadKey, unreadCount } from './data.ts'
import { type ConversationPages, withMuted, withReadUpTo, withSaid, withTicksInList, withUnsentInList } from './list/summaries.ts'
import { type ThreadWindow, type Ticks, withMessage, withTicks, withUnsent } from './thread/window.ts'

// What happened, put into everything that shows it. To hear of something again changes nothing.

type Event<Name extends keyof typeof messagesLive> = z.output<(typeof messagesLive)[Name]>

interface SaidMessage {
  message: Message
  /** With whom one talks. */
  other: string
  /** The other as the message brought them along. */
  member?: MemberBrief
}

/** @returns what to wait for until the message stands in its conversation */
export async function hearMessage(queryClient: QueryClient, said: SaidMessage): Promise<void> {
  const { message, other, member } = said
  void change<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withSaid(pages, said))
  void change<Conversation>(queryClient, conversationWith(other).queryKey, (conversation) => {
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
  if (message.sender_id === other) void askAnew(queryClient, unreadCount().queryKey)
  await change<ThreadWindow>(queryClient, threadKey(other), (window) => withMessage(window, message))
}

export function hearTicks(queryClient: QueryClient, self: string, event: Event<'messages.ticks'>): void {
  const { member_id, with: sender, state, position, at } = event
  const other = member_id === self ? sender : member_id
  const ticks: Ticks = { sender, state, position, at }
  void change<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withTicksInList(pages, other, ticks))
  void change<ThreadWindow>(queryClient, threadKey(other), (window) => withTicks(window, ticks))
  if (member_id !== self || state !== 'read') return
  hearRead(queryClient, other, position)
  void askAnew(queryClient, unreadCount().queryKey)
}

/** One has read a conversation up to a position. What waits in all is known to the server only, once it has heard of that. */
export function hearRead(queryClient: QueryClient, other: string, position: number): void {
  void change<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withReadUpTo(pages, other, position))
  void change<Conversation>(queryClient, conversationWith(other).queryKey, (conversation) => {
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

export function hearUnsent(queryClient: QueryClient, self: string, { id, sender_id, receiver_id }: Event<'messages.unsent'>): void {
  const other = sender_id === self ? receiver_id : sender_id
  void change<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withUnsentInList(pages, other, id))
  void change<ThreadWindow>(queryClient, threadKey(other), (window) => withUnsent(window, id))
  // Unread ones that are taken back count no more.
  void askAnew(queryClient, conversationPages().queryKey)
  void askAnew(queryClient, conversationWith(other).queryKey)
  void askAnew(queryClient, unreadCount().queryKey)
}

export function hearMuted(queryClient: QueryClient, { with: other, muted }: Event<'messages.muted'>): void {
  void change<ConversationPages>(queryClient, conversationPages().queryKey, (pages) => withMuted(pages, other, muted))
  void change<Conversation>(queryClient, conversationWith(other).queryKey, (conversation) => ({ ...conversation, muted }))
  void askAnew(queryClient, unreadCount().queryKey)
}
