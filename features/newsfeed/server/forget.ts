import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { deletePlaceholders } from './comment-queries.ts'

/** Removes a member's likes and comments from others' posts and from their counts. The member's own posts are deleted with the account. */
export async function forgetMember(tx: Tx, memberId: string): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
  await run(sql`
    select id from posts
    where user_id = ${memberId} or id in (
      select post_id from post_likes where user_id = ${memberId} union select post_id from post_comments where user_id = ${memberId})
    order by id for update`)
  await run(sql`
    with gone as (delete from post_likes where user_id = ${memberId} returning post_id)
    update posts set like_count = like_count - 1 from gone where posts.id = gone.post_id`)
  await run(sql`
    update posts set comment_count = comment_count - gone.count from (
      select post_id, count(*)::int as count from post_comments where user_id = ${memberId} and hidden_at is null group by post_id
    ) gone where posts.id = gone.post_id`)
  const { rows: answered } = await sql<{ id: string }>`
    delete from post_comments where user_id = ${memberId} and parent_id is not null returning parent_id as id`.execute(tx)
  await run(sql`
    update post_comments c set user_id = null, content = '', edited_at = null, hidden_at = null
    where c.user_id = ${memberId} and exists (select from post_comments r where r.parent_id = c.id)`)
  await run(sql`delete from post_mentions m using post_comments c where c.id = m.comment_id and c.user_id is null`)
  await run(sql`delete from post_organisation_mentions m using post_comments c where c.id = m.comment_id and c.user_id is null`)
  await run(sql`delete from post_comments where user_id = ${memberId}`)
  await deletePlaceholders(
    tx,
    answered.map(({ id }) => id),
  )
}
