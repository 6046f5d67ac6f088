import { type Messages, i18n } from '@lingui/core'
import { type Language, isLanguage, localeOf } from '#platform/language.ts'
import { readerOnServer } from './reader.ts'

/** The texts of the modules loaded so far, by language and id. */
const texts: Partial<Record<Language, Messages>> = {}

/** The build makes each module bring its own (app/build/texts.ts): for browsers in their page's language, for the server in all. @public */
export function addTexts(added: Partial<Record<Language, Messages>>): void {
  for (const [language, own] of Object.entries(added) as [Language, Messages][]) Object.assign((texts[language] ??= {}), own)
}

/** From now on texts are said in the page's language, those of modules still to be loaded too. On the server to be said within each rendering. */
export function activateTexts() {
  const language = pageLanguage()
  i18n.load(language, (texts[language] ??= {}))
  i18n.activate(language, readerLocale())
  return i18n
}

/** The language that the page is in. */
export function pageLanguage(): Language {
  const lang = readerOnServer()?.language ?? (typeof document === 'undefined' ? 'en' : document.documentElement.lang)
  return isLanguage(lang) ? lang : 'en'
}

/** The locale numbers, dates and money are written in: the page's language as the reader's browser knows it ("de-AT"). */
export const readerLocale = (): string =>
  readerOnServer()?.locale ?? (typeof document === 'undefined' ? 'en' : localeOf(pageLanguage(), navigator.languages))
