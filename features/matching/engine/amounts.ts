import type { Currency } from '#features/profiles/vocabulary.ts'

/** An amount as one reads it at a glance: '€6.5M', 'SEK 40M'. In whole units of the currency. */
export function shortAmount(amount: number, currency: Currency = 'EUR'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, notation: 'compact', maximumSignificantDigits: 3 })
  // The thousand is a small k beside a sum of money.
  return format.format(amount).replace('K', 'k')
}

/** A range of amounts; null if neither end is known. */
export function shortRange(low: number | null, high: number | null, currency: Currency = 'EUR'): string | null {
  if (low !== null && high !== null) return `${shortAmount(low, currency)} to ${shortAmount(high, currency)}`
  if (low !== null) return `${shortAmount(low, currency)} and more`
  return high === null ? null : `up to ${shortAmount(high, currency)}`
}
