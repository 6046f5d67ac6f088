import * as z from 'zod'
import { text } from '#platform/contract.ts'
import { type Language, languages } from '#platform/language.ts'

/** A text in each language; empty where there is none. */
export type Localised = Record<Language, string>

export const localised = (most: number) => {
  const each = text(most).default('')
  return z.object({ en: each, de: each, fr: each, es: each } satisfies Record<Language, unknown>)
}

export const blank = (): Localised => ({ en: '', de: '', fr: '', es: '' })

/** The text in a language, or else in the first language that has one; '' if none has. */
export const textIn = (texts: Localised, language: Language): string =>
  texts[language] || (languages.map((each) => texts[each]).find(Boolean) ?? '')
