import { publicEventPath } from '#features/events/paths.ts'
import type { PublicEvent } from '#features/events/public-event.ts'
import { localDate } from '#features/events/zoned-time.ts'
import { organisationPath } from '#features/organisations/paths.ts'

const modes = { 'on-site': 'OfflineEventAttendanceMode', online: 'OnlineEventAttendanceMode', hybrid: 'MixedEventAttendanceMode' } as const

/** https://schema.org/Event. All currencies of events have two decimals. */
export function eventData(event: PublicEvent, siteUrl: string): object {
  const { title, description, starts_at, ends_at, time_zone, all_day, format, picture, organisation, min_price, currency } = event
  const url = siteUrl + publicEventPath(event.id)
  const lastInstant = new Date(ends_at.getTime() - 1)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${url}#event`,
    name: title,
    url,
    startDate: all_day ? localDate(starts_at, time_zone) : starts_at.toISOString(),
    endDate: all_day ? localDate(lastInstant, time_zone) : ends_at.toISOString(),
    eventStatus: `https://schema.org/${event.is_cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${modes[format]}`,
    location: [...(format === 'online' ? [] : [placeOf(event)]), ...(format === 'on-site' ? [] : [{ '@type': 'VirtualLocation', url }])],
    ...(description && { description }),
    ...(picture && { image: `${siteUrl}${picture}-1280.webp` }),
    ...(organisation && {
      organizer: { '@type': 'Organization', name: organisation.name, url: siteUrl + organisationPath(organisation.slug) },
    }),
    ...(min_price !== null && {
      offers: { '@type': 'Offer', url, price: min_price / 100, priceCurrency: currency ?? 'EUR' },
    }),
  }
}

const placeOf = ({ city, country }: PublicEvent) => ({
  '@type': 'Place',
  ...(city && { name: city }),
  address: { '@type': 'PostalAddress', ...(city && { addressLocality: city }), ...(country && { addressCountry: country }) },
})
