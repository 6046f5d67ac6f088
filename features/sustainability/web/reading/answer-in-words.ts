import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '#platform/web/format-day.ts'
import { firstUnitOf } from '../../answers/first-unit.ts'
import type { ShownAnswer } from '../../reading-contract.ts'
import { formatAmount, formatFigure } from '../format-value.ts'

/** An answer as readers see it: a figure with its unit, chosen options, a date. */
export function answerInWords(
  { kind, value, unit, shown }: Pick<ShownAnswer, 'kind' | 'value' | 'unit' | 'shown'>,
  currency: string,
): string {
  if (shown !== null) return shown || i18n._(msg`None`)
  if (value === null) return '–'
  if (typeof value === 'boolean') return value ? i18n._(msg`Yes`) : i18n._(msg`No`)
  if (typeof value !== 'string') return value.join(', ')
  if (kind === 'number') return formatFigure(value, unit)
  if (kind === 'amount') return formatAmount(value, currency)
  return kind === 'date' ? formatDate(value) : value
}

/** A computed figure, in the first unit of what the answer measures. */
export const figureInWords = ({ kind, quantity }: ShownAnswer, figure: string, currency: string): string =>
  kind === 'amount' ? formatAmount(figure, currency) : formatFigure(figure, firstUnitOf(quantity))
