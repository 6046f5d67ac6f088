import type { MessageDescriptor } from '@lingui/core'
import { fieldTexts } from '../../field-texts.ts'
import { mostChoices } from '../../limits.ts'
import { hasChoices } from '../../own-field.ts'
import { type FieldFormValues, inputOf } from './field-values.ts'

/** Checks a field before it is sent, like the server. Empty if there are no problems. */
export function checkField(values: FieldFormValues): Partial<Record<keyof FieldFormValues, MessageDescriptor>> {
  const problems: Partial<Record<keyof FieldFormValues, MessageDescriptor>> = {}
  if (!values.label[values.language].trim()) problems.label = fieldTexts.label
  if (!hasChoices(values)) return problems
  const choices = inputOf(values).choices ?? []
  const names = choices.map(({ label }) => label[values.language]?.trim() ?? '')
  const offered = choices.filter(({ is_offered }) => is_offered).length
  if (names.includes('')) problems.choices = fieldTexts.choiceLabel
  else if (new Set(names).size < names.length) problems.choices = fieldTexts.twice
  else if (offered === 0) problems.choices = fieldTexts.noChoices
  else if (offered > mostChoices) problems.choices = { ...fieldTexts.tooManyChoices, values: { most: mostChoices } }
  return problems
}
