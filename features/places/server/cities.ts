import type { City } from '../contract.ts'
import type { CountryCode } from '../countries.ts'
import { foldName } from '../fold.ts'
import { type CityDataset, readDataset } from './dataset.ts'

const maxResults = 20

interface Found {
  city: City
  /** All its names, folded and each preceded by a space, so that ' ' + query matches the start of a word. */
  names: string
}

/** Cities by country (largest first) and by id. A country's names are folded when it is first searched. */
export function cityIndex(dataset: CityDataset) {
  const byId = new Map<number, City>()
  const byCountry = new Map<CountryCode, { cities: City[]; otherNames: Record<number, string[]>; searchable?: Found[] }>()
  for (const [code, columns] of Object.entries(dataset.countries)) {
    const country = code as CountryCode
    const cities = columns.ids.map((id, at) => ({
      id,
      name: columns.names[at] ?? '',
      country,
      latitude: columns.latitudes[at] ?? 0,
      longitude: columns.longitudes[at] ?? 0,
    }))
    for (const city of cities) byId.set(city.id, city)
    byCountry.set(country, { cities, otherNames: columns.otherNames })
  }

  let byName: Map<string, City[]> | undefined
  /** Every city by each of its names, folded; built on first use. */
  const namedCities = () => {
    if (byName) return byName
    byName = new Map()
    for (const { cities, otherNames } of byCountry.values()) {
      for (const [at, city] of cities.entries()) {
        for (const name of new Set([city.name, ...(otherNames[at] ?? [])].map(foldName))) {
          byName.set(name, [...(byName.get(name) ?? []), city])
        }
      }
    }
    return byName
  }

  return {
    named: (name: string): readonly City[] => namedCities().get(foldName(name)) ?? [],
    find: (id: number): City | undefined => byId.get(id),

    search(country: CountryCode, query: string): City[] {
      const entry = byCountry.get(country)
      if (!entry) return []
      const folded = foldName(query)
      if (!folded) return entry.cities.slice(0, maxResults)
      entry.searchable ??= entry.cities.map((city, at) => ({
        city,
        names: [city.name, ...(entry.otherNames[at] ?? [])].map((name) => ` ${foldName(name)}`).join(' |'),
      }))
      const starting: City[] = []
      const containing: City[] = []
      for (const { city, names } of entry.searchable) {
        if (names.includes(` ${folded}`)) starting.push(city)
        else if (names.includes(folded)) containing.push(city)
        if (starting.length === maxResults) break
      }
      return [...starting, ...containing].slice(0, maxResults)
    },
  }
}

let index: ReturnType<typeof cityIndex> | undefined
const cities = () => (index ??= cityIndex(readDataset()))

/** The city with this GeoNames id, if members can choose it. */
export function findCity(id: number): City | undefined {
  return cities().find(id)
}

/**
 * Up to 20 cities of a country that match a query, ignoring accents and case: those with a word that starts with it, then those that
 * contain it, largest first. An empty query returns the largest cities.
 */
export function searchCities(country: CountryCode, query: string): City[] {
  return cities().search(country, query)
}

/** The cities with a name, in any language, ignoring accents and case; within a country, the largest first. */
export function citiesNamed(name: string): readonly City[] {
  return cities().named(name)
}

/** The city with a name: the largest of the country or, without a country, of the only country that has one. */
export function findCityByName(name: string, country: CountryCode | null): City | undefined {
  const found = citiesNamed(name)
  if (country) return found.find((city) => city.country === country)
  return new Set(found.map((city) => city.country)).size === 1 ? found[0] : undefined
}
