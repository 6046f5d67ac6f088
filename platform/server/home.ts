import type { ActivityItem, ActivityType } from '#platform/home.ts'
import type { Actor } from './http/context.ts'
import type { Services } from './services.ts'

/** What a room says on a member's first screen. */
export interface HomePart {
  /** The latest that happened to a member here, newest first, at most as many as its kind may have; an indexed read. */
  activity?: { type: ActivityType; latest: (services: Services, actor: Actor, limit: number) => Promise<ActivityItem[]> }
}
