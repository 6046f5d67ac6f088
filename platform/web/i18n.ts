import { type Messages, i18n } from '@lingui/core'
import { readerOnServer } from './reader.ts'

/** The texts of the modules loaded so far by their ids: the build makes each module bring its own (app/build/texts.ts). @public */
export const texts: Messages = {}

/** English is the source and, so far, the only language; the reader's own locale still formats dates and numbers. */
export function activateTexts() {
  i18n.load('en', texts)
  i18n.activate('en')
  return i18n
}

/** The locale numbers, dates and money are written in: the reader's, as their browser says. */
export const readerLocale = () => readerOnServer()?.locale ?? (typeof document === 'undefined' ? 'en' : (navigator.languages[0] ?? 'en'))
