import { announceIn } from '#platform/server/events/index.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { previewById } from '#features/link-previews/server/index.ts'
import { postPath } from '../paths.ts'
import { changeCommentCount, commentById, commentsAround } from './comment-queries.ts'
import { deleteLockedComment } from './comment.ts'
import { publishFeed, publishPost } from './live.ts'
import { deletePost } from './post.ts'
import { picturesOf } from './pictures.ts'
import { unpinEverywhere } from './pin-queries.ts'
import { isInReach, lockPost, postById } from './queries.ts'
import { notificationsOfComment, notificationsOfPost } from './sent-notifications.ts'

const reportablePost: Reportable = {
  kind: 'post',

  async read(reader, reporter, id) {
    const post = await postById(reader, id)
    if (!post || post.hidden_at || post.user_id === reporter.id || !(await isInReach(reader, reporter.id, post))) return undefined
    const described = (await picturesOf(reader, id)).flatMap(({ alt }) => (alt ? [`[${alt}]`] : []))
    const options = await reader.selectFrom('post_poll_options').select('text').where('post_id', '=', id).orderBy('place').execute()
    const preview = post.preview_id ? await previewById(reader, post.preview_id) : undefined
    const text = [
      post.content,
      ...options.map((option) => `– ${option.text}`),
      ...described,
      ...(preview ? [preview.title, preview.description] : []),
    ]
      .filter(Boolean)
      .join('\n\n')
    return { author_id: post.user_id, text, address: postPath(id), around: [] }
  },

  async setHidden({ live }, tx, id, hidden) {
    const post = await lockPost(tx, id)
    if (!post) return false
    if ((post.hidden_at !== null) === hidden) return true
    await tx
      .updateTable('posts')
      .set({ hidden_at: hidden ? new Date() : null })
      .where('id', '=', id)
      .execute()
    if (hidden) await unpinEverywhere(tx, id)
    await tx.updateTable('post_topics').set({ is_hidden: hidden }).where('post_id', '=', id).execute()
    await announceIn(tx)('post.changed', { post_id: id })
    if (hidden) await announceIn(tx)('post.takenBack', { told: await notificationsOfPost(tx, id) })
    publishPost(live, tx, id, post.user_id)
    publishFeed(live, tx, post.group_id)
    return true
  },

  async remove(services, tx, id) {
    const post = await lockPost(tx, id)
    if (post) await deletePost(services, tx, announceIn(tx), post)
    return post !== undefined
  },
}

const reportableComment: Reportable = {
  kind: 'comment',

  async read(reader, reporter, id) {
    const comment = await commentById(reader, id)
    if (!comment?.user_id || comment.hidden_at || comment.user_id === reporter.id) return undefined
    const post = await postById(reader, comment.post_id)
    if (!post || post.hidden_at || !(await isInReach(reader, reporter.id, post))) return undefined
    const about = { author_id: post.user_id, text: post.content, created_at: post.created_at }
    const around = await commentsAround(reader, reporter.id, comment)
    return { author_id: comment.user_id, text: comment.content, address: postPath(post.id), around: [about, ...around] }
  },

  async setHidden({ live }, tx, id, hidden) {
    const found = await commentById(tx, id)
    const post = found && (await lockPost(tx, found.post_id))
    const comment = post && (await commentById(tx, id))
    if (!comment?.user_id) return false
    if ((comment.hidden_at !== null) === hidden) return true
    await tx
      .updateTable('post_comments')
      .set({ hidden_at: hidden ? new Date() : null })
      .where('id', '=', id)
      .execute()
    await changeCommentCount(tx, comment.post_id, hidden ? -1 : 1)
    await announceIn(tx)('comment.changed', { comment_ids: [id] })
    if (hidden) await announceIn(tx)('post.takenBack', { told: await notificationsOfComment(tx, id) })
    publishPost(live, tx, comment.post_id, comment.user_id)
    return true
  },

  async remove(services, tx, id) {
    const found = await commentById(tx, id)
    const post = found && (await lockPost(tx, found.post_id))
    const comment = post && (await commentById(tx, id))
    if (!comment?.user_id) return false
    await deleteLockedComment(services, tx, announceIn(tx), comment)
    return true
  },
}

export const newsfeedReportables: readonly Reportable[] = [reportablePost, reportableComment]
