import type { ActivityItem, ActivityType } from '#platform/home.ts'
import type { Actor } from './http/context.ts'
import type { Services } from './services.ts'

/** What a room says on a member's first screen. */
export interface HomePart {
  /** The latest that happened to a member here, newest first, at most `limit` of it; one indexed statement. Several rooms may tell of one type. */
  activity?: { type: ActivityType; latest: (services: Pick<Services, 'database'>, actor: Actor, limit: number) => Promise<HomeItem[]> }
}

/** An item before the feed says of what type it is. */
type HomeItem = Omit<ActivityItem, 'type'>

/** How much of what a member wrote is part of the feed, in characters. */
export const activityTextLength = 160
