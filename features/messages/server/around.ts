import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { areBlocked } from '#features/relations/server/index.ts'

interface Around {
  reader: string
  sender: string
  id: string
  /** How many messages before it, and how many after it. */
  around: number
}

/** A message with the ones around it, in order; empty unless the reader may see it. */
export async function messagesAround(database: Reader, { reader, sender, id, around }: Around) {
  const { rows } = await sql<{ id: string; sender_id: string; content: string; created_at: Date }>`
    select m.id, m.sender_id, m.content, m.created_at
    from chat_messages meant
    join chat_messages m on m.conversation_id = meant.conversation_id and m.position between meant.position - ${around}::int and meant.position + ${around}::int
    where meant.id = ${id}::uuid and meant.sender_id = ${sender}::uuid and meant.receiver_id = ${reader}::uuid and meant.unsent_at is null
      and not ${areBlocked(sql`${reader}::uuid`, sql`${sender}::uuid`)}
    order by m.position`.execute(database)
  return rows
}
