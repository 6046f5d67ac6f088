import type { InfiniteData } from '@tanstack/react-query'
import type { MemberBrief } from '#features/members/contract.ts'
import type { Page } from '#platform/contract.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { ConversationSummary, Message } from '../../contract.ts'
import { type Ticks, newest, ticked } from '../thread/window.ts'

/** The cached list of conversations: pages, last message first. */
export type ConversationPages = InfiniteData<Page<ConversationSummary>>

export const allConversations = (pages: ConversationPages): ConversationSummary[] => {
  const byMember = new Map<string, ConversationSummary>()
  // A conversation that moved up between two page requests may be in both.
  for (const summary of itemsOf(pages)) if (!byMember.has(summary.member.id)) byMember.set(summary.member.id, summary)
  return [...byMember.values()]
}

/** The conversations by their last message, including outgoing ones (by receiver). */
export function withOutgoing(
  conversations: readonly ConversationSummary[],
  outgoing: ReadonlyMap<string, { at: number }>,
): readonly ConversationSummary[] {
  if (outgoing.size === 0) return conversations
  const lastSaid = ({ member, last_message }: ConversationSummary) => outgoing.get(member.id)?.at ?? Date.parse(last_message.created_at)
  return conversations.toSorted((one, other) => lastSaid(other) - lastSaid(one))
}

const summaryOf = (pages: ConversationPages, other: string) => allConversations(pages).find(({ member }) => member.id === other)

/**
 * A message was sent or received: its conversation moves to the top.
 * @param member the other member, if the event included them
 * @returns undefined if the conversation is not in the list, or earlier messages were missed: the list has to be refetched
 */
export function withArrived(
  pages: ConversationPages,
  { message, other, member }: { message: Message; other: string; member?: MemberBrief },
): ConversationPages | undefined {
  const summary = summaryOf(pages, other)
  const place = message.position - (summary?.last_message.position ?? -1)
  if (!summary || place > 1) return undefined
  if (place < 0) return pages
  if (place === 0) return withChanged(pages, other, (each) => ({ ...each, last_message: newest(each.last_message, message) }))
  const said: ConversationSummary = {
    ...summary,
    member: member ? { ...member, standing: 'here' } : summary.member,
    last_message: message,
    unread: summary.unread + (message.sender_id === other ? 1 : 0),
  }
  const [first, ...rest] = pages.pages.map((page) => ({ ...page, items: page.items.filter((each) => each.member.id !== other) }))
  return first ? { ...pages, pages: [{ ...first, items: [said, ...first.items] }, ...rest] } : undefined
}

/** @returns undefined if there are messages after the position: only the server knows how many of them are unread */
export function withReadUpTo(pages: ConversationPages, other: string, position: number): ConversationPages | undefined {
  const summary = summaryOf(pages, other)
  if (!summary || summary.unread === 0) return pages
  if (summary.last_message.position > position) return undefined
  return withChanged(pages, other, (each) => ({ ...each, unread: 0 }))
}

export const withTicksInList = (pages: ConversationPages, other: string, ticks: Ticks): ConversationPages =>
  withChanged(pages, other, (each) => ({ ...each, last_message: ticked(each.last_message, ticks) }))

export const withUnsentInList = (pages: ConversationPages, other: string, id: string): ConversationPages =>
  withChanged(pages, other, (each) =>
    each.last_message.id === id ? { ...each, last_message: { ...each.last_message, unsent: true, content: '' } } : each,
  )

export const withMuted = (pages: ConversationPages, other: string, muted: boolean): ConversationPages =>
  withChanged(pages, other, (each) => ({ ...each, muted }))

const withChanged = (
  pages: ConversationPages,
  other: string,
  change: (summary: ConversationSummary) => ConversationSummary,
): ConversationPages => ({
  ...pages,
  pages: pages.pages.map((page) =>
    page.items.some(({ member }) => member.id === other)
      ? { ...page, items: page.items.map((each) => (each.member.id === other ? change(each) : each)) }
      : page,
  ),
})
