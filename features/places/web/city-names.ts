import { i18n } from '@lingui/core'
import { cityInText } from '../city-texts.ts'

/** A city's name in the language of the screens, from its English one: 'Cologne' is 'Köln'. */
export function cityName(name: string): string {
  const known = cityInText(name)
  return typeof known === 'string' ? known : i18n._(known)
}
