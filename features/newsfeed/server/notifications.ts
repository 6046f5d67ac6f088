import { withCompany } from '#platform/server/mail/index.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import type { Say } from '#platform/server/texts.ts'
import { postPath } from '../paths.ts'
import { groupNames } from '#features/groups/server/index.ts'
import { groupPath } from '#features/groups/paths.ts'
import { mailTexts } from './mail-texts.ts'
import { type SaidToMember, commentsTo, hasNewPosts, likedPosts, mentionsIn, readersInGroups } from './notification-queries.ts'
import { organisationMentionsIn } from './organisation-queries.ts'
import { keyOfComment, keyOfGroup, keyOfLikes, keyOfMention, keyOfOrganisationMention } from './sent-notifications.ts'
import { takenBack } from './taken-back.ts'

const idIn = (key: string) => key.slice(key.indexOf(' ') + 1)
const whoSaid = (say: Say, { full_name, company_name }: Pick<SaidToMember, 'full_name' | 'company_name'>) =>
  withCompany(say, { name: full_name, company: company_name })

/**
 * Notifies a post's author of likes: one notification per post, with the number of new ones. It names nobody, so that it stays correct when
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
        return { user_id, key, retracts: null, ...(likes > 0 && { left: { count: likes, description: content, position: 0 } }) }
      return {
        user_id,
        key,
        title: { .../*i18n*/ { id: 'notification.postLiked', message: 'Your post was liked' } },
        description: content,
        target: postPath(post_id),
        actor_id: null,
        // The author may have read of the others after the last of them, and before this.
        count: Math.max(likes, 1),
      }
    })
    return [...told, ...takenBack(events, 'likes')]
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
    return [...told, ...takenBack(events, 'comment')]
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
    return [...told, ...takenBack(events, 'mention', told)]
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

/** Notifies owners and admins of the first mention of their organisation in a post and the comments on it. */
export const organisationMentioned = notificationKind({
  name: 'newsfeed.organisationMentions',
  type: 'content',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.organisationMentionedToast', message: 'Your organisation was mentioned' } },
  on: ['post.organisationsMentioned', 'post.takenBack'],

  async notify(tx, events) {
    const mentioned = events.flatMap((event) => (event.type === 'post.organisationsMentioned' ? [event.payload] : []))
    const isNew = new Set(
      mentioned.flatMap(({ post_id, comment_id, organisation_ids }) =>
        organisation_ids.map((id) => keyOfOrganisationMention(comment_id ?? post_id, id)),
      ),
    )
    const said = await organisationMentionsIn(
      tx,
      mentioned.map(({ post_id, comment_id }) => comment_id ?? post_id),
    )
    const told = said
      .map((each) => ({ ...each, key: keyOfOrganisationMention(each.id, each.organisation_id) }))
      .filter(({ key }) => isNew.has(key))
      .map((each) => ({
        user_id: each.user_id,
        key: each.key,
        title: {
          .../*i18n*/ { id: 'notification.organisationMentioned', message: '{name} mentioned {organisation}' },
          parameters: { name: each.full_name, organisation: each.organisation },
        },
        description: each.content,
        target: postPath(each.post_id),
        actor_id: each.author_id,
        count: 1,
      }))
    return [...told, ...takenBack(events, 'organisation', told)]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [, id = '', organisationId] = key.split(' ')
      const said = (await organisationMentionsIn(reader, [id])).find(
        ({ user_id, organisation_id }) => user_id === userId && organisation_id === organisationId,
      )
      if (!said) return undefined
      const { organisation } = said
      return {
        subject: say(mailTexts.organisationMentioned, { name: said.full_name, organisation }),
        paragraphs: [say(mailTexts.organisationMentionedBy, { who: whoSaid(say, said), organisation }), said.content],
        button: { label: say(mailTexts.read), target: postPath(said.post_id) },
      }
    },
  },
})

/** Notifies the people of a group of new posts: one notification for each group. It quotes nothing, so that it stays correct. */
export const groupPosted = notificationKind({
  name: 'newsfeed.groupPosts',
  type: 'content',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.groupPostedToast', message: 'New post in your group' } },
  on: ['post.inGroup', 'post.takenBack'],
  // Each may concern all people of a group.
  atOnce: 5,

  async notify(tx, events) {
    const posted = events.flatMap((event) => (event.type === 'post.inGroup' ? [event.payload] : []))
    const names = await groupNames(
      tx,
      posted.map(({ group_id }) => group_id),
    )
    const readers = await readersInGroups(
      tx,
      posted.map(({ post_id }) => post_id),
    )
    const told = readers.map(({ group_id, author_id, full_name, user_id }) => ({
      user_id,
      key: keyOfGroup(group_id),
      title: {
        .../*i18n*/ { id: 'notification.groupPosted', message: '{name} posted in {group}' },
        parameters: { name: full_name, group: names.get(group_id) ?? '' },
      },
      description: '',
      target: groupPath(group_id),
      actor_id: author_id,
    }))
    return [...told, ...takenBack(events, 'group', told)]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const id = idIn(key)
      const group = (await groupNames(reader, [id])).get(id)
      if (group === undefined || !(await hasNewPosts(reader, id, userId))) return undefined
      return {
        subject: say(mailTexts.postedInGroup, { group }),
        paragraphs: [say(mailTexts.postedInGroupText, { group })],
        button: { label: say(mailTexts.readInGroup), target: groupPath(id) },
      }
    },
  },
})
