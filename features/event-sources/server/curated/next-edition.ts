import type { ForeignEvent } from '#features/events/foreign-event.ts'
import { placeOf } from '../normalise/place.ts'
import { dayAfter, instantIn } from '../normalise/time.ts'
import type { Recurring } from './curated-list.ts'

const day = 24 * 60 * 60_000

/** The usual start date of an edition, as midnight in UTC. */
export function usualStart({ month, week, weekday }: Recurring['begins'], year: number): Date {
  const first = new Date(Date.UTC(year, week === -1 ? month : month - 1, 1))
  const ahead = (weekday - first.getUTCDay() + 7) % 7
  // The last one in a month is a week before the first one in the next.
  return new Date(first.getTime() + (ahead + 7 * (week === -1 ? -1 : week - 1)) * day)
}

/** The current or next edition, in its usual week. */
export function nextEdition(event: Recurring, now: Date): ForeignEvent {
  const year = now.getUTCFullYear()
  const edition = editionOf(event, year)
  return edition.ends_at > now ? edition : editionOf(event, year + 1)
}

function editionOf(
  { slug, name, begins, days, time_zone, venue, city, country, is_featured, ...said }: Recurring,
  year: number,
): ForeignEvent {
  const start = usualStart(begins, year)
  return {
    ...said,
    external_id: `${slug}-${year}`,
    title: `${name} ${year}`,
    starts_at: instantIn(time_zone, start),
    ends_at: dayAfter(instantIn(time_zone, new Date(start.getTime() + (days - 1) * day)), time_zone),
    time_zone,
    all_day: true,
    is_confirmed: false,
    ...placeOf({ format: 'on-site', venue, city, country }),
    min_price: null,
    max_price: null,
    currency: null,
    picture: null,
    is_cancelled: false,
    is_featured: is_featured ?? false,
  }
}
