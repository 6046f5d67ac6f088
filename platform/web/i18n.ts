import { type Messages, i18n } from '@lingui/core'
import { type Language, isLanguage, localeOf } from '#platform/language.ts'
import { readerOnServer } from './reader.ts'

/** The texts of loaded modules, by language and id. */
const texts: Partial<Record<Language, Messages>> = {}

/**
 * Called by each module with its texts (app/build/texts.ts): in the page's language in browsers, in all languages on the server. @public
 */
export function addTexts(added: Partial<Record<Language, Messages>>): void {
  for (const [language, own] of Object.entries(added) as [Language, Messages][]) Object.assign((texts[language] ??= {}), own)
}

/** Activates the page's language, also for modules loaded later. On the server, call it within each rendering. */
export function activateTexts() {
  const language = pageLanguage()
  i18n.load(language, (texts[language] ??= {}))
  i18n.activate(language, readerLocale())
  return i18n
}

/** The language of the page. */
export function pageLanguage(): Language {
  const lang = readerOnServer()?.language ?? (typeof document === 'undefined' ? 'en' : document.documentElement.lang)
  return isLanguage(lang) ? lang : 'en'
}

/** The locale for numbers, dates and amounts: the page's language as in the reader's browser ("de-AT"). */
export const readerLocale = (): string =>
  readerOnServer()?.locale ?? (typeof document === 'undefined' ? 'en' : localeOf(pageLanguage(), navigator.languages))
