import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

interface Around {
  reader: string
  sender: string
  id: string
  /** How many messages before it, and how many after it. */
  around: number
}

/**
 * A message with the ones around it, in order; empty unless it was sent to the reader and is not unsent. Blocks do not matter: a report of
 * it shows the reader nothing that they have not seen.
 */
export async function messagesAround(database: Reader, { reader, sender, id, around }: Around) {
  const { rows } = await sql<{ id: string; sender_id: string; content: string; created_at: Date }>`
    select m.id, m.sender_id, m.content, m.created_at
    from chat_messages meant
    join chat_messages m on m.conversation_id = meant.conversation_id and m.position between meant.position - ${around}::int and meant.position + ${around}::int
    where meant.id = ${id}::uuid and meant.sender_id = ${sender}::uuid and meant.receiver_id = ${reader}::uuid and meant.unsent_at is null
    order by m.position`.execute(database)
  return rows
}

/** The id of the last message that the sender wrote to the reader, if there is one. */
export async function lastMessageFrom(
  database: Reader,
  { reader, sender }: Pick<Around, 'reader' | 'sender'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select m.id from conversation_members c join chat_messages m using (conversation_id)
    where c.member_id = ${reader}::uuid and c.other_id = ${sender}::uuid and m.sender_id = c.other_id and m.unsent_at is null
    order by m.position desc limit 1`.execute(database)
  return rows[0]?.id
}
