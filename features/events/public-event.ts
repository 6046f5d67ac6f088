import { dateRange } from '#platform/date-range.ts'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { EventFormat, EventType } from './vocabulary.ts'

/** What visitors and search engines can read of an event whose host allows it: nothing about its host or who attends. */
export interface PublicEvent {
  id: string
  title: string
  description: string
  starts_at: Date
  /** For all-day events, the midnight after the last day. */
  ends_at: Date
  time_zone: string
  all_day: boolean
  format: EventFormat
  city: string | null
  country: CountryCode | null
  type: EventType | null
  /** Minor units of `currency`; null if unknown. */
  min_price: number | null
  max_price: number | null
  currency: Currency | null
  /** Without its width. */
  picture: string | null
  picture_alt: string
  needs_approval: boolean
  is_cancelled: boolean
  is_over: boolean
  /** The organisation that hosts it, if it has a public page. */
  organisation: { name: string; slug: string } | null
  updated_at: Date
}

/** When it takes place, in its own time zone: 'Thursday, November 26, 2026, 6:30 – 9:00 PM GMT+1'. */
export function publicTimes({ starts_at, ends_at, time_zone, all_day }: PublicEvent, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: time_zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(!all_day && { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  })
  return dateRange(format, starts_at, new Date(ends_at.getTime() - (all_day ? 1 : 0)))
}
