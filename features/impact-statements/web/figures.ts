import { currencyFormat, shortCurrencyFormat } from '#platform/currency-format.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import type { Unit } from '../indicators/measure.ts'
import { displayDigits } from '../rounding.ts'

/** Shown when there is no number. */
const noNumber = '–'

/** Three significant digits, or whole from 100 on: '0.833', '36.7', '1,204'. */
export const numberText = (value: number | null): string =>
  value === null ? noNumber : value.toLocaleString(readerLocale(), displayDigits(value))

/** The same for a number of the statement: shares with their sign, '36.7%', all others without their unit. */
export function impactText(value: number | null, unit: Unit): string {
  if (value === null || unit !== 'percent') return numberText(value)
  return new Intl.NumberFormat(readerLocale(), { style: 'unit', unit: 'percent', ...displayDigits(value) }).format(value)
}

/** Cents of a euro as '€4.2M'. */
export const shortEuros = (cents: number): string => new Intl.NumberFormat(readerLocale(), shortCurrencyFormat('EUR')).format(cents / 100)

/** Cents of a euro as '€4,200,000'. */
export const wholeEuros = (cents: number): string =>
  new Intl.NumberFormat(readerLocale(), { ...currencyFormat('EUR'), maximumFractionDigits: 0 }).format(cents / 100)

/** A share of 1: 0.644 is '64%'. Never '100%' while something is missing, nor '0%' if there is something. */
export function shareText(share: number): string {
  const percent = share > 0 && share < 1 ? Math.min(99, Math.max(1, Math.round(share * 100))) : Math.round(share * 100)
  return (percent / 100).toLocaleString(readerLocale(), { style: 'percent' })
}

/** The change between two years in percent, with its sign; undefined if there is none to calculate. */
export function changeText(value: number, before: number): string | undefined {
  if (before === 0) return undefined
  const change = (value - before) / Math.abs(before)
  return change.toLocaleString(readerLocale(), { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
}

/** The change between two shares in percentage points, with its sign. */
export const pointsText = (value: number, before: number): string =>
  (value - before).toLocaleString(readerLocale(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
