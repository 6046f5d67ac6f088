import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'

/** English is the source and, so far, the only catalogue; the reader's own locale still formats dates and numbers. */
export function activateMessages(messages: Messages) {
  i18n.load('en', messages)
  i18n.activate('en')
  return i18n
}

/** The locale numbers, dates and money are written in: the reader's, as their browser says. */
export const readerLocale = () => (typeof navigator === 'undefined' ? 'en' : (navigator.languages[0] ?? 'en'))
