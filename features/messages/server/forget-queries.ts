import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { areBlocked } from '#features/relations/server/index.ts'

/**
 * A member leaves: the other members keep their conversations. Conversations that nobody could see are deleted: those with members who
 * have left too, and those that a block hides, since the block, which is deleted, must not make them visible again.
 */
export async function forgetConversations(tx: Tx, id: string): Promise<void> {
  const me = sql<string>`${id}::uuid`
  await sql`
    delete from conversations c using conversation_members side
    where side.member_id = ${me} and c.id = side.conversation_id
      and (${areBlocked(sql.ref('side.other_id'), me)} or not exists (select from ${members.as('u')} where u.id = side.other_id))`.execute(
    tx,
  )
  await tx.deleteFrom('conversation_members').where('member_id', '=', id).execute()
}

/** The members that a member has exchanged messages with. */
export async function partnersOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('conversation_members').select('member_id').where('other_id', '=', id).execute()
  return rows.map(({ member_id }) => member_id)
}
