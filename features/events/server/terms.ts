import { foldedWords } from '#platform/search-words.ts'
import type { EventFormat, EventSourceKind, EventTopic, EventType } from '../vocabulary.ts'

interface Termed {
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

/** A topic as a term has it: 'topic:fintech', 'topic:ai-ml'. */
const topicTerm = (topic: EventTopic): string => `topic:${topic.toLowerCase().replaceAll('/', '-')}`

/** What one index of an event has: its words, and what it can be filtered by ('category:102', 'country:DE'). No word holds a colon. */
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
