import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { hasBlocked } from '#features/relations/server/index.ts'

/**
 * A member leaves: what was said stays with those who are left. Conversations that nobody would see any more go: those with members who
 * have left too, and with members who had blocked this one, to whom they must not come back with the block gone.
 */
export async function forgetConversations(tx: Tx, id: string): Promise<void> {
  const me = sql<string>`${id}::uuid`
  await sql`
    delete from conversations c using conversation_members side
    where side.member_id = ${me} and c.id = side.conversation_id
      and (${hasBlocked(sql.ref('side.other_id'), me)} or not exists (select from ${members.as('u')} where u.id = side.other_id))`.execute(
    tx,
  )
  await tx.deleteFrom('conversation_members').where('member_id', '=', id).execute()
}

/** Those who have talked with a member. */
export async function partnersOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('conversation_members').select('member_id').where('other_id', '=', id).execute()
  return rows.map(({ member_id }) => member_id)
}
