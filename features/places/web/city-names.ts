import { i18n } from '@lingui/core'
import { cityInText } from '../city-texts.ts'

/** A city's name in the interface language, from its English name: 'Cologne' becomes 'Köln'. */
export function cityName(name: string): string {
  const known = cityInText(name)
  return typeof known === 'string' ? known : i18n._(known)
}
