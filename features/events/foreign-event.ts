import type { CountryCode } from '#features/places/countries.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { EventFormat, EventTopic, EventType } from './vocabulary.ts'

/** An imported event in our shape: its texts are plain (no markup) and at most as long as `longestText` allows. */
export interface ForeignEvent {
  /** The source's id for it, the same at every fetch. */
  external_id: string
  title: string
  description: string
  starts_at: Date
  /** After the start: two hours later if the source gives no end; for all-day events, the midnight after the last day. */
  ends_at: Date
  /** IANA name of the zone that dates and times are shown in. */
  time_zone: string
  all_day: boolean
  /** False if the dates are provisional. */
  is_confirmed: boolean
  format: EventFormat
  venue: string
  address: string
  city: string | null
  /** GeoNames id, if members can choose the city. */
  city_id: number | null
  country: CountryCode | null
  /** Degrees north and east; null for online-only events and unknown locations. */
  latitude: number | null
  longitude: number | null
  /** A code of `categories`. */
  category: number
  type: EventType | null
  topics: EventTopic[]
  organizer: string
  website: string | null
  /** Minor units of `currency`; 0 if free, null if unknown. */
  min_price: number | null
  max_price: number | null
  currency: Currency | null
  attendees: number | null
  /** Key of its picture in our file storage, without width and extension. */
  picture: string | null
  is_cancelled: boolean
  is_featured: boolean
}
