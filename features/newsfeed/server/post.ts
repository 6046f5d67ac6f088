import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { newsfeedProblems } from '../problems.ts'
import type { Topic } from '../topics.ts'
import { requireProfile, lockOwnPost } from './access.ts'
import { countPost } from './limiters.ts'
import { publishFeed, publishPost } from './live.ts'
import { type Meant, storeMentions } from './mentions.ts'
import { removeFilesLater, takeUpload } from './pictures.ts'
import { type LockedPost, insertPost, storeTopics, postById } from './queries.ts'
import { notificationsOfPost } from './sent-notifications.ts'

interface NewPost extends Meant {
  id: string
  content: string
  topics: Topic[]
  picture?: { id: string; alt: string } | null | undefined
}

/**
 * Creates a post. Repeating it with the same id changes nothing.
 * @throws Refusal profileFirst, tooManyRequests, idTaken if the id belongs to something else, pictureGone
 */
export async function writePost({ database, events, live }: Services, actor: Actor, post: NewPost): Promise<void> {
  const isThere = async () => {
    const stored = await postById(database.kysely, post.id)
    if (stored && stored.user_id !== actor.id) throw new Refusal(newsfeedProblems.idTaken)
    return stored !== undefined
  }
  if (await isThere()) return
  await requireProfile(database.kysely, actor)
  await countPost(actor.id)
  const isNew = await events.change(async (tx, announce) => {
    const { id, content, topics, picture } = post
    const created_at = await insertPost(tx, { id, content, topics, user_id: actor.id })
    if (!created_at) return false
    if (picture) {
      const upload = await takeUpload(tx, actor.id, picture.id)
      if (!upload) throw new Refusal(newsfeedProblems.pictureGone)
      await tx
        .updateTable('posts')
        .set({ ...upload, image_alt: picture.alt })
        .where('id', '=', id)
        .execute()
    }
    await storeTopics(tx, { id, user_id: actor.id, created_at, topics })
    await storeMentions(tx, announce, { post_id: id, comment_id: null, author_id: actor.id, content }, post)
    publishFeed(live, tx)
    return true
  })
  if (!isNew) await isThere()
}

interface ChangedPost extends Meant {
  id: string
  content: string
  topics: Topic[]
  alt: string
}

/** Edits the actor's own post. @throws Refusal postGone, also if operators have hidden it; notAuthor */
export async function editPost(
  { events, live }: Services,
  actor: Actor,
  { id, content, topics, alt, ...meant }: ChangedPost,
): Promise<void> {
  await countPost(actor.id)
  await events.change(async (tx, announce) => {
    const before = await lockOwnPost(tx, actor, id)
    if (before.hidden_at) throw new Refusal(newsfeedProblems.postGone)
    const isOther = before.content !== content || before.image_alt !== alt || before.topics.join() !== topics.join()
    if (isOther) {
      await tx.updateTable('posts').set({ content, topics, image_alt: alt, edited_at: new Date() }).where('id', '=', id).execute()
      await storeTopics(tx, { ...before, topics })
    }
    await storeMentions(tx, announce, { post_id: id, comment_id: null, author_id: actor.id, content }, meant)
    publishPost(live, tx, id, actor.id)
  })
}

/** Deletes the actor's own post with its comments and likes. @throws Refusal postGone, notAuthor */
export async function removePost(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => deletePost(services, tx, announce, await lockOwnPost(tx, actor, id)))
}

/** Deletes a locked post, without checking who asks. */
export async function deletePost(services: Services, tx: Tx, announce: Announce, { id, image_url, user_id }: LockedPost): Promise<void> {
  await announce('post.takenBack', { told: await notificationsOfPost(tx, id) })
  await tx.deleteFrom('posts').where('id', '=', id).execute()
  if (image_url) await removeFilesLater(services, tx, [image_url])
  publishPost(services.live, tx, id, user_id)
  publishFeed(services.live, tx)
}
