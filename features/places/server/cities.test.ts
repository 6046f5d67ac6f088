import { describe, expect, it } from 'vitest'
import { city as citySchema } from '../contract.ts'
import { countryCodes } from '../countries.ts'
import { cityIndex, findCity, findCityByName, searchCities } from './cities.ts'
import { countryName, countryNamed } from './country-name.ts'
import { readDataset } from './dataset.ts'
import { placeNames } from './place-names.ts'

const names = (...search: Parameters<typeof searchCities>) => searchCities(...search).map((city) => city.name)

describe('findCity', () => {
  it('finds a city by its GeoNames id', () => {
    expect(findCity(3165524)).toEqual({ id: 3165524, name: 'Turin', country: 'IT', latitude: 45.07, longitude: 7.687 })
    expect(findCity(-1)).toBeUndefined()
  })
})

describe('findCityByName', () => {
  it('finds the largest of a country by any of its full names', () => {
    for (const name of ['Köln', 'cologne', 'KOELN']) expect(findCityByName(name, 'DE')?.name).toBe('Cologne')
    expect(findCityByName('Colo', 'DE')).toBeUndefined()
    expect(findCityByName('', 'DE')).toBeUndefined()
  })

  it('finds a city without a country if only one country has it', () => {
    expect(findCityByName('Helsinki', null)).toMatchObject({ country: 'FI' })
    expect(findCityByName('Valencia', null)).toBeUndefined()
    expect(findCityByName('Valencia', 'ES')?.name).toBe('Valencia')
  })
})

describe('searchCities', () => {
  it('finds a city by its English and by its local name, without accents or case', () => {
    for (const query of ['turin', 'TORINO', 'tori']) expect(names('IT', query)[0]).toBe('Turin')
    for (const query of ['Köln', 'koln', 'koeln', 'cologne']) expect(names('DE', query)[0]).toBe('Cologne')
    for (const query of ['Łódź', 'lodz']) expect(names('PL', query)[0]).toBe('Łódź')
    expect(names('UA', 'Київ')).toEqual(['Kyiv'])
    expect(names('RO', 'iasi')[0]).toBe('Iași')
  })

  it('ranks matches at the start of a word before others, each by size', () => {
    expect(names('GB', 'ham').slice(0, 4)).toEqual(['Hamilton', 'Hampton', 'Birmingham', 'Nottingham'])
    expect(names('FR', 'etienne')[0]).toBe('Saint-Étienne')
    expect(names('NL', 'hertogenbosch')).toEqual(["'s-Hertogenbosch"])
    expect(names('IT', 'orin')[0]).toBe('Turin')
  })

  it('returns the 20 largest cities for an empty query', () => {
    expect(names('ES', '').slice(0, 3)).toEqual(['Madrid', 'Barcelona', 'Valencia'])
    expect(searchCities('ES', '')).toHaveLength(20)
    expect(searchCities('DE', 'a').length).toBeLessThanOrEqual(20)
    expect(searchCities('DE', 'zzzz')).toEqual([])
    expect(names('AT', '  -  ')[0]).toBe('Vienna')
  })

  it('has a valid city in every country that can be chosen', () => {
    for (const country of countryCodes) {
      const cities = searchCities(country, '')
      expect(cities.length, country).toBeGreaterThan(0)
      for (const city of cities) expect(citySchema.parse(city)).toEqual(city)
    }
  })

  it('leaves out districts', () => {
    expect(names('AT', 'Favoriten')).toEqual([])
  })

  it('prepares the names of a country only once', () => {
    const dataset = readDataset()
    const germany = dataset.countries.DE
    if (!germany) throw new Error('there are no cities of Germany')
    let reads = 0
    const otherNames = new Proxy(germany.otherNames, { get: (others, at) => (reads++, Reflect.get(others, at) as string[]) })
    const index = cityIndex({ ...dataset, countries: { ...dataset.countries, DE: { ...germany, otherNames } } })
    index.search('DE', 'hausen')
    const first = reads
    expect(first).toBeGreaterThan(1_000)
    index.search('DE', 'burg')
    expect(reads).toBe(first)
  })
})

describe('the list of cities', () => {
  it('explains what to do if it has not been built', () => {
    expect(() => readDataset('/nowhere/cities.json')).toThrow('npm run build')
  })

  it('finds nothing in a country it does not have', () => {
    expect(cityIndex({ ...readDataset(), countries: {} }).search('DE', 'Berlin')).toEqual([])
  })
})

describe('countryName', () => {
  it('is English', () => {
    expect(countryName('DE')).toBe('Germany')
    expect(countryName('XK')).toBe('Kosovo')
  })

  it('is recognised, and so are codes and other common names', () => {
    for (const text of ['Germany', 'germany', 'DE', 'Deutschland']) expect(countryNamed(text)).toBe('DE')
    expect(['Türkiye', 'Turkey', 'USA', 'U.K.', 'Czech Republic'].map(countryNamed)).toEqual(['TR', 'TR', 'US', 'GB', 'CZ'])
    expect(countryNamed('Atlantis')).toBeNull()
  })
})

describe('placeNames', () => {
  it('is in our languages', () => {
    expect(placeNames('Vienna', 'AT')).toEqual(
      expect.arrayContaining(['Vienna', 'Wien', 'Vienne', 'Viena', 'Austria', 'Österreich', 'Autriche']),
    )
    expect(placeNames('Wien', null)).toContain('Vienna')
  })

  it('is the name itself for places that nobody knows', () => {
    expect(placeNames('Nowhere on Sea', 'GB')).toEqual(['Nowhere on Sea', ...placeNames(null, 'GB')])
    expect(placeNames(null, null)).toEqual([])
  })
})
