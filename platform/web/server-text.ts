import { i18n } from '@lingui/core'
import type { ServerText, TextValue } from '#platform/contract.ts'
import { fillIn } from '#platform/fill-in.ts'
import { type Speaker, inWords, sentenceOf } from '#platform/in-words.ts'
import { readerLocale } from './i18n.ts'

/**
 * How a screen says texts that the server hands to it, those whose ids begin with one of these words: 'activity', 'matching.reason'. The build
 * brings them along with the module that calls this (app/build/texts.ts), and with no other.
 */
export const textsOf = (..._families: string[]) => translated

/** A text of the server in the reader's language; in English where the catalogue does not have it. */
export const translated = (text: ServerText): string => sentenceOf(text, reader())

/** What was said or done: words of members as they are, all else in the reader's language. */
export const wordsOf = (value: TextValue): string => inWords(value, reader())

const reader = (): Speaker => ({
  language: i18n.locale || 'en',
  locale: readerLocale(),
  say({ id, message }, values) {
    const text = i18n._(id, values)
    return text === id ? fillIn(message, values) : text
  },
})
