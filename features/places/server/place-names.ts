import type { CountryCode } from '../countries.ts'
import { englishNames } from '../english-names.ts'
import { findCityByName } from './cities.ts'
import { countryNames } from './country-name.ts'

let known: ReadonlyMap<number, readonly string[]> | undefined

/** What a place is called in our languages: 'Vienna', 'Wien', 'Vienne', 'Viena', 'Austria', 'Österreich', and so on. */
export function placeNames(city: string | null, country: CountryCode | null): string[] {
  known ??= new Map(englishNames.map(([id, ...names]) => [id, names]))
  const id = city ? findCityByName(city, country)?.id : undefined
  const cityNames = (id !== undefined && known.get(id)) || (city ? [city] : [])
  return [...cityNames, ...(country ? countryNames(country) : [])]
}
