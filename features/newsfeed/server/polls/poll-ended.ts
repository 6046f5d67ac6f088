import { notificationKind } from '#platform/server/notification-kind.ts'
import { postPath } from '../../paths.ts'
import { keyOfPoll } from '../sent-notifications.ts'
import { takenBack } from '../taken-back.ts'
import { toldOfEnd } from './poll-queries.ts'

/** Notifies the author and the voters of the results of a poll, without saying what they are. */
export const pollEnded = notificationKind({
  name: 'newsfeed.polls',
  type: 'content',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.pollEndedToast', message: 'A poll has ended' } },
  on: ['poll.ended', 'post.takenBack'],

  async notify(tx, events) {
    const ended = events.flatMap((event) => (event.type === 'poll.ended' ? [event.payload.post_id] : []))
    const told = (await toldOfEnd(tx, ended)).map(({ post_id, user_id, author_id, content }) => ({
      user_id,
      key: keyOfPoll(post_id),
      title: {
        ...(user_id === author_id
          ? /*i18n*/ { id: 'notification.ownPollEnded', message: 'Your poll has ended. See the results.' }
          : /*i18n*/ { id: 'notification.pollEnded', message: 'A poll you voted in has ended. See the results.' }),
      },
      description: content,
      target: postPath(post_id),
      actor_id: user_id === author_id ? null : author_id,
    }))
    return [...told, ...takenBack(events, 'poll', told)]
  },
})
