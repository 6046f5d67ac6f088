import type { CountryCode } from '#features/places/countries.ts'
import { regionsOf } from '#features/places/regions.ts'
import { countryName } from '#features/places/server/index.ts'
import { type Region, regions } from '#features/places/vocabulary.ts'
import type { Random } from '../random.ts'
import { joinList } from '../text.ts'

const regionPhrases: Record<Region, string> = {
  europe: 'Europe',
  eu: 'the European Union',
  dach: 'Germany, Austria and Switzerland',
  nordics: 'the Nordics',
  baltics: 'the Baltics',
  benelux: 'the Benelux countries',
  'british-isles': 'Britain and Ireland',
  'southern-europe': 'southern Europe',
  'central-eastern-europe': 'central and eastern Europe',
  global: 'the world',
}
const isRegion = (place: Region | CountryCode): place is Region => (regions as readonly string[]).includes(place)

/** Where an investor from this country invests: nearby regions, their own country, or wider. */
export function drawGeography(random: Random, country: CountryCode): (Region | CountryCode)[] {
  const around = regionsOf(country).filter((region) => region !== 'europe' && region !== 'eu' && region !== 'global')
  const wide: (Region | CountryCode)[] = regionsOf(country).includes('europe') ? ['europe', 'eu'] : ['global']
  const drawn = random.weighted<(Region | CountryCode)[]>([
    [[random.pick(wide)], 4],
    [[random.pick(around.length > 0 ? around : wide)], 4],
    [[country], 2],
    [[country, ...random.sample(['DE', 'FR', 'NL', 'SE', 'ES', 'PL'] as const, 2).filter((other) => other !== country)], 1.5],
    [[...around.slice(0, 1), random.pick(['baltics', 'benelux', 'nordics', 'southern-europe', 'central-eastern-europe'] as const)], 2],
    [['global'], 1],
  ])
  return [...new Set(drawn)]
}

/** 'in the Nordics and Poland', 'across Europe', 'worldwide' */
export function geographyInWords(geography: readonly (Region | CountryCode)[]): string {
  if (geography.includes('global')) return 'worldwide'
  if (geography.length === 1 && geography[0] === 'europe') return 'across Europe'
  const named = geography.map((place) => (isRegion(place) ? regionPhrases[place] : withArticle(countryName(place))))
  return `in ${joinList(named)}`
}

const withArticle = (name: string) => (/^(Netherlands|United|Czech Republic)/.test(name) ? `the ${name}` : name)
