import { type Topic, topics } from '#features/newsfeed/topics.ts'
import { oneOf } from '#platform/web/rooms/address-values.ts'

/** Drops invalid topics. */
export function validSearch(raw: Record<string, unknown>): { topic?: Topic } {
  const topic = oneOf(topics, raw['topic'])
  return topic ? { topic } : {}
}
