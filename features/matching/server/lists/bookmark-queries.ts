import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'

/** @returns 'nobody' if there is no such visible member, or it is the member themselves */
export async function insertBookmark(tx: Tx, member: string, other: string): Promise<'new' | 'known' | 'nobody'> {
  const { rows } = await sql<{ is_new: boolean }>`
    with known as (
      select u.id from ${members.as('u')} where u.id = ${other} and u.id <> ${member} and not ${isHidden(sql`${member}::uuid`, sql`${other}::uuid`)}
    ), put as (
      insert into match_bookmarks (user_id, member_id, created_at) select ${member}::uuid, id, clock_timestamp() from known
      on conflict do nothing returning member_id
    )
    select exists (select from put) as is_new from known`.execute(tx)
  const row = rows[0]
  return row ? (row.is_new ? 'new' : 'known') : 'nobody'
}

/** @returns whether there was a bookmark */
export async function deleteBookmark(tx: Tx, member: string, other: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('match_bookmarks')
    .where('user_id', '=', member)
    .where('member_id', '=', other)
    .returning('member_id')
    .executeTakeFirst()
  return deleted !== undefined
}
