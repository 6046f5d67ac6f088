import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { ConversationSummary } from '../contract.ts'
import { presentMessage } from './message-rows.ts'
import { presentPartner } from './partner.ts'
import { type SummaryRow, conversationsOf } from './queries.ts'

const lastFirst = keyset(
  z.object({ last_message_at: givenTimestamp, conversation_id: z.int().min(0) }),
  ({ last_message_at, conversation_id }: SummaryRow) => ({ last_message_at: last_message_at.toISOString(), conversation_id }),
)

/** One page of a member's conversations, last message first. @throws Refusal invalidInput for an invalid cursor */
export async function listConversations(reader: Reader, viewer: string, request: PageRequest): Promise<Page<ConversationSummary>> {
  const page = await readPage(request, lastFirst, (limit, after) => conversationsOf(reader, { viewer, limit, ...after }))
  return presentPage(page, (row) => ({
    member: presentPartner(row),
    last_message: presentMessage(row),
    unread: row.unread,
    muted: row.muted,
  }))
}
