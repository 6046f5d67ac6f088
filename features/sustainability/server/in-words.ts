import type { Language } from '#platform/language.ts'
import type { Value } from '../answers/value.ts'
import type { Question } from '../catalogue/question.ts'
import { optionLabel, rowLabelOf } from './options.ts'

/** What a row is called: a goal, a pollutant, what the organisation called it; null for a question without rows. */
export const rowLabel = ({ by }: Question, row: string, language: Language): string | null => (by ? rowLabelOf(by, row, language) : null)

/** Chosen options in words; null for values that the reader's device formats. */
export function valueInWords({ is }: Question, value: Value | null, language: Language): string | null {
  if (!('options' in is) || value === null || typeof value === 'boolean') return null
  const chosen = typeof value === 'string' ? [value] : value
  return new Intl.ListFormat(language, { type: 'unit' }).format(chosen.map((option) => optionLabel(is.options, option, language)))
}
