import type { ServerText } from '#platform/contract.ts'
import { cityInText } from '#features/places/city-texts.ts'
import { type Coordinates, distanceInKm } from '#features/places/distance.ts'
import { exchanged } from '#features/profiles/euros.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { EventPreferences } from './preferences-contract.ts'
import { topicTexts } from './topic-texts.ts'
import { type EventFormat, type EventTopic, categories, preferredDays, preferredTimes } from './vocabulary.ts'

/** The facts about an event that recommendations use. */
export interface Candidate {
  id: string
  event_date: Date
  /** Day of the week (1 is Monday) and hour, in local time. */
  weekday: number
  hour: number
  all_day: boolean
  format: EventFormat
  category: number
  topics: readonly EventTopic[]
  min_price: number | null
  currency: Currency | null
  latitude: number | null
  longitude: number | null
  /** Number of the member's connections who attend and share that they do. */
  connections: number
}

/** The member's preferences, and the locations they would travel to. */
export interface Wisher {
  preferences: Pick<
    EventPreferences,
    | 'preferred_categories'
    | 'location_radius'
    | 'allow_virtual_events'
    | 'min_price'
    | 'max_price'
    | 'include_free_events'
    | 'preferred_days'
    | 'preferred_times'
  >
  places: readonly (Coordinates & { name: string })[]
}

export interface Recommended {
  id: string
  /** 0 to 1. */
  score: number
  reasons: ServerText[]
}

const base = 0.5
const forCategory = 0.3
const forPrice = 0.2

/**
 * The events to recommend, best first. The score follows the specification: 0.5, plus 0.3 for a preferred category and 0.2 for a price
 * within the range. Ties are broken by preferred locations, days and times, by connections who attend, then by date.
 */
export function recommend(wisher: Wisher, candidates: readonly Candidate[], most: number): Recommended[] {
  return candidates
    .filter((event) => isWanted(wisher, event))
    .map((event) => ({ event, ...look(wisher, event) }))
    .toSorted(
      (one, other) =>
        other.score - one.score || other.closeness - one.closeness || one.event.event_date.getTime() - other.event.event_date.getTime(),
    )
    .slice(0, most)
    .map(({ event, score, reasons }) => ({ id: event.id, score, reasons }))
}

function isWanted({ preferences }: Wisher, { format, min_price }: Candidate): boolean {
  if (!preferences.allow_virtual_events && format === 'online') return false
  return preferences.include_free_events || min_price !== 0
}

function look(wisher: Wisher, event: Candidate): { score: number; closeness: number; reasons: ServerText[] } {
  const topic = preferredTopic(wisher, event)
  const isAffordable = isInRange(wisher, event)
  const place = preferredPlace(wisher, event)
  const [onDay, atTime] = preferredMoment(wisher, event)
  const { connections } = event
  return {
    score: Math.min(1, base + (topic ? forCategory : 0) + (isAffordable ? forPrice : 0)),
    closeness: Number(place !== undefined) + Number(onDay) + Number(atTime) + Math.min(3, connections),
    reasons: [
      ...(connections > 0 ? [{ ...reasonTexts.connections, parameters: { count: connections } }] : []),
      ...(topic ? [{ ...reasonTexts.topic, parameters: { topic: topicTexts[topic as EventTopic] ?? topic } }] : []),
      ...(place ? [{ ...reasonTexts.place, parameters: { place: cityInText(place) } }] : []),
      ...(isAffordable ? [event.min_price === 0 ? reasonTexts.free : reasonTexts.price] : []),
      ...(onDay && atTime ? [reasonTexts.dayAndTime] : onDay ? [reasonTexts.day] : atTime ? [reasonTexts.time] : []),
    ],
  }
}

/** The first preferred category that the event has, ignoring case. */
function preferredTopic({ preferences }: Wisher, { category, topics }: Candidate): string | undefined {
  const own = [categories[category as keyof typeof categories] ?? '', ...topics].join(' ').toLowerCase()
  return preferences.preferred_categories.find((preferred) => own.includes(preferred.toLowerCase()))
}

function isInRange(
  { preferences: { min_price, max_price, include_free_events } }: Wisher,
  { min_price: price, currency }: Candidate,
): boolean {
  if (price === null) return false
  if (price === 0) return include_free_events
  const euros = exchanged(price, currency ?? 'EUR', 'EUR') / 100
  return euros >= min_price && euros <= max_price
}

function preferredPlace({ preferences, places }: Wisher, { format, latitude, longitude }: Candidate): string | undefined {
  if (format === 'online' || latitude === null || longitude === null) return undefined
  return places.find((place) => distanceInKm(place, { latitude, longitude }) <= preferences.location_radius)?.name
}

function preferredMoment({ preferences }: Wisher, { weekday, hour, all_day }: Candidate): [onDay: boolean, atTime: boolean] {
  const day = preferredDays[weekday - 1]
  const isAt = (name: keyof typeof preferredTimes) => hour >= preferredTimes[name][0] && hour < preferredTimes[name][1]
  return [day !== undefined && preferences.preferred_days.includes(day), !all_day && preferences.preferred_times.some(isAt)]
}

const reasonTexts = {
  connections: /*i18n*/ {
    id: 'events.reason.connections',
    message: '{count, plural, one {One of your connections is attending} other {# of your connections are attending}}',
  },
  topic: /*i18n*/ { id: 'events.reason.topic', message: 'About {topic}' },
  place: /*i18n*/ { id: 'events.reason.place', message: 'Near {place}' },
  free: /*i18n*/ { id: 'events.reason.free', message: 'Free' },
  price: /*i18n*/ { id: 'events.reason.price', message: 'Within your price range' },
  dayAndTime: /*i18n*/ { id: 'events.reason.dayAndTime', message: 'On a day and at a time you prefer' },
  day: /*i18n*/ { id: 'events.reason.day', message: 'On a day you prefer' },
  time: /*i18n*/ { id: 'events.reason.time', message: 'At a time you prefer' },
}
