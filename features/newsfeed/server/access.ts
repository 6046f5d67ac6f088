import { sql } from 'kysely'
import * as z from 'zod'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { groupsOf, requireOpenGroup } from '#features/groups/server/index.ts'
import { newsfeedProblems } from '../problems.ts'
import { type Comment, commentById } from './comment-queries.ts'
import { type PostRow, postSeenBy, visiblePosts } from './feed-queries.ts'
import { type LockedPost, isHiddenFrom, isInReach, lockPost } from './queries.ts'

/** A post as the actor sees it. @throws Refusal postGone */
export async function postFor(reader: Reader, actor: Actor, id: string): Promise<PostRow> {
  const [row] = await postSeenBy(reader, { viewer: actor.id, id })
  if (!row) throw new Refusal(newsfeedProblems.postGone)
  return row
}

/** Locks a post that is visible to others too. @throws Refusal postGone */
export async function lockVisiblePost(tx: Tx, actor: Actor, id: string): Promise<LockedPost> {
  const post = await lockPost(tx, id)
  if (!post || post.hidden_at || !(await isInReach(tx, actor.id, post)) || (await isHiddenFrom(tx, actor.id, post.user_id)))
    throw new Refusal(newsfeedProblems.postGone)
  return post
}

/** The same, to add something to it. @throws Refusal postGone; archived if its group is */
export async function lockPostToAddTo(tx: Tx, actor: Actor, id: string): Promise<LockedPost> {
  const post = await lockVisiblePost(tx, actor, id)
  if (post.group_id) await requireOpenGroup(tx, post.group_id)
  return post
}

/** Locks the actor's own post, even if they have left its group. @throws Refusal postGone if they cannot see it, notAuthor if they can */
export async function lockOwnPost(tx: Tx, actor: Actor, id: string): Promise<LockedPost> {
  const post = await lockPost(tx, id)
  if (post?.user_id === actor.id) return post
  await postFor(tx, actor, id)
  throw new Refusal(newsfeedProblems.notAuthor)
}

/** A comment that is visible to the actor and to others. @throws Refusal commentGone */
async function visibleComment(reader: Reader, actor: Actor, id: string): Promise<Comment & { user_id: string }> {
  const comment = await commentById(reader, id)
  if (!comment?.user_id || comment.hidden_at || (await isHiddenFrom(reader, actor.id, comment.user_id)))
    throw new Refusal(newsfeedProblems.commentGone)
  return { ...comment, user_id: comment.user_id }
}

/**
 * The comment whose thread a reply belongs to: for a reply to a reply, the comment at the top. The post must be locked. @throws Refusal
 * commentGone
 */
export async function parentComment(tx: Tx, actor: Actor, postId: string, id: string): Promise<Comment> {
  const answered = await visibleComment(tx, actor, id)
  const head = answered.parent_id ? await commentById(tx, answered.parent_id) : answered
  if (!head || head.post_id !== postId) throw new Refusal(newsfeedProblems.commentGone)
  return head
}

/**
 * Locks the post of the actor's own comment, even if the post is no longer visible.
 * @throws Refusal commentGone if they cannot see it, notAuthor if they can
 */
export async function lockOwnComment(tx: Tx, actor: Actor, id: string): Promise<{ post: LockedPost; comment: Comment }> {
  const found = await commentById(tx, id)
  const post = found && (await lockPost(tx, found.post_id))
  // Once the post is locked, nothing about it can change.
  const comment = post && (await commentById(tx, id))
  if (comment?.user_id === actor.id) return { post: post as LockedPost, comment }
  await visibleComment(tx, actor, id)
  const [seen] = await postSeenBy(tx, { viewer: actor.id, id: post?.id ?? id })
  throw new Refusal(seen ? newsfeedProblems.notAuthor : newsfeedProblems.commentGone)
}

/** Of 'feed' and the ids of groups, what the actor may watch: everybody's feed, and those of their own groups. */
export async function watchableFeeds({ database }: Services, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`${groupsOf(sql`${actor.id}::uuid`)}`.execute(database.kysely)
  const own = new Set(rows.map(({ group_id }) => group_id))
  return ids.filter((id) => id === 'feed' || own.has(id))
}

/** Those of the given ids that are posts the actor may watch. */
export async function watchablePosts({ database }: Services, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const rows = await visiblePosts(database.kysely, { viewer: actor.id, ids: ids.filter((id) => z.uuid().safeParse(id).success) })
  return rows.map(({ id }) => id)
}
