import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { groupToAddTo } from '#features/groups/server/index.ts'
import { previewInText } from '#features/link-previews/server/index.ts'
import { requireProfile } from '#features/members/server/index.ts'
import type { NewPoll } from '../poll-contract.ts'
import { newsfeedProblems } from '../problems.ts'
import type { Topic } from '../topics.ts'
import { lockOwnPost } from './access.ts'
import { isRepeat } from './is-repeat.ts'
import { countPost } from './limiters.ts'
import { publishFeed, publishPost } from './live.ts'
import { type Meant, storeMentions } from './mentions.ts'
import { picturesOf, removeFilesLater, storePictures } from './pictures.ts'
import { addPoll } from './polls/poll.ts'
import { type LockedPost, insertPost, isInReach, postById, storeTopics } from './queries.ts'
import { notificationsOfPost } from './sent-notifications.ts'

/** An upload, or a picture that the post has. */
interface ChosenPicture {
  id: string
  alt: string
}

interface NewPost extends Meant {
  id: string
  content: string
  topics: Topic[]
  group_id: string | null
  pictures: readonly ChosenPicture[]
  isPreviewHidden: boolean
  poll: NewPoll | null
}

/**
 * Creates a post. Repeating it with the same id changes nothing.
 * @throws Refusal profileFirst, tooManyRequests, idTaken if the id belongs to something else or to other words, pictureGone; for a group,
 * gone, archived
 */
export async function writePost(services: Services, actor: Actor, post: NewPost): Promise<void> {
  const { database, events, live } = services
  const isThere = async () => {
    const stored = await postById(database.kysely, post.id)
    if (stored && (stored.user_id !== actor.id || !isRepeat(stored, post))) throw new Refusal(newsfeedProblems.idTaken)
    return stored !== undefined
  }
  if (await isThere()) return
  await requireProfile(database.kysely, actor, newsfeedProblems.profileFirst)
  await countPost(actor.id)
  const isNew = await events.change(async (tx, announce) => {
    const { id, content, group_id, pictures, isPreviewHidden: hides_preview } = post
    if (group_id) await groupToAddTo(tx, actor, group_id)
    const topics = topicsIn(post, post.topics)
    const preview_id = hides_preview ? null : await previewInText(services, tx, content)
    const created_at = await insertPost(tx, { id, content, topics, group_id, user_id: actor.id, preview_id, hides_preview })
    if (!created_at) return false
    if (pictures.length > 0) await storePictures(services, tx, { id, user_id: actor.id }, pictures)
    if (post.poll) await addPoll(services, tx, id, created_at, post.poll)
    await storeTopics(tx, { id, user_id: actor.id, created_at, topics })
    await storeMentions(tx, announce, { post_id: id, comment_id: null, author_id: actor.id, content, group_id }, post)
    await announce('post.changed', { post_id: id })
    if (group_id) await announce('post.inGroup', { post_id: id, group_id, author_id: actor.id })
    publishFeed(live, tx, group_id)
    return true
  })
  if (!isNew) await isThere()
}

/** Topics are for posts that everybody can find. */
const topicsIn = ({ group_id }: { group_id: string | null }, chosen: Topic[]): Topic[] => (group_id === null ? chosen : [])

interface ChangedPost extends Meant {
  id: string
  content: string
  topics: Topic[]
  /** Undefined if they stay as they are. */
  pictures?: readonly ChosenPicture[] | undefined
  /** Undefined if it stays as it is. */
  isPreviewHidden?: boolean | undefined
}

/** Edits the actor's own post. @throws Refusal postGone, also if operators have hidden it or they left its group; notAuthor, pictureGone */
export async function editPost(
  services: Services,
  actor: Actor,
  { id, content, pictures, isPreviewHidden, ...meant }: ChangedPost,
): Promise<void> {
  const { events, live } = services
  await countPost(actor.id)
  await events.change(async (tx, announce) => {
    const before = await lockOwnPost(tx, actor, id)
    if (before.hidden_at || !(await isInReach(tx, actor.id, before))) throw new Refusal(newsfeedProblems.postGone)
    const topics = topicsIn(before, meant.topics)
    const shown = await picturesOf(tx, id)
    const hasOthers = pictures !== undefined && !isSame(shown, pictures)
    if (hasOthers) await storePictures(services, tx, before, pictures)
    if (hasOthers || before.content !== content || before.topics.join() !== topics.join()) {
      await tx.updateTable('posts').set({ content, topics, edited_at: new Date() }).where('id', '=', id).execute()
      await storeTopics(tx, { ...before, topics })
      await announce('post.changed', { post_id: id })
    }
    const hides_preview = isPreviewHidden ?? before.hides_preview
    const preview_id = hides_preview ? null : await previewInText(services, tx, content)
    if (preview_id !== before.preview_id || hides_preview !== before.hides_preview)
      await tx.updateTable('posts').set({ preview_id, hides_preview }).where('id', '=', id).execute()
    await storeMentions(tx, announce, { post_id: id, comment_id: null, author_id: actor.id, content, group_id: before.group_id }, meant)
    publishPost(live, tx, id, actor.id)
  })
}

const isSame = (shown: readonly ChosenPicture[], chosen: readonly ChosenPicture[]) =>
  shown.length === chosen.length && shown.every(({ id, alt }, place) => id === chosen[place]?.id && alt === chosen[place].alt)

/** Deletes the actor's own post with its comments and likes. @throws Refusal postGone, notAuthor */
export async function removePost(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => deletePost(services, tx, announce, await lockOwnPost(tx, actor, id)))
}

/** Deletes a locked post, without checking who asks. */
export async function deletePost(services: Services, tx: Tx, announce: Announce, { id, user_id, group_id }: LockedPost): Promise<void> {
  const pictures = await picturesOf(tx, id)
  await announce('post.takenBack', { told: await notificationsOfPost(tx, id) })
  const comments = await tx.selectFrom('post_comments').select('id').where('post_id', '=', id).execute()
  await announce('comment.changed', { comment_ids: comments.map((comment) => comment.id) })
  await announce('post.changed', { post_id: id })
  await tx.deleteFrom('posts').where('id', '=', id).execute()
  if (pictures.length > 0)
    await removeFilesLater(
      services,
      tx,
      pictures.map(({ image_url }) => image_url),
    )
  publishPost(services.live, tx, id, user_id)
  publishFeed(services.live, tx, group_id)
}
