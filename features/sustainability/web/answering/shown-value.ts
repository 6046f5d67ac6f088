import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import type { Value } from '../../answers/value.ts'
import type { QuestionText } from '../../question-contract.ts'
import { formatAmount, formatFigure } from '../format-value.ts'

interface Given {
  value: Value | null
  unit?: string | null
  not_applicable?: string | null
}

/** An answer in words: a figure with its unit, chosen options, a date. */
export function shownValue(
  { kind, options }: Pick<QuestionText, 'kind' | 'options'>,
  { value, unit = null, not_applicable }: Given,
  currency: string,
): string {
  if (value === null) return not_applicable ? i18n._(msg`Does not apply: ${not_applicable}`) : '–'
  if (typeof value === 'boolean') return value ? i18n._(msg`Yes`) : i18n._(msg`No`)
  if (typeof value !== 'string') return value.length === 0 ? i18n._(msg`None`) : listed(value.map((id) => labelOf(options, id)))
  if (kind === 'number') return formatFigure(value, unit)
  if (kind === 'amount') return formatAmount(value, currency)
  if (kind === 'date') return formatDate(value)
  return kind === 'one-of' ? labelOf(options, value) : value
}

const labelOf = (options: QuestionText['options'], id: string) => options?.find((option) => option.id === id)?.label ?? id

const listed = (labels: readonly string[]) => new Intl.ListFormat(readerLocale(), { type: 'unit' }).format(labels)
