import { communityPath } from '#features/knowledge/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { mailTexts } from './mail-texts.ts'
import { openReview, moderatorIds, visibleReviews } from './queries.ts'
import { moderatedReviewsPath } from '../paths.ts'

const aboutReview = (author: string) => `review ${author}`
const aboutAnswer = (member: string) => `answer ${member}`
const otherOf = (key: string) => key.slice(key.indexOf(' ') + 1)

/** Retractions come last, so what was written again since is named as what is left. */
const leaving = (gone: readonly Retraction[], told: readonly ((NewNotification & { description: string }) | Retraction)[]) =>
  gone.map((retraction) => {
    const [left] = told.flatMap((each) =>
      'description' in each && each.user_id === retraction.user_id && each.key === retraction.key
        ? [{ count: 1, description: each.description, position: 0 }]
        : [],
    )
    return { ...retraction, ...(left && { left }) }
  })

/** Notifies members of reviews about them. */
export const reviewReceived = notificationKind({
  name: 'reviews.received',
  type: 'content',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.newReview', message: 'New review' } },
  on: ['review.written', 'review.gone'],

  async notify(tx, events) {
    const written = events.flatMap((event) => (event.type === 'review.written' ? [event.payload.id] : []))
    const told = (await visibleReviews(tx, written)).map(({ user_id, reviewed_user_id, author, review_text }) => ({
      user_id: reviewed_user_id ?? '',
      key: aboutReview(user_id),
      title: { .../*i18n*/ { id: 'notification.reviewBy', message: '{name} reviewed you' }, parameters: { name: author } },
      description: review_text,
      target: profilePath(reviewed_user_id ?? ''),
      actor_id: user_id,
      count: 1,
    }))
    const gone = events.flatMap(({ type, payload: { author_id, member_id } }) =>
      type === 'review.gone' && member_id !== null ? [{ user_id: member_id, key: aboutReview(author_id), retracts: 0 }] : [],
    )
    return [...leaving(gone, told), ...told]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const review = await openReview(reader, otherOf(key), userId)
      return (
        review && {
          subject: say(mailTexts.written, { name: review.author }),
          paragraphs: [say(mailTexts.writtenBy, { name: review.author }), review.review_text, say(mailTexts.canAnswer)],
          button: { label: say(mailTexts.read), target: profilePath(userId) },
        }
      )
    },
  },
})

/** Notifies authors of replies, as long as these are there. */
export const reviewAnswered = notificationKind({
  name: 'reviews.answered',
  type: 'content',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.newAnswer', message: 'Reply to your review' } },
  on: ['review.answered', 'review.gone'],

  async notify(tx, events) {
    const answered = events.flatMap((event) => (event.type === 'review.answered' ? [event.payload.id] : []))
    const told = (await visibleReviews(tx, answered)).flatMap(({ user_id, reviewed_user_id, member, reply }) => {
      if (reviewed_user_id === null) return []
      const about = { user_id, key: aboutAnswer(reviewed_user_id) }
      if (reply === null) return { ...about, retracts: 0 }
      return {
        ...about,
        title: { .../*i18n*/ { id: 'notification.answerBy', message: '{name} replied to your review' }, parameters: { name: member } },
        description: reply,
        target: profilePath(reviewed_user_id),
        actor_id: reviewed_user_id,
        count: 1,
      }
    })
    const gone = events.flatMap(({ type, payload: { author_id, member_id } }) =>
      type === 'review.gone' && member_id !== null ? [{ user_id: author_id, key: aboutAnswer(member_id), retracts: 0 }] : [],
    )
    return [...leaving(gone, told), ...told]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const member = otherOf(key)
      const review = await openReview(reader, userId, member)
      if (!review?.reply) return undefined
      return {
        subject: say(mailTexts.answered, { name: review.member }),
        paragraphs: [say(mailTexts.answeredBy, { name: review.member }), review.reply],
        button: { label: say(mailTexts.read), target: profilePath(member) },
      }
    },
  },
})

/** Notifies operators of a burst of reviews of the platform; one notification, however many there are. */
export const reviewsWaiting = notificationKind({
  name: 'reviews.waiting',
  type: 'content',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.reviewsWaitingToast', message: 'Reviews are waiting for approval' } },
  on: ['review.held'],

  notify: async (tx) =>
    (await moderatorIds(tx)).map((user_id) => ({
      user_id,
      key: 'waiting',
      title: { .../*i18n*/ { id: 'notification.reviewsWaiting', message: 'Many reviews of the platform are waiting for approval' } },
      description: '',
      target: moderatedReviewsPath(),
      actor_id: null,
      count: 1,
    })),
})

/** Notifies authors that the operators have hidden their review, with the reason. */
export const reviewHidden = notificationKind({
  name: 'reviews.hidden',
  type: 'content',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.reviewHidden', message: 'Your review was hidden' } },
  on: ['review.hidden'],

  notify: async (_tx, events) =>
    events.map(({ payload: { author_id, member_id, id, reason } }) => ({
      user_id: author_id,
      key: `hidden ${id}`,
      title: { .../*i18n*/ { id: 'notification.operatorsHidReview', message: 'The operators have hidden your review' } },
      description: reason,
      target: member_id === null ? communityPath() : profilePath(member_id),
      actor_id: null,
      count: 1,
    })),
})
