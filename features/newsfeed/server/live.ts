import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { newsfeedLive } from '../contract.ts'

const event = liveEvents(newsfeedLive)

/** All who look at the feed; it says nothing of which post, for they may not see it. */
export const tellFeed = (live: Live, tx: Tx): void => live.tellAfter(tx, event('newsfeed.changed', ['newsfeed:feed'], {}))

/** Those who look at a post, and the other pages of who did something about it. */
export const tellPost = (live: Live, tx: Tx, postId: string, actorId?: string): void =>
  live.tellAfter(tx, event('newsfeed.postChanged', [`post:${postId}`, ...(actorId ? [toMember(actorId)] : [])], { post_id: postId }))

export const tellTopics = (live: Live, tx: Tx, memberId: string): void =>
  live.tellAfter(tx, event('newsfeed.topics', [toMember(memberId)], {}))
