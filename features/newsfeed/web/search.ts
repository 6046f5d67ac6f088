import { oneOf } from '#platform/web/rooms/address-values.ts'
import type { FeedPart } from '../contract.ts'
import { topics } from '../topics.ts'

export interface FeedSearch {
  topic?: Exclude<FeedPart, undefined>
}

/** Drops invalid topics. */
export function validFeedSearch(raw: Record<string, unknown>): FeedSearch {
  const topic = oneOf(['followed', ...topics] as const, raw['topic'])
  return topic ? { topic } : {}
}
