import type { ChosenCity } from '#features/places/web/index.ts'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { EventInput } from '../../hosting-contract.ts'
import type { EventDetails, Question } from '../../registration-contract.ts'
import type { EventFormat, EventTopic, EventType } from '../../vocabulary.ts'
import { usualCategory } from '../../vocabulary.ts'
import { type Repeat, type Rhythm, daysBetween, daysLater } from '../../repeat.ts'
import { localTime, timesOf } from '../../zoned-time.ts'

/** The values of the event form. Times are local to `time_zone`; for all-day events, only dates count. */
export interface EventValues {
  /** The organisation in whose name it is hosted; null: the member's own. */
  organisation_id: string | null
  /** The group whose people alone see it; it cannot be changed later. */
  group_id: string | null
  title: string
  description: string
  all_day: boolean
  starts: string
  ends: string
  time_zone: string
  format: EventFormat
  venue: string
  address: string
  country: CountryCode | null
  city: ChosenCity | null
  category: string
  type: EventType | 'none'
  topics: EventTopic[]
  website: string
  joining: string
  min_price: number | null
  max_price: number | null
  currency: Currency
  capacity: number | null
  needs_approval: boolean
  is_public: boolean
  questions: Question[]
  /** Of a new event: how often it repeats, and up to a number of dates or a last one. */
  repeats: Rhythm | 'never'
  repeats_until: 'times' | 'until'
  times: number | null
  until: string
  /** Of an existing event: which dates the change is for. */
  scope: 'one' | 'following'
}

const once = { repeats: 'never', repeats_until: 'times', times: 4, until: '', scope: 'one' } as const

/** Defaults for a new event: an evening in a week. */
export function newEvent(time_zone: string, today: string): EventValues {
  return {
    organisation_id: null,
    group_id: null,
    title: '',
    description: '',
    all_day: false,
    starts: `${today}T18:00`,
    ends: `${today}T20:00`,
    time_zone,
    format: 'on-site',
    venue: '',
    address: '',
    country: null,
    city: null,
    category: String(usualCategory),
    type: 'none',
    topics: [],
    website: '',
    joining: '',
    min_price: null,
    max_price: null,
    currency: 'EUR',
    capacity: null,
    needs_approval: false,
    is_public: false,
    questions: [],
    ...once,
  }
}

/** The values of an existing event. */
export function valuesOf(event: EventDetails): EventValues {
  const at = (time: string, before = 0) => localTime(new Date(new Date(time).getTime() - before), event.time_zone)
  return {
    ...event,
    organisation_id: hostingOrganisation(event),
    group_id: event.group?.id ?? null,
    starts: at(event.starts_at),
    // All-day events end at midnight after the last day; the form shows the last day.
    ends: at(event.ends_at, event.all_day ? 1 : 0),
    city: event.city_id !== null && event.city !== null ? { id: event.city_id, name: event.city } : null,
    category: String(event.category),
    type: event.type ?? 'none',
    website: event.website ?? '',
    currency: event.currency ?? 'EUR',
    ...once,
  }
}

const hostingOrganisation = ({ organisation }: EventDetails) => organisation?.id ?? null

/** Converts the values to the server's input. @param event the event before the change; absent for a new one */
export function inputOf({ all_day, starts, ends, city, category, type, ...values }: EventValues, event?: EventDetails): EventInput {
  const length = all_day ? 10 : 16
  return {
    organisation_id: event && values.organisation_id === hostingOrganisation(event) ? undefined : values.organisation_id,
    title: values.title,
    description: values.description,
    starts: starts.slice(0, length),
    ends: ends.slice(0, length),
    time_zone: values.time_zone,
    format: values.format,
    venue: values.format === 'online' ? '' : values.venue,
    address: values.format === 'online' ? '' : values.address,
    country: values.format === 'online' ? null : values.country,
    city_id: values.format === 'online' ? null : (city?.id ?? null),
    category: Number(category),
    type: type === 'none' ? null : type,
    topics: values.topics,
    website: values.website,
    joining: values.format === 'on-site' ? '' : values.joining,
    min_price: values.min_price,
    max_price: values.max_price,
    currency: values.currency,
    capacity: values.capacity,
    needs_approval: values.needs_approval,
    is_public: values.is_public,
    questions: values.questions,
  }
}

/** How often a new event repeats, for the server's input. */
export const repeatOf = ({ repeats, repeats_until, times, until }: EventValues): Repeat | null =>
  repeats === 'never'
    ? null
    : { rhythm: repeats, times: repeats_until === 'times' ? times : null, until: repeats_until === 'until' ? until : null }

/** Keeps the length of an event when its start moves. @returns the new end, or the old one if it cannot be calculated */
export function movedEnd(values: EventValues, starts: string): string {
  const before = timesOf({ ...values, starts: values.starts.slice(0, 16), ends: values.ends.slice(0, 16) })
  const after = timesOf({ ...values, starts: starts.slice(0, 16), ends: starts.slice(0, 16) })
  if (!before || !after) return values.ends
  // A day with a clock change has 23 or 25 hours.
  if (values.all_day) return daysLater(values.ends, daysBetween(values.starts.slice(0, 10), starts.slice(0, 10)))
  return localTime(new Date(after.starts_at.getTime() + before.ends_at.getTime() - before.starts_at.getTime()), values.time_zone)
}
