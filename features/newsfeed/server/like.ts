import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { newsfeedProblems } from '../problems.ts'
import type { Topic } from '../topics.ts'
import { lockVisiblePost } from './access.ts'
import { countLike } from './limiters.ts'
import { publishLike, publishTopics } from './live.ts'
import { deleteFollow, deleteLike, insertFollow, insertLike } from './queries.ts'

/** Likes a post; repeating it changes nothing. @throws Refusal profileFirst, tooManyRequests, postGone */
export async function likePost(services: Services, actor: Actor, id: string): Promise<void> {
  const { database, events } = services
  await countLike(actor.id)
  await requireProfile(database.kysely, actor, newsfeedProblems.profileFirst)
  await events.change(async (tx, announce) => {
    await lockVisiblePost(tx, actor, id)
    if (!(await insertLike(tx, id, actor.id))) return
    await announce('post.liked', { post_id: id, member_id: actor.id })
    publishLike(services, tx, id, actor.id)
  })
}

/** @throws Refusal tooManyRequests, postGone */
export async function unlikePost(services: Services, actor: Actor, id: string): Promise<void> {
  await countLike(actor.id)
  await services.events.change(async (tx, announce) => {
    await lockVisiblePost(tx, actor, id)
    if (!(await deleteLike(tx, id, actor.id))) return
    await announce('post.unliked', { post_id: id, member_id: actor.id })
    publishLike(services, tx, id, actor.id)
  })
}

/** Follows or unfollows a topic. */
export async function followTopic({ database, live }: Services, actor: Actor, topic: Topic, isFollowed: boolean): Promise<void> {
  await database.transaction(async (tx) => {
    if (isFollowed) await insertFollow(tx, actor.id, topic)
    else await deleteFollow(tx, actor.id, topic)
    publishTopics(live, tx, actor.id)
  })
}
