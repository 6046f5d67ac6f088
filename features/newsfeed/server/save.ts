import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { newsfeedProblems } from '../problems.ts'
import { visiblePosts } from './feed-queries.ts'
import { countLike } from './limiters.ts'
import { publishSaved } from './live.ts'

/**
 * Saves a post for the actor; repeating it changes nothing. It leaves no trace on the post: no count, event or lock.
 * @throws Refusal tooManyRequests, postGone
 */
export async function savePost({ database, live }: Services, actor: Actor, id: string): Promise<void> {
  await countLike(actor.id)
  await database.transaction(async (tx) => {
    const [seen] = await visiblePosts(tx, { viewer: actor.id, ids: [id] })
    if (!seen) throw new Refusal(newsfeedProblems.postGone)
    await tx
      .insertInto('saved_posts')
      .values({ user_id: actor.id, post_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    publishSaved(live, tx, id, actor.id)
  })
}

/** Works even if the post is no longer visible. @throws Refusal tooManyRequests */
export async function unsavePost({ database, live }: Services, actor: Actor, id: string): Promise<void> {
  await countLike(actor.id)
  await database.transaction(async (tx) => {
    await tx.deleteFrom('saved_posts').where('user_id', '=', actor.id).where('post_id', '=', id).execute()
    publishSaved(live, tx, id, actor.id)
  })
}
