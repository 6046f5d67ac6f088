import { countryCodes, type CountryCode } from './countries.ts'
import type { Region } from './vocabulary.ts'

/** The 27 members of the European Union (Treaty on European Union, article 52, as of 2026: the United Kingdom left in 2020). */
// prettier-ignore
const eu = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT',
  'RO', 'SE', 'SI', 'SK',
] as const satisfies readonly CountryCode[]

/**
 * The members of the Council of Europe (46, with Turkey and the Caucasus), and the four states that lie in Europe without being
 * members: Belarus, Kosovo, Russia and Vatican City.
 */
// prettier-ignore
const europe = [
  ...eu,
  'AD', 'AL', 'AM', 'AZ', 'BA', 'CH', 'GB', 'GE', 'IS', 'LI', 'MC', 'MD', 'ME', 'MK', 'NO', 'RS', 'SM', 'TR', 'UA',
  'BY', 'RU', 'VA', 'XK',
] as const satisfies readonly CountryCode[]

/**
 * The countries of each region. Southern Europe and Central and Eastern Europe follow the statistics of Invest Europe, the European private
 * equity association, plus the small states between them; the Nordics are the members of the Nordic Council.
 */
const countriesOf: Record<Exclude<Region, 'global'>, readonly CountryCode[]> = {
  europe,
  eu,
  dach: ['DE', 'AT', 'CH', 'LI'],
  nordics: ['DK', 'FI', 'IS', 'NO', 'SE'],
  baltics: ['EE', 'LV', 'LT'],
  benelux: ['BE', 'NL', 'LU'],
  'british-isles': ['GB', 'IE'],
  'southern-europe': ['AD', 'CY', 'ES', 'GR', 'IT', 'MT', 'PT', 'SM', 'VA'],
  // prettier-ignore
  'central-eastern-europe': ['AL', 'BA', 'BG', 'CZ', 'EE', 'HR', 'HU', 'LT', 'LV', 'MD', 'ME', 'MK', 'PL', 'RO', 'RS', 'SI', 'SK', 'UA', 'XK'],
}

const narrowerRegions = Object.keys(countriesOf) as (keyof typeof countriesOf)[]
const regionsByCountry = new Map<CountryCode, readonly Region[]>(
  countryCodes.map((country) => [country, [...narrowerRegions.filter((region) => countriesOf[region].includes(country)), 'global']]),
)

export const europeanCountries: readonly CountryCode[] = europe

/** The regions a country lies in, from the widest in Europe to the narrowest, 'global' last. */
export function regionsOf(country: CountryCode): readonly Region[] {
  return regionsByCountry.get(country) ?? ['global']
}

/**
 * Whether `geography` contains a country or a region it lies in. An empty list covers nothing: if empty means 'anywhere' to you, check its
 * length first.
 */
export function covers(geography: readonly (Region | CountryCode)[], country: CountryCode): boolean {
  const regions = regionsOf(country)
  return geography.some((place) => place === country || regions.includes(place as Region))
}
