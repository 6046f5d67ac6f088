import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { peopleOf } from '#features/organisations/server/index.ts'

/** A notification someone received, by its key. */
export interface SentNotification {
  user_id: string
  key: string
}

export const keyOfComment = (id: string) => `comment ${id}`
export const keyOfMention = (id: string) => `mention ${id}`
export const keyOfLikes = (id: string) => `likes ${id}`
export const keyOfPoll = (id: string) => `poll ${id}`
export const keyOfGroup = (id: string) => `group ${id}`
/** @param id the post's or the comment's */
export const keyOfOrganisationMention = (id: string, organisation: string) => `organisation ${id} ${organisation}`

/** Who may have been notified of mentions of their organisations, by a condition of `post_organisation_mentions m`. */
const peopleMentioned = (condition: RawBuilder<unknown>) => sql<SentNotification>`
  select its.member_id as user_id, 'organisation ' || coalesce(m.comment_id, m.post_id) || ' ' || m.organisation_id as key
  from post_organisation_mentions m cross join lateral ${peopleOf(sql.ref('m.organisation_id'))} its where ${condition}`

/** The same for some organisations that a post (`commentId` null) or a comment mentions. */
export async function notificationsOfOrganisations(
  tx: Tx,
  postId: string,
  commentId: string | null,
  organisations: readonly string[],
): Promise<SentNotification[]> {
  const { rows } = await peopleMentioned(
    sql`m.post_id = ${postId} and m.comment_id is not distinct from ${commentId} and m.organisation_id = any(${organisations}::uuid[])`,
  ).execute(tx)
  return rows
}

/** Who was notified of a post and of everything said about it. */
export async function notificationsOfPost(tx: Tx, id: string): Promise<SentNotification[]> {
  const { rows } = await sql<SentNotification>`
    select user_id, 'likes ' || id as key from posts where id = ${id}
    union select p.user_id, 'comment ' || c.id from post_comments c join posts p on p.id = c.post_id where c.post_id = ${id}
    union select a.user_id, 'comment ' || c.id from post_comments c join post_comments a on a.id = c.parent_id
      where c.post_id = ${id} and a.user_id is not null
    union select member_id, 'mention ' || coalesce(comment_id, post_id) from post_mentions where post_id = ${id}
    union select user_id, 'poll ' || post_id from post_poll_votes where post_id = ${id}
    union select p.user_id, 'poll ' || p.id from post_polls poll join posts p on p.id = poll.post_id where p.id = ${id}
    union ${peopleMentioned(sql`m.post_id = ${id}`)}`.execute(tx)
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
    union select member_id, 'mention ' || comment_id from post_mentions where comment_id = ${id}
    union ${peopleMentioned(sql`m.comment_id = ${id}`)}`.execute(tx)
  return rows
}
