import type { DomainEvent } from '#platform/server/events/index.ts'
import { withCompany } from '#platform/server/mail/index.ts'
import { type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import type { Say } from '#platform/server/texts.ts'
import { postPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { type SaidToMember, commentsTo, likedPosts, mentionsIn } from './notification-queries.ts'
import { keyOfComment, keyOfLikes, keyOfMention } from './sent-notifications.ts'

const idIn = (key: string) => key.slice(key.indexOf(' ') + 1)
const whoSaid = (say: Say, { full_name, company_name }: SaidToMember) => withCompany(say, { name: full_name, company: company_name })

/** What is withdrawn of one kind, whose keys begin as `keyOf` makes them. */
function takenBack(events: readonly DomainEvent[], keyOf: (id: string) => string): Retraction[] {
  const told = events.flatMap((event) => (event.type === 'post.takenBack' ? event.payload.told : []))
  return told.filter(({ key }) => key.startsWith(keyOf(''))).map(({ user_id, key }) => ({ user_id, key, retracts: 0 }))
}

/**
 * Notifies a post's author of likes: one notification per post, with their number. It names nobody, so that it stays correct when
 * members remove their like or are hidden later.
 */
export const postLiked = notificationKind({
  name: 'newsfeed.likes',
  type: 'content',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.postLikedToast', message: 'Your post was liked' } },
  on: ['post.liked', 'post.unliked', 'post.takenBack'],

  async notify(tx, events) {
    const changed = events.flatMap((event) => (event.type === 'post.takenBack' ? [] : [event]))
    const isLiking = new Set(changed.flatMap(({ type, payload }) => (type === 'post.liked' ? [payload.post_id] : [])))
    const posts = await likedPosts(
      tx,
      changed.map(({ payload }) => payload),
    )
    const told = posts.map(({ post_id, user_id, content, likes, is_new }) => {
      const key = keyOfLikes(post_id)
      if (!is_new || !isLiking.has(post_id))
        return { user_id, key, retracts: 0, ...(likes > 0 && { left: { count: likes, description: content, position: 0 } }) }
      return {
        user_id,
        key,
        title: { .../*i18n*/ { id: 'notification.postLiked', message: 'Your post was liked' } },
        description: content,
        target: postPath(post_id),
        actor_id: null,
        count: likes,
      }
    })
    return [...told, ...takenBack(events, keyOfLikes)]
  },
})

/** Notifies members of comments on their posts and of replies to their comments. */
export const postCommented = notificationKind({
  name: 'newsfeed.comments',
  type: 'content',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.postCommentedToast', message: 'New comment' } },
  on: ['post.commented', 'post.takenBack'],

  async notify(tx, events) {
    const ids = events.flatMap((event) => (event.type === 'post.commented' ? [event.payload.comment_id] : []))
    const told = (await commentsTo(tx, ids)).map((each) => ({
      user_id: each.user_id,
      key: keyOfComment(each.id),
      title: {
        ...(each.is_reply
          ? /*i18n*/ { id: 'notification.commentAnswered', message: '{name} replied to your comment' }
          : /*i18n*/ { id: 'notification.postCommented', message: '{name} commented on your post' }),
        parameters: { name: each.full_name },
      },
      description: each.content,
      target: postPath(each.post_id),
      actor_id: each.author_id,
      count: 1,
    }))
    return [...told, ...takenBack(events, keyOfComment)]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const said = (await commentsTo(reader, [idIn(key)])).find(({ user_id }) => user_id === userId)
      if (!said) return undefined
      return {
        subject: say(said.is_reply ? mailTexts.replied : mailTexts.commented, { name: said.full_name }),
        paragraphs: [say(said.is_reply ? mailTexts.repliedBy : mailTexts.commentedBy, { who: whoSaid(say, said) }), said.content],
        button: { label: say(mailTexts.read), target: postPath(said.post_id) },
      }
    },
  },
})

/** Notifies members who are mentioned in a post or a comment. */
export const memberMentioned = notificationKind({
  name: 'newsfeed.mentions',
  type: 'content',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.mentionedToast', message: 'You were mentioned' } },
  on: ['post.mentioned', 'post.takenBack'],

  async notify(tx, events) {
    const mentioned = events.flatMap((event) => (event.type === 'post.mentioned' ? [event.payload] : []))
    const ids = mentioned.map(({ post_id, comment_id }) => comment_id ?? post_id)
    const isNew = new Set(
      mentioned.flatMap(({ post_id, comment_id, member_ids }) => member_ids.map((id) => `${comment_id ?? post_id} ${id}`)),
    )
    const told = (await mentionsIn(tx, ids))
      .filter(({ id, user_id }) => isNew.has(`${id} ${user_id}`))
      .map((each) => ({
        user_id: each.user_id,
        key: keyOfMention(each.id),
        title: { .../*i18n*/ { id: 'notification.mentioned', message: '{name} mentioned you' }, parameters: { name: each.full_name } },
        description: each.content,
        target: postPath(each.post_id),
        actor_id: each.author_id,
        count: 1,
      }))
    return [
      ...told,
      ...takenBack(events, keyOfMention).filter(({ user_id, key }) => !told.some((each) => each.user_id === user_id && each.key === key)),
    ]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const said = (await mentionsIn(reader, [idIn(key)])).find(({ user_id }) => user_id === userId)
      if (!said) return undefined
      return {
        subject: say(mailTexts.mentioned, { name: said.full_name }),
        paragraphs: [say(mailTexts.mentionedBy, { who: whoSaid(say, said) }), said.content],
        button: { label: say(mailTexts.read), target: postPath(said.post_id) },
      }
    },
  },
})
