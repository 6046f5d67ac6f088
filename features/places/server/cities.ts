import type { City } from '../contract.ts'
import type { CountryCode } from '../countries.ts'
import { foldName } from '../fold.ts'
import { type CityDataset, readDataset } from './dataset.ts'

const mostResults = 20

interface Found {
  city: City
  /** All its names, folded, each after a space, so that ' ' + query finds the beginning of a word. */
  names: string
}

/** Cities by country (largest first) and id; each country's names are folded when it is first searched. */
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
  /** Every city by each of its names, folded; made when a name is first asked for. */
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
      if (!folded) return entry.cities.slice(0, mostResults)
      entry.searchable ??= entry.cities.map((city, at) => ({
        city,
        names: [city.name, ...(entry.otherNames[at] ?? [])].map((name) => ` ${foldName(name)}`).join(' |'),
      }))
      const starting: City[] = []
      const containing: City[] = []
      for (const { city, names } of entry.searchable) {
        if (names.includes(` ${folded}`)) starting.push(city)
        else if (names.includes(folded)) containing.push(city)
        if (starting.length === mostResults) break
      }
      return [...starting, ...containing].slice(0, mostResults)
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
 * Up to 20 cities of a country for what someone types, accents and case ignored: those with a word that starts with it first, then those
 * that contain it, each from the largest. An empty query gives the largest cities.
 */
export function searchCities(country: CountryCode, query: string): City[] {
  return cities().search(country, query)
}

/** The cities that bear a name, accents and case ignored, in any of its languages; of one country, the largest first. */
export function citiesNamed(name: string): readonly City[] {
  return cities().named(name)
}

/** The city that bears a name: the largest of a country; without one, of the only country that has such a city. */
export function findCityByName(name: string, country: CountryCode | null): City | undefined {
  const found = citiesNamed(name)
  if (country) return found.find((city) => city.country === country)
  return new Set(found.map((city) => city.country)).size === 1 ? found[0] : undefined
}
