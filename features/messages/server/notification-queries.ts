import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'

/** Those of these messages that are still unread, in order, with their sender and the conversation's unread count. */
export const stillUnread = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('chat_messages as m')
    .innerJoin('conversation_members as side', (join) =>
      join.onRef('side.member_id', '=', 'm.receiver_id').onRef('side.other_id', '=', 'm.sender_id'),
    )
    .innerJoin(members.as('u'), 'u.id', 'm.sender_id')
    .select(['m.sender_id', 'm.receiver_id', 'm.position', 'm.content', 'side.unread', 'u.full_name'])
    .where('m.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('m.read', '=', false)
    .where('m.unsent_at', 'is', null)
    .where('side.muted', '=', false)
    .orderBy('m.conversation_id')
    .orderBy('m.position')
    .execute()

/** The latest unread messages to a member from another, newest first, with the unread count; empty if muted or hidden. */
export async function latestUnread(reader: Reader, member: string, other: string, limit: number) {
  return reader
    .selectFrom('conversation_members as side')
    .innerJoin('chat_messages as m', 'm.conversation_id', 'side.conversation_id')
    .innerJoin(members.as('u'), 'u.id', 'side.other_id')
    .select(['m.position', 'm.content', 'side.unread', 'u.full_name'])
    .where('side.member_id', '=', member)
    .where('side.other_id', '=', other)
    .where('side.muted', '=', false)
    .whereRef('m.receiver_id', '=', 'side.member_id')
    .whereRef('m.position', '>', 'side.read_position')
    .where('m.unsent_at', 'is', null)
    .where((row) => row.not(isHidden(row.ref('side.member_id'), row.ref('side.other_id'))))
    .orderBy('m.conversation_id', 'desc')
    .orderBy('m.position', 'desc')
    .limit(limit)
    .execute()
}
