import { oneOf } from '#platform/web/rooms/address-values.ts'
import { topics } from '../topics.ts'

/** What the screen can show besides all posts. */
const feedViews = ['followed', 'saved', ...topics] as const
export type FeedView = (typeof feedViews)[number]

export interface FeedSearch {
  topic?: FeedView
}

/** Drops invalid topics. */
export function validFeedSearch(raw: Record<string, unknown>): FeedSearch {
  const topic = oneOf(feedViews, raw['topic'])
  return topic ? { topic } : {}
}
