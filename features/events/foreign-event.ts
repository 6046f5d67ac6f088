import type { CountryCode } from '#features/places/countries.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { EventFormat, EventTopic, EventType } from './vocabulary.ts'

/** An event as a source outside tells of it, in our shape: its texts plain (no markup), not longer than `longestText`. */
export interface ForeignEvent {
  /** What the source calls it, the same at every fetch. */
  external_id: string
  title: string
  description: string
  starts_at: Date
  /** Later than it starts: of sources that give no end, two hours later; of whole days, the midnight after the last. */
  ends_at: Date
  /** IANA name; its dates and times are said in it. */
  time_zone: string
  all_day: boolean
  /** False: announced for about then. */
  is_confirmed: boolean
  format: EventFormat
  venue: string
  address: string
  city: string | null
  /** GeoNames id, where the city is one that members can choose. */
  city_id: number | null
  country: CountryCode | null
  /** Degrees north and east; null for what is online alone, or nowhere known. */
  latitude: number | null
  longitude: number | null
  /** A code of `categories`. */
  category: number
  type: EventType | null
  topics: EventTopic[]
  organizer: string
  website: string | null
  /** Minor units of `currency`; 0 for free, null where nothing is said. */
  min_price: number | null
  max_price: number | null
  currency: Currency | null
  attendees: number | null
  /** Key of its picture among our files, without width and ending. */
  picture: string | null
  is_cancelled: boolean
  is_featured: boolean
}
