import { type Expression, sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import type { MentionedOrganisation } from '../contract.ts'
import { organisationsMentioned } from './organisation-queries.ts'
import { hiddenIds, isSeen, withHidden } from './seen.ts'

export interface CommentRow {
  id: string
  parent_id: string | null
  /** Null if it is deleted or hidden from the viewer, who cannot tell the difference. */
  author: BriefRow | null
  content: string
  mentions: { id: string; name: string }[]
  organisations: MentionedOrganisation[]
  thread_at: Date
  thread_id: string
  created_at: Date
  edited_at: Date | null
  hidden_at: Date | null
}

const commentColumns = (viewer: Expression<string>) => sql`
  c.id, c.parent_id, c.thread_at, c.thread_id, c.created_at, c.edited_at, c.hidden_at,
  case when ${isSeen('c', viewer)} then ${briefOf(sql.ref('c.user_id'))} end as author,
  case when ${isSeen('c', viewer)} then c.content else '' end as content,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', m.member_id, 'name', m.name)) from post_mentions m
    where m.post_id = c.post_id and m.comment_id = c.id and m.member_id <> all(${hiddenIds})), '[]') as mentions,
  ${organisationsMentioned(sql`m.post_id = c.post_id and m.comment_id = c.id`)} as organisations`

interface CommentsParameters {
  viewer: string
  post: string
  limit: number
  thread_at?: string
  thread_id?: string
  created_at?: string
  id?: string
}

/**
 * A post's comments in order, each followed by its replies. A comment that the viewer cannot see is included while it has replies they can
 * see.
 */
export const commentsOf = namedStatement<CommentsParameters, CommentRow>(
  'newsfeed.comments',
  (_, { viewer, post, limit, thread_at, thread_id, created_at, id }) => sql<CommentRow>`
    ${withHidden(viewer)}
    select ${commentColumns(viewer)} from post_comments c
    where c.post_id = ${post} and (${isSeen('c', viewer)} or (
        c.parent_id is null and (select true from post_comments r where r.parent_id = c.id and ${isSeen('r', viewer)} limit 1)))
      and ${
        thread_at && thread_id && created_at && id
          ? sql`(c.thread_at, c.thread_id, c.created_at, c.id) > (${thread_at}::timestamptz, ${thread_id}::uuid, ${created_at}::timestamptz, ${id}::uuid)`
          : sql`true`
      }
    order by c.thread_at, c.thread_id, c.created_at, c.id limit ${limit}`,
)

/** A comment as the viewer sees it; nothing if they cannot see it. */
export const commentSeenBy = namedStatement<{ viewer: string; id: string }, CommentRow>(
  'newsfeed.comment',
  (_, { viewer, id }) => sql<CommentRow>`
    ${withHidden(viewer)} select ${commentColumns(viewer)} from post_comments c where c.id = ${id} and ${isSeen('c', viewer)}`,
)

/** A comment, regardless of the viewer. */
export const commentById = (reader: Reader, id: string) =>
  reader.selectFrom('post_comments').selectAll().where('id', '=', id).executeTakeFirst()
export type Comment = NonNullable<Awaited<ReturnType<typeof commentById>>>

interface NewComment {
  id: string
  post_id: string
  user_id: string
  content: string
}

/** A reply is always later than its parent, whatever the clock says. @returns false if this id exists already */
export async function insertComment(tx: Tx, comment: NewComment, parent?: Comment): Promise<boolean> {
  const now = parent
    ? sql<Date>`greatest(clock_timestamp(), ${parent.created_at}::timestamptz + interval '1 millisecond')`
    : sql<Date>`now()`
  const inserted = await tx
    .insertInto('post_comments')
    .values({
      ...comment,
      parent_id: parent?.id ?? null,
      thread_id: parent?.id ?? comment.id,
      thread_at: parent?.thread_at ?? now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes a comment; if it has replies, a placeholder stays. */
export async function deleteComment(tx: Tx, { id, parent_id }: Pick<Comment, 'id' | 'parent_id'>): Promise<void> {
  await tx.deleteFrom('post_mentions').where('comment_id', '=', id).execute()
  await tx.deleteFrom('post_organisation_mentions').where('comment_id', '=', id).execute()
  const kept = await tx
    .updateTable('post_comments')
    .set({ user_id: null, content: '', edited_at: null, hidden_at: null })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) => exists(selectFrom('post_comments as r').select('r.id').where('r.parent_id', '=', id)))
    .returning('id')
    .executeTakeFirst()
  if (kept) return
  await tx.deleteFrom('post_comments').where('id', '=', id).execute()
  if (parent_id) await deletePlaceholders(tx, [parent_id])
}

/** Deletes those of the given placeholders of deleted comments that have no replies left. */
export async function deletePlaceholders(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from post_comments c where c.id = any(${ids}::uuid[]) and c.user_id is null
      and not exists (select from post_comments r where r.parent_id = c.id)`.execute(tx)
}

export async function changeCommentCount(tx: Tx, postId: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ comment_count: sql<number>`comment_count + ${by}` })
    .where('id', '=', postId)
    .execute()
}

/** How many comments before and after give context. */
const around = sql.lit(3)

/** The comments around one, as a viewer sees them, in order and without the comment itself. */
export async function commentsAround(reader: Reader, viewer: string, { id, post_id, thread_at, thread_id, created_at }: Comment) {
  const me = sql<string>`${viewer}::uuid`
  const place = sql`(${thread_at}::timestamptz, ${thread_id}::uuid, ${created_at}::timestamptz, ${id}::uuid)`
  const key = sql`(c.thread_at, c.thread_id, c.created_at, c.id)`
  const { rows } = await sql<{ author_id: string; text: string; created_at: Date }>`
    ${withHidden(me)}
    select user_id as author_id, content as text, created_at from (
      (select c.* from post_comments c where c.post_id = ${post_id} and ${isSeen('c', me)} and ${key} < ${place}
        order by c.thread_at desc, c.thread_id desc, c.created_at desc, c.id desc limit ${around})
      union all
      (select c.* from post_comments c where c.post_id = ${post_id} and ${isSeen('c', me)} and ${key} > ${place}
        order by c.thread_at, c.thread_id, c.created_at, c.id limit ${around})
    ) near order by thread_at, thread_id, created_at, id`.execute(reader)
  return rows
}
