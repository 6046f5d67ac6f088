import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'

/** A notification someone received, by its key. */
export interface SentNotification {
  user_id: string
  key: string
}

export const keyOfComment = (id: string) => `comment ${id}`
export const keyOfMention = (id: string) => `mention ${id}`
export const keyOfLikes = (id: string) => `likes ${id}`

/** Who was notified of a post and of everything said about it. */
export async function notificationsOfPost(tx: Tx, id: string): Promise<SentNotification[]> {
  const { rows } = await sql<SentNotification>`
    select user_id, 'likes ' || id as key from posts where id = ${id}
    union select p.user_id, 'comment ' || c.id from post_comments c join posts p on p.id = c.post_id where c.post_id = ${id}
    union select a.user_id, 'comment ' || c.id from post_comments c join post_comments a on a.id = c.parent_id
      where c.post_id = ${id} and a.user_id is not null
    union select member_id, 'mention ' || coalesce(comment_id, post_id) from post_mentions where post_id = ${id}`.execute(tx)
  return rows
}

/** Who was notified of a comment; and its author, of replies to it, because nothing names the author once it is deleted. */
export async function notificationsOfComment(tx: Tx, id: string): Promise<SentNotification[]> {
  const { rows } = await sql<SentNotification>`
    select p.user_id, 'comment ' || c.id as key from post_comments c join posts p on p.id = c.post_id where c.id = ${id}
    union select a.user_id, 'comment ' || c.id from post_comments c join post_comments a on a.id = c.parent_id
      where c.id = ${id} and a.user_id is not null
    union select a.user_id, 'comment ' || c.id from post_comments c join post_comments a on a.id = c.parent_id
      where a.id = ${id} and a.user_id is not null
    union select member_id, 'mention ' || comment_id from post_mentions where comment_id = ${id}`.execute(tx)
  return rows
}
