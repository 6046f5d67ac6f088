import type { CountryCode } from '../countries.ts'

const english = new Intl.DisplayNames('en', { type: 'region' })

/** A country's English name, as locations are stored ('Türkiye', 'United Kingdom'). */
export function countryName(code: CountryCode): string {
  return english.of(code) ?? code
}
