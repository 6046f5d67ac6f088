import type { Reader } from '#platform/server/database/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { ConversationSummary } from '../contract.ts'
import { conversationCursor } from './cursor.ts'
import { presentMessage } from './message-rows.ts'
import { conversationsOf } from './queries.ts'

/** One page of a member's conversations, last message first. */
export async function listConversations(
  reader: Reader,
  viewer: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: ConversationSummary[]; next_cursor: string | null }> {
  const [last_message_at, conversation_id] = cursor === undefined ? [] : conversationCursor.decode(cursor)
  const rows = await conversationsOf(reader, { viewer, limit: limit + 1, last_message_at, conversation_id })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map((row) => ({
      member: presentBrief(row),
      last_message: presentMessage(row),
      unread: row.unread,
      muted: row.muted,
    })),
    next_cursor: rows.length > limit && last ? conversationCursor.encode([last.last_message_at.toISOString(), last.conversation_id]) : null,
  }
}
