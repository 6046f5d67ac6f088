import type { Tx } from '#platform/server/database/index.ts'
import { type Live, type LiveEvent, liveEvents, tellLater, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { newsfeedLive } from '../contract.ts'

const event = liveEvents(newsfeedLive)

/** Tells everyone who is viewing the feed; of a post of a group, only its people. It does not say which post changed, because they may not be allowed to see it. */
export const publishFeed = (live: Live, tx: Tx, groupId: string | null): void =>
  live.tellAfter(tx, event('newsfeed.changed', [`newsfeed:${groupId ?? 'feed'}`], {}))

/** Tells everyone who is viewing the post, and the actor's other windows. */
export const publishPost = (live: Live, tx: Tx, postId: string, actorId?: string): void =>
  live.tellAfter(tx, event('newsfeed.postChanged', [`post:${postId}`, ...(actorId ? [toMember(actorId)] : [])], { post_id: postId }))

/** Likes of a post are gathered for this long before its viewers are told, in milliseconds: each of them fetches it again. */
const gathering = 2_000

/** Tells the actor's other windows at once, and everyone who is viewing the post a little later. */
export function publishLike({ database, live }: Services, tx: Tx, postId: string, actorId: string): void {
  const changedFor = (topic: LiveEvent['to'][number]) => event('newsfeed.postChanged', [topic], { post_id: postId })
  live.tellAfter(tx, changedFor(toMember(actorId)))
  database.afterCommit(tx, () => tellLater(live, changedFor(`post:${postId}`), gathering))
}

/** Tells only the member who voted, in their other windows: nobody learns when others vote. */
export const publishVote = (live: Live, tx: Tx, postId: string, memberId: string): void =>
  live.tellAfter(tx, event('newsfeed.postChanged', [toMember(memberId)], { post_id: postId }))

/** Tells only the member who saved it, in their other windows: nobody learns what others save. */
export const publishSaved = (live: Live, tx: Tx, postId: string, memberId: string): void =>
  live.tellAfter(tx, event('newsfeed.saved', [toMember(memberId)], { post_id: postId }))

export const publishTopics = (live: Live, tx: Tx, memberId: string): void =>
  live.tellAfter(tx, event('newsfeed.topics', [toMember(memberId)], {}))
