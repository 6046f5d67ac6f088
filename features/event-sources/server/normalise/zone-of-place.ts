import type { ForeignEvent } from '#features/events/foreign-event.ts'
import { findCityByName, searchCities } from '#features/places/server/index.ts'

/**
 * The zone for times that come without one: the country's. Where it has several, the zone named after the event's city, otherwise the one
 * named after the country's largest city.
 */
export function zoneOfPlace({ city_id, country }: Pick<ForeignEvent, 'city_id' | 'country'>): string {
  const zones = country ? zonesOf(country) : []
  if (!country || zones.length <= 1) return zones[0] ?? 'UTC'
  // 'America/Argentina/La_Rioja' is named after La Rioja.
  const byCity = new Map(zones.map((zone) => [findCityByName((zone.split('/').at(-1) ?? '').replaceAll('_', ' '), country)?.id, zone]))
  const ofLargest = searchCities(country, '')
    .map(({ id }) => byCity.get(id))
    .find(Boolean)
  return (city_id === null ? undefined : byCity.get(city_id)) ?? ofLargest ?? 'UTC'
}

/** The zones of a country. `getTimeZones` is not in TypeScript's types yet. */
export const zonesOf = (country: string): string[] =>
  (new Intl.Locale('und', { region: country }) as Intl.Locale & { getTimeZones(): string[] | undefined }).getTimeZones() ?? []
