import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { newsfeedProblems } from '../problems.ts'
import { parentComment, lockOwnComment, lockPostToAddTo } from './access.ts'
import { type Comment, changeCommentCount, commentById, deleteComment, insertComment } from './comment-queries.ts'
import { isRepeat } from './is-repeat.ts'
import { countComment } from './limiters.ts'
import { publishPost } from './live.ts'
import { type Meant, storeMentions } from './mentions.ts'
import { isInReach } from './queries.ts'
import { notificationsOfComment } from './sent-notifications.ts'

interface NewComment extends Meant {
  /** The post's id. */
  id: string
  comment_id: string
  parent_id?: string | null | undefined
  content: string
}

/**
 * Comments on a post or replies to a comment. Repeating it with the same id changes nothing.
 * @throws Refusal profileFirst, tooManyRequests, postGone, commentGone, idTaken; for a group, archived
 */
export async function writeComment({ database, events, live }: Services, actor: Actor, said: NewComment): Promise<void> {
  const { id: post_id, comment_id, parent_id, content } = said
  const isThere = async () => {
    const stored = await commentById(database.kysely, comment_id)
    const isOther = stored && (stored.user_id !== actor.id || stored.post_id !== post_id || !isRepeat(stored, said))
    if (isOther) throw new Refusal(newsfeedProblems.idTaken)
    return stored !== undefined
  }
  if (await isThere()) return
  await requireProfile(database.kysely, actor, newsfeedProblems.profileFirst)
  await countComment(actor.id)
  const isNew = await events.change(async (tx, announce) => {
    const { group_id } = await lockPostToAddTo(tx, actor, post_id)
    const parent = parent_id ? await parentComment(tx, actor, post_id, parent_id) : undefined
    if (!(await insertComment(tx, { id: comment_id, post_id, user_id: actor.id, content }, parent))) return false
    await changeCommentCount(tx, post_id, 1)
    await storeMentions(tx, announce, { post_id, comment_id, author_id: actor.id, content, group_id }, said)
    await announce('post.commented', { comment_id })
    await announce('comment.changed', { comment_ids: [comment_id] })
    publishPost(live, tx, post_id, actor.id)
    return true
  })
  if (!isNew) await isThere()
}

/** Edits the actor's own comment. @throws Refusal commentGone, also if operators have hidden it or they left its group; notAuthor */
export async function editComment(
  { events, live }: Services,
  actor: Actor,
  { id, content, ...meant }: Meant & { id: string; content: string },
): Promise<void> {
  await countComment(actor.id)
  await events.change(async (tx, announce) => {
    const { post, comment } = await lockOwnComment(tx, actor, id)
    if (comment.hidden_at || !(await isInReach(tx, actor.id, post))) throw new Refusal(newsfeedProblems.commentGone)
    if (comment.content !== content) {
      await tx.updateTable('post_comments').set({ content, edited_at: new Date() }).where('id', '=', id).execute()
      await announce('comment.changed', { comment_ids: [id] })
    }
    await storeMentions(tx, announce, { post_id: post.id, comment_id: id, author_id: actor.id, content, group_id: post.group_id }, meant)
    publishPost(live, tx, post.id, actor.id)
  })
}

/** Deletes the actor's own comment; replies to it stay. @throws Refusal commentGone, notAuthor */
export async function removeComment(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) =>
    deleteLockedComment(services, tx, announce, (await lockOwnComment(tx, actor, id)).comment),
  )
}

/** Deletes a comment whose post is locked, without checking who asks. */
export async function deleteLockedComment({ live }: Services, tx: Tx, announce: Announce, comment: Comment): Promise<void> {
  await announce('post.takenBack', { told: await notificationsOfComment(tx, comment.id) })
  if (!comment.hidden_at) await changeCommentCount(tx, comment.post_id, -1)
  await deleteComment(tx, comment)
  await announce('comment.changed', { comment_ids: [comment.id] })
  publishPost(live, tx, comment.post_id, comment.user_id ?? undefined)
}
