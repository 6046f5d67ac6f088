import { languages } from '#platform/language.ts'
import { countryCodes, type CountryCode } from '../countries.ts'
import { foldName } from '../fold.ts'

const everyLanguage = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
const english = new Intl.DisplayNames('en', { type: 'region' })

/** A country's English name, as locations are stored ('Türkiye', 'United Kingdom'). */
export function countryName(code: CountryCode): string {
  return english.of(code) ?? code
}

/** A country's name in each language: 'Germany', 'Deutschland', 'Allemagne', 'Alemania'. */
export const countryNames = (code: CountryCode): string[] => everyLanguage.map((names) => names.of(code) ?? code)

/** Other common names of countries. */
const otherNames: Record<string, CountryCode> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  'u s a': 'US',
  'u k': 'GB',
  'czech republic': 'CZ',
  turkey: 'TR',
  uae: 'AE',
  'the netherlands': 'NL',
  deutschland: 'DE',
  osterreich: 'AT',
  schweiz: 'CH',
  suisse: 'CH',
  espana: 'ES',
  italia: 'IT',
  'republic of korea': 'KR',
}

let codes: ReadonlyMap<string, CountryCode> | undefined

/** The country of a code or English name, ignoring accents and case; null if there is none. */
export function countryNamed(text: string): CountryCode | null {
  codes ??= new Map([
    ...countryCodes.map((code): [string, CountryCode] => [foldName(countryName(code)), code]),
    ...countryCodes.map((code): [string, CountryCode] => [code.toLowerCase(), code]),
    ...Object.entries(otherNames),
  ])
  return codes.get(foldName(text)) ?? null
}
