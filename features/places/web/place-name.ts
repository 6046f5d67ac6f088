import type { CountryCode } from '../countries.ts'
import { cityName } from './city-names.ts'
import { countryName } from './country-names.ts'

/** Where somebody or something is, in the language of the screens: 'Mailand, Italien'; '' for nowhere. @param city by its English name */
export const placeName = ({ city, country }: { city: string | null; country: CountryCode | null }): string =>
  [city && cityName(city), country && countryName(country)].filter(Boolean).join(', ')
