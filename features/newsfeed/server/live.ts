import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { newsfeedLive } from '../contract.ts'

const event = liveEvents(newsfeedLive)

/** Tells everyone who is viewing the feed; of a post of a group, only its people. It does not say which post changed, because they may not be allowed to see it. */
export const publishFeed = (live: Live, tx: Tx, groupId: string | null): void =>
  live.tellAfter(tx, event('newsfeed.changed', [`newsfeed:${groupId ?? 'feed'}`], {}))

/** Tells everyone who is viewing the post, and the actor's other windows. */
export const publishPost = (live: Live, tx: Tx, postId: string, actorId?: string): void =>
  live.tellAfter(tx, event('newsfeed.postChanged', [`post:${postId}`, ...(actorId ? [toMember(actorId)] : [])], { post_id: postId }))

/** Tells only the member who voted, in their other windows: nobody learns when others vote. */
export const publishVote = (live: Live, tx: Tx, postId: string, memberId: string): void =>
  live.tellAfter(tx, event('newsfeed.postChanged', [toMember(memberId)], { post_id: postId }))

/** Tells only the member who saved it, in their other windows: nobody learns what others save. */
export const publishSaved = (live: Live, tx: Tx, postId: string, memberId: string): void =>
  live.tellAfter(tx, event('newsfeed.saved', [toMember(memberId)], { post_id: postId }))

export const publishTopics = (live: Live, tx: Tx, memberId: string): void =>
  live.tellAfter(tx, event('newsfeed.topics', [toMember(memberId)], {}))
