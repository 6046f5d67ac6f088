import { foldedWords } from '#platform/search-words.ts'
import type { EventFormat, EventSourceKind, EventTopic, EventType } from '../vocabulary.ts'

export interface Termed {
  source: EventSourceKind
  title: string
  organizer: string
  city: string | null
  country: string | null
  category: number
  type: EventType | null
  format: EventFormat
  topics: readonly EventTopic[]
}

/** The term of a topic: 'topic:fintech', 'topic:ai-ml'. */
const topicTerm = (topic: EventTopic): string => `topic:${topic.toLowerCase().replaceAll('/', '-')}`

/** The search terms of an event: its words and filters ('category:102', 'country:DE'). Words never contain a colon. */
export function eventTerms({ source, title, organizer, city, country, category, type, format, topics }: Termed): string[] {
  return [
    ...new Set([
      ...foldedWords(`${title} ${organizer} ${city ?? ''}`),
      `source:${source}`,
      `category:${category}`,
      `format:${format}`,
      ...(country ? [`country:${country}`] : []),
      ...(type ? [`type:${type}`] : []),
      ...topics.map(topicTerm),
    ]),
  ]
}
