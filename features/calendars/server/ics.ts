import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator'
import { eventPath } from '#features/events/paths.ts'
import type { EventFacts } from '#features/events/server/index.ts'
import { localDate } from '#features/events/zoned-time.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { placeInWords } from '../place-in-words.ts'

interface Calendar {
  name: string
  description?: string
  /** Scheme and host, for the links. */
  site: string
  /** What else is in it, besides events. */
  entries?: readonly ICalEventData[]
  /** How often calendar apps should refresh a feed, in seconds. */
  refresh?: number
}

/** Characters that calendars cannot read. */
const readable = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')

/**
 * Events as iCalendar (RFC 5545): in UTC, so that no VTIMEZONE is needed, and byte for byte the same while nothing changes. The id is
 * derived from the event's; SEQUENCE and DTSTAMP follow its last change.
 */
export function icsOf(
  events: readonly EventFacts[],
  { name, description, site, entries = [], refresh }: Calendar,
  speaker: Speaker,
): string {
  const calendar = ical({
    prodId: { company: 'ESG Network', product: 'Events', language: speaker.language.toUpperCase() },
    name,
    description: description ?? null,
    ttl: refresh ?? null,
  })
  for (const event of events) {
    const url = site + eventPath(event.id)
    const text = readable(event.description)
    calendar.createEvent({
      id: `${event.id}@esg-network`,
      sequence: event.sequence,
      stamp: event.updated_at,
      lastModified: event.updated_at,
      created: event.created_at,
      // All-day events are written as dates, taken from midnight in UTC.
      start: event.all_day ? midnight(event.event_date, event.time_zone) : event.event_date,
      end: event.all_day ? midnight(event.end_date, event.time_zone) : event.end_date,
      allDay: event.all_day,
      summary: readable(event.title).replaceAll('\n', ' '),
      description: text ? `${text}\n\n${url}` : url,
      location: readable(placeInWords(event, speaker)).replaceAll('\n', ' ') || null,
      url,
      status:
        event.status === 'scheduled'
          ? event.is_confirmed
            ? ICalEventStatus.CONFIRMED
            : ICalEventStatus.TENTATIVE
          : ICalEventStatus.CANCELLED,
    })
  }
  for (const entry of entries) calendar.createEvent(entry)
  return calendar.toString()
}

const midnight = (at: Date, zone: string) => new Date(`${localDate(at, zone)}T00:00:00Z`)
