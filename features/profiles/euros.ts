import type { Currency } from './vocabulary.ts'

/**
 * Exchange rates, only for comparing the sizes of rounds and tickets and for approximate amounts, never for sums.
 * ECB euro foreign exchange reference rates of 31 December 2024, rounded; the hryvnia's is the National Bank of Ukraine's of that day.
 */
const perEuro: Readonly<Record<Currency, number>> = {
  EUR: 1,
  GBP: 0.829,
  CHF: 0.941,
  SEK: 11.46,
  NOK: 11.8,
  DKK: 7.458,
  PLN: 4.275,
  CZK: 25.19,
  RON: 4.974,
  BGN: 1.956,
  HUF: 411.4,
  UAH: 43.93,
  USD: 1.039,
}

/** Converts an amount to another currency, approximately. */
export const exchanged = (amount: number, from: Currency, to: Currency): number => (amount / perEuro[from]) * perEuro[to]

/** Converts minor units to whole euros; null for null and for amounts that round to zero. */
export function inEuros(minorUnits: number | null, currency: Currency): number | null {
  const euros = Math.round((minorUnits ?? 0) / 100 / perEuro[currency])
  return euros > 0 ? euros : null
}
