import type { CountryCode } from '../countries.ts'
import { cityName } from './city-names.ts'
import { countryName } from './country-names.ts'

/** A location in the interface language: 'Mailand, Italien'; '' if there is none. @param city English name */
export const placeName = ({ city, country }: { city: string | null; country: CountryCode | null }): string =>
  [city && cityName(city), country && countryName(country)].filter(Boolean).join(', ')
