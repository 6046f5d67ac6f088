import { sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import { areBlocked, blockedFrom } from '#features/relations/server/index.ts'
import { type MessageRow, messageColumns } from './message-rows.ts'
import { type PartnerRow, partnerColumns } from './partner.ts'

/** Somebody the viewer can write to or has exchanged messages with, and the state of their conversation. */
export type ConversationRow = PartnerRow & {
  conversation_id: number | null
  muted: boolean
  unread: number
  read_position: number
  last_position: number
}

export const conversationWith = namedStatement<{ viewer: string; other: string }, ConversationRow>(
  'messages.conversation',
  (kysely, { viewer, other }) =>
    kysely
      .selectFrom(sql<{ id: string }>`(select ${other}::uuid as id)`.as('asked'))
      .leftJoin(members.as('u'), 'u.id', 'asked.id')
      .leftJoin('conversation_members as m', (join) => join.on('m.member_id', '=', viewer).onRef('m.other_id', '=', 'asked.id'))
      .leftJoin('conversations as c', 'c.id', 'm.conversation_id')
      .select(partnerColumns('asked.id', 'u'))
      .select((row) => [
        'm.conversation_id',
        row.fn.coalesce('m.muted', sql.lit(false)).as('muted'),
        row.fn.coalesce('m.unread', sql.lit(0)).as('unread'),
        row.fn.coalesce('m.read_position', sql.lit(0)).as('read_position'),
        row.fn.coalesce('c.last_position', sql.lit(0)).as('last_position'),
      ])
      .where('asked.id', '<>', viewer)
      .where((row) => sql<boolean>`(m.conversation_id is not null or (u.id is not null and not ${isAbsent(row.ref('asked.id'))}))`)
      .where((row) => row.not(areBlocked(sql<string>`${viewer}::uuid`, sql<string>`${other}::uuid`))),
)

type PageParameters = { viewer: string; other: string; limit: number; before?: number; after?: number }

/** Messages between two members: those after a position in order, otherwise the last ones (before a position) backwards. */
export const messagesBetween = namedStatement<PageParameters, MessageRow>(
  'messages.list',
  (kysely, { viewer, other, limit, before, after }) => {
    const [one, two] = [sql<string>`${viewer}::uuid`, sql<string>`${other}::uuid`]
    const direction = after === undefined ? 'desc' : 'asc'
    return kysely
      .selectFrom('chat_messages')
      .select(messageColumns)
      .where('conversation_id', '=', (from) =>
        from
          .selectFrom('conversations as c')
          .select('c.id')
          .where('member_a', '=', sql<string>`least(${one}, ${two})`)
          .where('member_b', '=', sql<string>`greatest(${one}, ${two})`)
          .where((row) => row.not(areBlocked(one, two))),
      )
      .$if(before !== undefined, (query) => query.where('position', '<', before as never))
      .$if(after !== undefined, (query) => query.where('position', '>', after as never))
      .orderBy('conversation_id', direction)
      .orderBy('position', direction)
      .limit(limit)
  },
)

interface ConversationsAfter {
  last_message_at: string
  conversation_id: number
}
export type SummaryRow = PartnerRow & MessageRow & { conversation_id: number; last_message_at: Date; unread: number; muted: boolean }

/** A member's conversations, last message first; hidden ones are filtered out before the limit applies. */
export const conversationsOf = namedStatement<{ viewer: string; limit: number } & Partial<ConversationsAfter>, SummaryRow>(
  'messages.conversations',
  (kysely, { viewer, limit, last_message_at, conversation_id }) =>
    kysely
      .selectFrom((from) =>
        from
          .selectFrom('conversation_members')
          .selectAll()
          .where('member_id', '=', viewer)
          .where('other_id', '<>', sql<string>`all(${blockedFrom(viewer)})`)
          .$if(last_message_at !== undefined, (query) =>
            query.where(sql<boolean>`(last_message_at, conversation_id) < (${last_message_at}, ${conversation_id})`),
          )
          .orderBy('member_id', 'desc')
          .orderBy('last_message_at', 'desc')
          .orderBy('conversation_id', 'desc')
          .limit(limit)
          .as('page'),
      )
      .innerJoin('conversations as c', 'c.id', 'page.conversation_id')
      .innerJoin('chat_messages as m', (join) => join.onRef('m.conversation_id', '=', 'c.id').onRef('m.position', '=', 'c.last_position'))
      .leftJoin(members.as('u'), 'u.id', 'page.other_id')
      .select(['page.conversation_id', 'page.last_message_at', 'page.unread', 'page.muted'])
      .select(['m.id', 'm.position', 'm.sender_id', 'm.created_at', 'm.delivered_at', 'm.read_at', 'm.unsent_at'])
      .select(sql<string>`left(m.content, 160)`.as('content'))
      .select(partnerColumns('page.other_id', 'u'))
      .orderBy('page.last_message_at', 'desc')
      .orderBy('page.conversation_id', 'desc'),
)

/** How many unread messages there are, up to the cap; each conversation with unread messages has at least one, so `cap` rows suffice. */
export const unreadMessages = namedStatement<{ viewer: string; cap: number }, { unread: number }>(
  'messages.unread',
  (kysely, { viewer, cap }) =>
    kysely
      .selectFrom((from) =>
        from
          .selectFrom('conversation_members')
          .select('unread')
          .where('member_id', '=', viewer)
          .where('unread', '>', sql.lit(0))
          .where('muted', '=', sql.lit(false))
          .where('other_id', '<>', sql<string>`all(${blockedFrom(viewer)})`)
          .limit(cap)
          .as('waiting'),
      )
      .select(sql<number>`least(coalesce(sum(unread), 0), ${cap})::int`.as('unread')),
)
