import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import type { DomainEventPayloads } from '#platform/server/events/domain-event.ts'
import { announcement } from '#platform/server/events/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { briefColumns, members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { type SentRow, messageColumns } from './message-rows.ts'

/**
 * Stores a message and all its effects in one statement. It locks the conversation's row first: positions and times are assigned under
 * that lock, which serialises all changes to several rows of a conversation. If the sender may not write to the receiver, nothing is
 * stored and no row returned. @throws a unique violation if there is a message with this id
 */
export const storeMessage = namedStatement<{ id: string; sender: string; receiver: string; content: string }, SentRow>(
  'messages.send',
  (_kysely, { id, sender, receiver, content }) => sql<SentRow>`
    with pair as (
      select r.id as receiver_id, ${sql.join(briefColumns('s'))}
      from ${members.as('s')}, ${members.as('r')}
      where s.id = ${sender}::uuid and r.id = ${receiver}::uuid and s.id <> r.id and s.profile_completed
        and not ${isHidden(sql.ref('s.id'), sql.ref('r.id'))}
    ), talk as (
      insert into conversations as c (member_a, member_b, last_position)
      select least(member_id, receiver_id), greatest(member_id, receiver_id), 1 from pair
      on conflict (member_a, member_b) do update set last_position = c.last_position + 1
      returning id, last_position
    ), said as (
      insert into chat_messages (id, conversation_id, position, sender_id, receiver_id, content, created_at)
      select ${id}::uuid, talk.id, talk.last_position, member_id, receiver_id, ${content}::text, clock_timestamp() from talk, pair
      returning *
    ), sides as (
      insert into conversation_members as m (member_id, other_id, conversation_id, last_message_at, unread, undelivered, has_said)
      select side.member_id, side.other_id, conversation_id, created_at, side.waiting, side.waiting, side.waiting = 0
      from said, lateral (values (sender_id, receiver_id, 0), (receiver_id, sender_id, 1)) side (member_id, other_id, waiting)
      on conflict (member_id, other_id) do update set
        last_message_at = excluded.last_message_at, unread = m.unread + excluded.unread, undelivered = m.undelivered + excluded.undelivered,
        has_said = m.has_said or excluded.has_said
    ), announced as (
      ${announcement('message.sent', 'said', {
        id: sql.ref('id'),
        conversation_id: sql.ref('conversation_id'),
        position: sql.ref('position'),
        sender_id: sql.ref('sender_id'),
        receiver_id: sql.ref('receiver_id'),
      })}
    )
    select ${sql.join(messageColumns.map((column) => sql.ref(`said.${column}`)))}, pair.* from said, pair`,
)

/** Messages with their senders, in no particular order. */
export const sentMessages = (reader: Reader, ids: readonly string[]): Promise<SentRow[]> =>
  reader
    .selectFrom('chat_messages as m')
    .innerJoin(members.as('u'), 'u.id', 'm.sender_id')
    .select(messageColumns.map((column) => `m.${column}` as const))
    .select('m.receiver_id')
    .select(briefColumns('u'))
    .where('m.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

export async function haveTalked(reader: Reader, one: string, other: string): Promise<boolean> {
  const row = await reader
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('member_id', '=', one)
    .where('other_id', '=', other)
    .executeTakeFirst()
  return row !== undefined
}

/** Unsends a member's message if it is recent enough by the database's clock. */
export async function unsendMessage(reader: Reader, id: string, sender: string, minutes: number) {
  const { rows } = await sql<DomainEventPayloads['message.unsent']>`
    with talk as (
      select id from conversations
      where id = (select conversation_id from chat_messages where id = ${id}::uuid and sender_id = ${sender}::uuid) for no key update
    ), gone as (
      update chat_messages m set content = '', unsent_at = now() from talk
      where m.conversation_id = talk.id and m.id = ${id}::uuid and m.unsent_at is null
        and m.created_at > now() - ${minutes} * interval '1 minute'
      returning m.*
    ), uncounted as (
      update conversation_members side
      set unread = side.unread - (not gone.read)::int, undelivered = side.undelivered - (gone.delivered_at is null)::int
      from gone where side.member_id = gone.receiver_id and side.other_id = gone.sender_id
    ), forgotten as (
      delete from message_terms t using gone where t.conversation_id = gone.conversation_id and t.position = gone.position
    )
    select id, conversation_id, position, sender_id, receiver_id from gone`.execute(reader)
  return rows[0]
}
