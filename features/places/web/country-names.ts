import { i18n } from '@lingui/core'
import { countryCodes, type CountryCode } from '../countries.ts'

/** A country's name in the interface language: 'DE' becomes 'Germany'. */
export function countryName(code: CountryCode): string {
  return namesIn(i18n.locale || 'en').of(code) ?? code
}

/** All countries as options, sorted by name. */
export function countryOptions(): readonly { id: CountryCode; label: string }[] {
  const { compare } = new Intl.Collator(i18n.locale || 'en')
  return countryCodes.map((id) => ({ id, label: countryName(id) })).toSorted((a, b) => compare(a.label, b.label))
}

let known: { locale: string; names: Intl.DisplayNames } | undefined

/** Cached per language, since building `DisplayNames` takes a millisecond. */
function namesIn(locale: string): Intl.DisplayNames {
  if (known?.locale !== locale) known = { locale, names: new Intl.DisplayNames(locale, { type: 'region' }) }
  return known.names
}
