import { clearLanguageOf } from '#platform/language-of.ts'
import { pageLanguage } from './i18n.ts'

/**
 * Attributes of an element with a text that a member wrote: its direction and, where its words tell, its language, so that screen readers
 * pronounce it accordingly.
 */
export function asWritten(text: string): { dir: 'auto'; lang?: string } {
  const language = clearLanguageOf(text)
  return language && language !== pageLanguage() ? { dir: 'auto', lang: language } : { dir: 'auto' }
}
