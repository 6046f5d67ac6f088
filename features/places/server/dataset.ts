import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { citiesAttribution } from '../attribution.ts'
import type { CountryCode } from '../countries.ts'

/** Cities of a country as columns, largest first: the n-th value of each column belongs to the n-th city. */
export interface CityColumns {
  ids: number[]
  names: string[]
  /** Further names by position, for the few cities that have some. */
  otherNames: Record<number, string[]>
  /** Degrees north. */
  latitudes: number[]
  /** Degrees east. */
  longitudes: number[]
}

/** The output of scripts/build-cities.ts, from GeoNames. */
export interface CityDataset {
  attribution: typeof citiesAttribution
  countries: Partial<Record<CountryCode, CityColumns>>
}

export const datasetFile = resolve(import.meta.dirname, '../../../dist/places/cities.json')

/** @throws Error if the file has not been built or is damaged */
export function readDataset(file = datasetFile): CityDataset {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CityDataset
  } catch (cause) {
    throw new Error(`Cannot read the list of cities from ${file}. Build it with: npm run build`, { cause })
  }
}
