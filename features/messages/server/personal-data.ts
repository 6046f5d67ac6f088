import { sql } from 'kysely'
import { type PersonalData, inParts } from '#platform/server/personal-data.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { hasBlocked } from '#features/relations/server/index.ts'
import { forgetConversations } from './forget-queries.ts'

export const messagesPersonalData: PersonalData = {
  lists: {
    conversations: {
      about: /*i18n*/ { id: 'file.copy.messages.conversations', message: 'The members you have exchanged messages with.' },
      from: ['conversations', 'conversation_members'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select side.conversation_id, u.id as member_id, u.full_name as name, side.muted, side.last_message_at
          from conversation_members side left join ${members.as('u')} on u.id = side.other_id and not ${hasBlocked(sql.ref('side.other_id'), sql`${memberId}::uuid`)}
          where side.member_id = ${memberId} order by side.conversation_id`.execute(reader)
        return rows
      },
    },
    messages: {
      about: /*i18n*/ {
        id: 'file.copy.messages.messages',
        message: 'The messages you sent and received. For conversations that you can no longer see, only the messages you sent.',
      },
      from: ['chat_messages'],
      read: (reader, memberId) => inParts((after?: MessageRow) => messagesAfter(reader, memberId, after)),
    },
  },
  leftOut: {
    message_terms: /*i18n*/ { id: 'file.copy.messages.without.message_terms', message: 'the search index of your messages' },
    conversation_turns: /*i18n*/ {
      id: 'file.copy.messages.without.conversation_turns',
      message: 'whose turn it is to reply in a conversation; this follows from the messages',
    },
    message_counts: /*i18n*/ { id: 'file.copy.messages.without.message_counts', message: 'the number of messages you sent and received' },
    response_times: /*i18n*/ {
      id: 'file.copy.messages.without.response_times',
      message: 'your recent response times; they follow from the times of the messages',
    },
  },
  forget: (tx, { id }) => forgetConversations(tx, id),
}

interface MessageRow {
  conversation_id: number
  position: number
}

/** How many messages are read per query. */
const pageSize = 1_000

async function messagesAfter(reader: Reader, memberId: string, after: MessageRow | undefined): Promise<MessageRow[]> {
  const me = sql<string>`${memberId}::uuid`
  const { rows } = await sql<MessageRow>`
    select m.conversation_id, m.position, case m.sender_id when ${me} then 'you' else 'them' end as said_by, m.content, m.created_at,
      m.delivered_at, m.read_at, m.unsent_at
    from conversation_members side join chat_messages m on m.conversation_id = side.conversation_id
    where side.member_id = ${me} and (m.sender_id = ${me} or not ${hasBlocked(sql.ref('side.other_id'), me)})
      and (m.conversation_id, m.position) > (${after?.conversation_id ?? 0}::bigint, ${after?.position ?? 0}::int)
    order by m.conversation_id, m.position limit ${pageSize}`.execute(reader)
  return rows
}
