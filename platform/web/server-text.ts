import { i18n } from '@lingui/core'
import type { ServerText, TextValue } from '#platform/contract.ts'
import { fillIn } from '#platform/fill-in.ts'
import { type Speaker, inWords, sentenceOf } from '#platform/in-words.ts'
import { pageLanguage, readerLocale } from './i18n.ts'

/**
 * Translates texts of the server on a screen, by prefix of their ids: 'activity', 'matching.reason'. The build includes these texts only in
 * modules that call this (app/build/texts.ts).
 */
export const textsOf = (..._families: string[]) => translated

/** A text of the server in the reader's language; in English if it is not in the catalogue. */
export const translated = (text: ServerText): string => sentenceOf(text, reader())

/** Members' texts as they are, everything else in the reader's language. */
export const wordsOf = (value: TextValue): string => inWords(value, reader())

const reader = (): Speaker => ({
  language: pageLanguage(),
  locale: readerLocale(),
  say({ id, message }, values) {
    const text = i18n._(id, values)
    return text === id ? fillIn(message, values ?? {}) : text
  },
})
