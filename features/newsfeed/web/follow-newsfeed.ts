import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { newsfeedLive } from '../contract.ts'
import { followedTopics, newsfeed, postPages, refreshEmptyLists, refreshPost } from './data.ts'

const live = roomLive<typeof newsfeedLive>()

/** The minimum interval, in milliseconds, for asking for new posts and for fetching a busy post again. */
const every = 2_000

/**
 * Keeps posts and comments in sync with the server. New posts are only counted until the viewer asks for them, except where there are none
 * yet.
 */
export const followNewsfeed: Follow = ({ queryClient }) => {
  const { query } = newsfeed
  const askAnew = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  const askForNew = throttle(every, () => {
    askAnew(query.newer.key())
    void refreshEmptyLists(queryClient)
    askAnew(query.ofMember.key())
    askAnew(query.mentioning.key())
    askAnew(query.pinned.key())
  })
  const changed = new Set<string>()
  const askForChanged = throttle(every / 4, () => {
    for (const id of changed) {
      void refreshPost(queryClient, id)
      askAnew(query.comments.key({ input: { id } }))
    }
    askAnew(query.mentioning.key())
    changed.clear()
  })
  return [
    live.on('newsfeed.changed', askForNew),
    live.on('newsfeed.postChanged', ({ post_id }) => {
      changed.add(post_id)
      askForChanged()
    }),
    live.on('newsfeed.saved', ({ post_id }) => {
      changed.add(post_id)
      askForChanged()
      askAnew(query.saved.key())
    }),
    live.on('newsfeed.topics', () => {
      askAnew(followedTopics().queryKey)
      askAnew(postPages({ topic: 'followed' }).queryKey)
    }),
    onResync(() => askAnew(query.key())),
  ]
}
