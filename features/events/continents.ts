import type { CountryCode } from '#features/places/countries.ts'
import { europeanCountries } from '#features/places/regions.ts'

export const continents = ['africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america'] as const
export type Continent = (typeof continents)[number]

/** Countries outside Europe by continent (United Nations M49; the Americas as two). European countries are listed in `places`. */
// prettier-ignore
const countriesOf: Record<Exclude<Continent, 'europe'>, readonly string[]> = {
  africa: [
    'DZ', 'AO', 'BJ', 'BW', 'BF', 'BI', 'CV', 'CM', 'CF', 'TD', 'KM', 'CG', 'CD', 'CI', 'DJ', 'EG', 'GQ', 'ER', 'SZ', 'ET', 'GA', 'GM', 'GH', 'GN',
    'GW', 'KE', 'LS', 'LR', 'LY', 'MG', 'MW', 'ML', 'MR', 'MU', 'YT', 'MA', 'MZ', 'NA', 'NE', 'NG', 'RE', 'RW', 'SH', 'ST', 'SN', 'SC', 'SL', 'SO',
    'ZA', 'SS', 'SD', 'TZ', 'TG', 'TN', 'UG', 'EH', 'ZM', 'ZW', 'IO', 'TF',
  ],
  'north-america': [
    'AG', 'AI', 'AW', 'BB', 'BL', 'BM', 'BQ', 'BS', 'BZ', 'CA', 'CR', 'CU', 'CW', 'DM', 'DO', 'GD', 'GL', 'GP', 'GT', 'HN', 'HT', 'JM', 'KN', 'KY',
    'LC', 'MF', 'MQ', 'MS', 'MX', 'NI', 'PA', 'PM', 'PR', 'SV', 'SX', 'TC', 'TT', 'US', 'VC', 'VG', 'VI',
  ],
  'south-america': ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'FK', 'GF', 'GS', 'GY', 'PE', 'PY', 'SR', 'UY', 'VE'],
  oceania: [
    'AS', 'AU', 'CC', 'CK', 'CX', 'FJ', 'FM', 'GU', 'KI', 'MH', 'MP', 'NC', 'NF', 'NR', 'NU', 'NZ', 'PF', 'PG', 'PN', 'PW', 'SB', 'TK', 'TO', 'TV',
    'UM', 'VU', 'WF', 'WS',
  ],
  asia: [],
}

/** The continent of a country; countries in none of the lists are in Asia. */
export function continentOf(country: CountryCode): Continent {
  if (europeanCountries.includes(country)) return 'europe'
  const others = Object.keys(countriesOf) as (keyof typeof countriesOf)[]
  return others.find((continent) => countriesOf[continent].includes(country)) ?? 'asia'
}
