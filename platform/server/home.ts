import type { ActivityItem, ActivityType } from '#platform/home.ts'
import type { Language } from '../language.ts'
import type { Actor } from './http/context.ts'
import type { Services } from './services.ts'

/** A room's contribution to the member's start page. */
export interface HomePart {
  /** The member's latest activity here, newest first, at most `limit` items; one indexed statement. Several rooms may share a type. */
  activity?: {
    type: ActivityType
    latest: (services: Pick<Services, 'database'>, reader: HomeReader, limit: number) => Promise<HomeItem[]>
  }
}

export type HomeReader = Actor & { language: Language }

/** An item before its type is added. */
type HomeItem = Omit<ActivityItem, 'type'>

/** How many characters of a member's text the feed includes. */
export const activityTextLength = 160
