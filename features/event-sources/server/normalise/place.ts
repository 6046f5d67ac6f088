import { longestText } from '#features/events/limits.ts'
import type { ForeignEvent } from '#features/events/foreign-event.ts'
import type { EventFormat } from '#features/events/vocabulary.ts'
import { countryNamed, findCityByName } from '#features/places/server/index.ts'
import { plainLine } from './plain-text.ts'

type Place = Pick<ForeignEvent, 'format' | 'venue' | 'address' | 'city' | 'city_id' | 'country' | 'latitude' | 'longitude'>

interface Said {
  format: EventFormat
  venue?: unknown
  address?: unknown
  city?: unknown
  /** A country code or name. */
  country?: unknown
  latitude?: unknown
  longitude?: unknown
}

const degrees = (given: unknown, most: number): number | null => {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= most ? number : null
}

const nowhere = { venue: '', address: '', city: null, city_id: null, country: null, latitude: null, longitude: null }

/** The location of an event; missing coordinates are taken from its city. */
export function placeOf({ format, venue, address, ...said }: Said): Place {
  if (format === 'online') return { format, ...nowhere }
  const named = plainLine(said.city, longestText.city)
  const country = countryNamed(plainLine(said.country, 80))
  const city = named ? findCityByName(named, country) : undefined
  const latitude = degrees(said.latitude, 90)
  const longitude = degrees(said.longitude, 180)
  // Programs write 0° N 0° E for unknown locations.
  const isGiven = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0)
  return {
    format,
    venue: plainLine(venue, longestText.venue),
    address: plainLine(address, longestText.address),
    city: city?.name ?? (named || null),
    city_id: city?.id ?? null,
    country: country ?? city?.country ?? null,
    latitude: isGiven ? latitude : (city?.latitude ?? null),
    longitude: isGiven ? longitude : (city?.longitude ?? null),
  }
}

const onlineWords = /\b(online|virtual|webinar|zoom|livestream|remote)\b|\bteams meeting\b|\bgoogle meet\b/i

/** Reads a location from a single line: 'Radialsystem, Holzmarktstraße 33, 10243 Berlin, Germany'. */
export function placeOfLine(line: unknown, coordinates: { latitude?: unknown; longitude?: unknown } = {}): Place {
  const text = plainLine(line, 400)
  if (/^https?:/i.test(text) || (text.length < 60 && onlineWords.test(text))) return placeOf({ format: 'online' })
  const parts = text.split(/\s*[,;]\s*/).filter(Boolean)
  const country = countryNamed(parts.at(-1) ?? '')
  const places = country ? parts.slice(0, -1) : parts
  // Strips postcodes: '10243 Berlin', 'London EC1A 1BB'.
  const names = places.map((part) => part.replace(/\S*\d\S*/g, ' ').trim()).filter(Boolean)
  // The first part is the venue, not a city, unless it is the only part.
  const city = (names.length > 1 ? names.slice(1).toReversed() : names).find((name) => findCityByName(name, country))
  // 'Lisbon, Portugal' has no venue.
  const [venue, ...address] = places.length === 0 || (places.length === 1 && city !== undefined) ? [] : parts
  return placeOf({
    format: 'on-site',
    venue,
    address: address.join(', '),
    city,
    country,
    ...coordinates,
  })
}
