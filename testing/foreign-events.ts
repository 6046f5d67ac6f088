import type { CuratedEvent } from '#features/event-sources/contract.ts'
import type { ForeignEvent } from '#features/events/foreign-event.ts'
import { foreignEvent } from './events.ts'

const day = 24 * 60 * 60_000

/** The time a number of days from now, to the hour. */
export const inDays = (days: number, hours = 0): Date => new Date(Math.floor(Date.now() / day) * day + days * day + hours * 60 * 60_000)

/** The same event each time, with changes. */
export const berlinForum = (fields: Partial<ForeignEvent> = {}): ForeignEvent =>
  foreignEvent({
    external_id: 'one',
    title: 'Circular Economy Forum',
    starts_at: inDays(10, 9),
    ends_at: inDays(10, 17),
    time_zone: 'Europe/Berlin',
    city: 'Berlin',
    city_id: 2_950_159,
    country: 'DE',
    latitude: 52.51,
    longitude: 13.43,
    ...fields,
  })

/** Input for a curated event. */
export const curatedEvent = (fields: Partial<CuratedEvent> & { id: string }): CuratedEvent => ({
  title: 'Ocean Finance Week',
  description: '',
  starts: inDays(40).toISOString().slice(0, 10),
  ends: inDays(42).toISOString().slice(0, 10),
  time_zone: 'Europe/Lisbon',
  is_confirmed: false,
  format: 'on-site',
  venue: '',
  address: '',
  city: 'Porto',
  country: 'PT',
  category: 101,
  type: 'conference',
  topics: [],
  organizer: '',
  website: '',
  min_price: null,
  max_price: null,
  currency: null,
  attendees: null,
  is_featured: false,
  ...fields,
})
