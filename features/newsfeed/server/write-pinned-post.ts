import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { publishFeed } from './live.ts'
import { pinInFeed } from './pin-queries.ts'
import { insertPost } from './queries.ts'

interface PinnedPost {
  id: string
  /** The author, who must have a profile. */
  user_id: string
  /** Short enough for a post; mentions nobody. */
  content: string
}

/** Writes a post for everybody and pins it to the top of the feed; nothing happens if there is a post with this id. Does not check who asks. */
export async function writePinnedPost({ live }: Services, tx: Tx, { id, user_id, content }: PinnedPost): Promise<void> {
  if (!(await insertPost(tx, { id, user_id, content, topics: [], group_id: null }))) return
  await announceIn(tx)('post.changed', { post_id: id })
  await pinInFeed(tx, id)
  publishFeed(live, tx, null)
}
