import { useLingui } from '@lingui/react/macro'
import { isLanguage } from '#platform/language.ts'
import type { OwnField } from '../contract.ts'
import { type Words, inLanguage } from '../words.ts'

/** Texts of a field in the reader's language. */
export function useWords(): (field: Pick<OwnField, 'language'>, words: Words) => string {
  const { i18n } = useLingui()
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
  return (field, words) => inLanguage(words, language, field.language)
}
